// What was asked in a selection, as it can be read and printed.
import { Card } from '#kit/ui/card.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { RunReply } from '#mall/optimise/optimise.protocol.ts';
import { GROUPS } from '#mall/optimise/optimise-score.ts';
import { optimiseWords } from '#mall/optimise/parts/optimise-words.ts';
import { groupWords } from '#mall/optimise/run-status.ts';

export function SelectionCard({ run }: { run: RunReply }) {
  const say = useWords(optimiseWords);
  const language = useLanguage();
  const { selection } = run;
  const comparisons = { GE: say.ge, LE: say.le, SAME: say.same, COVERS: say.covers, INCLUDES: say.includes };
  const { none, industrial, automotive, military } = say;
  const qualifications = { none, industrial, automotive, military };
  const options = [
    selection.domesticOnly ? say.domesticOnly : '',
    selection.withSample ? say.withSample : '',
    selection.withReport ? say.withReport : '',
    selection.preferredOnly ? say.preferredOnly : '',
  ].filter(Boolean);
  return (
    <Card>
      <Collapsible defaultOpen title={say.selection}>
        <Descriptions
          columns={4}
          items={[
            { label: say.category, value: selection.categoryName },
            { label: say.quantity, value: showPieces(selection.quantity) },
            { label: say.needBy, value: selection.needBy },
            { label: say.qualification, value: qualifications[selection.qualification] },
            ...(options.length > 0 ? [{ label: say.options, value: options.join(' · '), wide: true }] : []),
            {
              label: say.weights,
              wide: true,
              value: GROUPS.map((group) => `${groupWords[group][language]} ${selection.weights[group]}`).join(
                ' · ',
              ),
            },
          ]}
        />
        {selection.requirements.length > 0 ? (
          <ul className="mt-3 flex flex-wrap gap-2">
            {selection.requirements.map(({ key, name, mode, comparison, target, limit, weight }) => (
              <li
                key={key}
                className="flex min-h-7 max-w-full flex-wrap items-center gap-1.5 rounded-control border border-line px-2 py-0.5 text-13"
              >
                <Tag tone={mode === 'hard' ? 'refused' : 'neutral'}>
                  {mode === 'hard' ? say.hard : say.soft}
                </Tag>
                {name}
                <span className="text-hint">{comparisons[comparison]}</span>
                <span className="num wrap-anywhere">
                  {target}
                  {limit ? ` (${limit})` : ''}
                </span>
                {weight === 1 ? null : <span className="num text-12 text-hint">×{weight}</span>}
              </li>
            ))}
          </ul>
        ) : null}
      </Collapsible>
    </Card>
  );
}

// One import: which file into which store, how far it has come, what was left out and why.

import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CatalogImport } from '../catalog-import.protocol.ts';
import { catalogImportStatus } from '../catalog-import-status.ts';
import { catalogImportWords } from './catalog-import-words.ts';

export function CatalogImportRow({ one, onStop }: { one: CatalogImport; onStop: () => void }) {
  const say = useWords(catalogImportWords);
  const language = useLanguage();
  const { tone, ...name } = catalogImportStatus[one.state];
  const count = (n: number) => n.toLocaleString('en');
  return (
    <li className="py-3 text-13">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Tag tone={tone} dot>
          {name[language]}
        </Tag>
        <span className="min-w-0 flex-1 basis-48 font-semibold wrap-anywhere">{one.fileName}</span>
        <span className="text-secondary">{one.storeName ?? say.partsAlone}</span>
        {one.allowedActions.includes('stop') ? (
          <Button size="sm" onClick={onStop}>
            {say.stop}
          </Button>
        ) : null}
      </div>
      <p className="mt-1 text-secondary" aria-live="polite">
        {say.counts(count(one.lines), count(one.parts), count(one.offers))}
        <span className="ml-3 text-hint">
          {showMoment(one.createdAt)} · {one.memberName}
        </span>
      </p>
      {one.problem ? <p className="mt-1 text-refused">{one.problem}</p> : null}
      <Lines title={say.left(count(one.badLines))} all={one.badLines} lines={one.bad} />
      <Lines title={say.noted(count(one.notedLines))} all={one.notedLines} lines={one.noted} />
    </li>
  );
}

function Lines({ title, all, lines }: { title: string; all: number; lines: CatalogImport['bad'] }) {
  const say = useWords(catalogImportWords);
  if (all === 0) return null;
  return (
    <Collapsible title={title} className="mt-1">
      <ul className="max-h-60 overflow-auto text-12 text-secondary">
        {lines.map(({ line, reason }) => (
          <li key={`${line} ${reason}`} className="py-0.5 wrap-anywhere">
            <span className="num mr-2 text-hint">{say.line(line)}</span>
            {reason}
          </li>
        ))}
      </ul>
      {all > lines.length ? <p className="mt-1 text-12 text-hint">{say.firstOnes(lines.length)}</p> : null}
    </Collapsible>
  );
}

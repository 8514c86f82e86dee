// The risks of what is bought regularly, with what could stand in for it.

import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { Alternate } from '#mall/project/parts/alternate.tsx';
import { severityNames } from '#mall/project/project-status.ts';
import type { RegularGoods } from '../regular.protocol.ts';
import { regularWords } from './regular-words.ts';

/** Nothing for goods without a risk. */
export function RegularRisks({ goods: { risks, alternates } }: { goods: RegularGoods }) {
  const say = useWords(regularWords);
  const language = useLanguage();
  if (risks.length === 0) return null;
  return (
    <div className="mt-1 flex flex-col gap-1 text-12">
      {risks.map(({ kind, kindName, severity, text }) => (
        <p key={kind} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Tag tone={severityNames[severity].tone}>
            {kindName} · {severityNames[severity][language]}
          </Tag>
          <span className="text-secondary">{text}</span>
        </p>
      ))}
      {alternates.length > 0 ? (
        <div>
          <p className="text-hint">{say.standIns}</p>
          <ul className="mt-1 flex flex-col gap-1">
            {alternates.map((one) => (
              <li key={one.partId} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Alternate alternate={one} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

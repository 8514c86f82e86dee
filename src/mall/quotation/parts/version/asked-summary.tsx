// What was asked for, in short, beside a quotation: where and when it goes, which terms are wished for, its lines.

import { FileLinks } from '#kit/detail/file-links.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useUnit } from '#mall/inquiry/parts/use-unit.ts';
import type { AskedReply } from '../../quotation-detail.protocol.ts';
import { AskedLine } from './asked-line.tsx';
import { askedWords } from './asked-words.ts';

export function AskedSummary({ asked, isFolded }: { asked: AskedReply; isFolded?: boolean }) {
  const unitOf = useUnit();
  const say = useWords(askedWords);
  const facts: [string, string][] = [
    [say.deliverTo, asked.deliveryPlace],
    [say.deliverBy, asked.deliverBy],
    [say.invoice, say[`invoice_${asked.invoiceKind}`]],
    [say.payment, asked.paymentTerms],
    [say.closes, showMoment(asked.deadline)],
    [
      say.rules,
      [
        asked.isSealed ? say.sealed : say.openPrices,
        asked.allowsPartial ? say.partial : say.wholeOnly,
        asked.allowsAlternatives ? say.alternatives : say.noAlternatives,
        asked.wantsContract ? say.contract : '',
      ]
        .filter(Boolean)
        .join(' · '),
    ],
  ];
  const body = (
    <>
      <dl className="grid gap-x-6 gap-y-2 p-4 text-13 sm:grid-cols-2">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex min-w-0 gap-3">
              <dt className="shrink-0 text-secondary">{name}</dt>
              <dd className="num min-w-0 break-words">{value}</dd>
            </div>
          ))}
        {asked.note ? (
          <div className="col-span-full flex gap-3">
            <dt className="shrink-0 text-secondary">{say.explanation}</dt>
            <dd className="whitespace-pre-line">{asked.note}</dd>
          </div>
        ) : null}
        {asked.files.length > 0 ? (
          <div className="col-span-full flex gap-3">
            <dt className="shrink-0 text-secondary">{say.files}</dt>
            <dd>
              <FileLinks files={asked.files} />
            </dd>
          </div>
        ) : null}
      </dl>
      {isFolded ? null : (
        <ul className="max-h-[60dvh] divide-y divide-line overflow-y-auto border-t border-line">
          {asked.lines.map((line) => (
            <li
              key={line.lineNo}
              className="flex items-center justify-between gap-4 px-4 py-2 [contain-intrinsic-size:auto_56px] [content-visibility:auto]"
            >
              <AskedLine asked={line} lineNo={line.lineNo} />
              <span className="num text-13 whitespace-nowrap">
                {line.qty.toLocaleString('en-US')} {unitOf(line.unit)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
  return (
    <Card flush title={say.asked}>
      {body}
    </Card>
  );
}

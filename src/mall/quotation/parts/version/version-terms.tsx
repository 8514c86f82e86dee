// The terms of a version; where another one is given, what differs stands beside it.

import type { ReactNode } from 'react';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import type { Spoken } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import { Changed } from '../haggle/changed.tsx';
import { quoteWords } from '../quote-words.ts';

type Terms = Pick<
  QuotationVersion,
  'freight' | 'taxPerMille' | 'invoiceKind' | 'planText' | 'validUntil' | 'isBinding' | 'side'
>;

export const freightText = (freight: Terms['freight'], say: Spoken<typeof quoteWords>) =>
  freight.kind === 'fixed' ? showAmount(freight.fee) : say[`freight_${freight.kind}`];

export function VersionTerms({
  version,
  before,
  isOnlyChanged = false,
}: {
  version: QuotationVersion;
  before?: QuotationVersion;
  /** What is as before takes no room: of a counter-offer. */
  isOnlyChanged?: boolean;
}) {
  const say = useWords(quoteWords);
  const rows: [string, (terms: Terms) => string][] = [
    [say.freight, (terms) => freightText(terms.freight, say)],
    [say.tax, (terms) => `${terms.taxPerMille / 10}%`],
    [say.invoice, (terms) => say[`invoice_${terms.invoiceKind}`]],
    [say.plan, (terms) => terms.planText],
    [say.validUntil, (terms) => terms.validUntil],
  ];
  // A purchaser's version says with it whether an agreement awards, not whether he is bound.
  if (version.side === 'supplier')
    rows.push([say.binding, (terms) => (terms.isBinding ? say.bindingYes : say.notBinding)]);
  const was = before?.side === 'supplier' ? before : version;
  const shown = isOnlyChanged ? rows.filter(([, write]) => write(was) !== write(version)) : rows;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-13 sm:grid-cols-2 lg:grid-cols-3">
      {shown.length === 0 ? <Fact name={say.terms}>{say.termsSame}</Fact> : null}
      {shown.map(([name, write]) => (
        <Fact key={name} name={name}>
          <Changed before={write(was)} after={write(version)} />
        </Fact>
      ))}
      {version.note ? (
        <Fact name={say.explanation} wide>
          <span className="whitespace-pre-line">{version.note}</span>
        </Fact>
      ) : null}
      {version.files.length > 0 ? (
        <Fact name={say.files} wide>
          <FileLinks files={version.files} />
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full flex gap-3' : 'flex min-w-0 gap-3'}>
      <dt className="shrink-0 whitespace-nowrap text-secondary">{name}</dt>
      <dd className="num min-w-0">{children}</dd>
    </div>
  );
}

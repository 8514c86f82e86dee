// Which version a card shows, and what its lines come to.
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import { quoteWords } from '../quote-words.ts';

export function VersionSum({ version }: { version: QuotationVersion }) {
  const say = useWords(quoteWords);
  return (
    <span className="num text-13 text-secondary">
      {say.versionOf(version.versionNo)} · {say.total} <b className="text-ink">{showAmount(version.total)}</b>
    </span>
  );
}

// Whether suppliers may still quote: also in the moment between a deadline and the timer that closes.
import type { InquiryRow } from './inquiry.ts';

/** By its rule, the deadline ends quoting at once; where the count decides, quoting goes on until it closes. */
export function isOpenForQuotations(
  {
    state,
    header,
    deadline,
  }: Pick<InquiryRow, 'state' | 'deadline'> & { header: Pick<InquiryRow['header'], 'closing'> },
  now: Date,
): boolean {
  if (state !== 'QUOTING') return false;
  const waitsForCount = header.closing === 'BY_COUNT' || header.closing === 'AND';
  return waitsForCount || deadline === null || now < deadline;
}

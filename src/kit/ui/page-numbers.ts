// Which page numbers a pagination shows.

/** The first, the last and the neighbours of `page` (1-based); `null` marks a gap. At most nine entries. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= 7) return Array.from({ length: Math.max(pageCount, 0) }, (_, index) => index + 1);
  const from = Math.max(2, Math.min(page - 2, pageCount - 5));
  const to = Math.min(pageCount - 1, Math.max(page + 2, 6));
  const numbers: (number | null)[] = [1];
  if (from > 2) numbers.push(null);
  for (let number = from; number <= to; number += 1) numbers.push(number);
  if (to < pageCount - 1) numbers.push(null);
  numbers.push(pageCount);
  return numbers;
}

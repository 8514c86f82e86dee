// The first few of many rows in an order, without sorting the rest.

/** The first `most` of the rows, in order: a heap with the last of them on top. */
export function firstOf(
  rows: ArrayLike<number>,
  most: number,
  isBefore: (a: number, b: number) => boolean,
): number[] {
  const heap: number[] = [];
  const sink = (from: number): void => {
    const row = heap[from] ?? 0;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child] ?? 0, heap[child + 1] ?? 0)) child++;
      if (!isBefore(row, heap[child] ?? 0)) break;
      heap[at] = heap[child] ?? 0;
      at = child;
    }
    heap[at] = row;
  };
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (heap.length < most) {
      heap.push(row);
      if (heap.length === most) for (let i = most >> 1; i >= 0; i--) sink(i);
    } else if (most > 0 && isBefore(row, heap[0] ?? 0)) {
      heap[0] = row;
      sink(0);
    }
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

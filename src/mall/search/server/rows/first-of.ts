// The first few of many in an order, without sorting the rest.

/** The first `most` of them, in order: a heap with the last of them on top. */
export function firstOf<T>(many: ArrayLike<T>, most: number, isBefore: (a: T, b: T) => boolean): T[] {
  const heap: T[] = [];
  const sink = (from: number): void => {
    const one = heap[from] as T;
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child] as T, heap[child + 1] as T)) child++;
      if (!isBefore(one, heap[child] as T)) break;
      heap[at] = heap[child] as T;
      at = child;
    }
    heap[at] = one;
  };
  for (let at = 0; at < many.length; at++) {
    const one = many[at] as T;
    if (heap.length < most) {
      heap.push(one);
      if (heap.length === most) for (let i = most >> 1; i >= 0; i--) sink(i);
    } else if (most > 0 && isBefore(one, heap[0] as T)) {
      heap[0] = one;
      sink(0);
    }
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

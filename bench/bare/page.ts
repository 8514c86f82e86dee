// Which rows a page of a list holds.

/** Numbers stand in the text as far as they are few, so that the planner knows how little is wanted. */
export function pageOf(query: URLSearchParams, usualSize: number, given: (value: unknown) => string): string {
  const size = Number(query.get('pageSize') ?? usualSize);
  const before = (Number(query.get('current') ?? 1) - 1) * size;
  return `LIMIT ${size}${before > 0 ? ` OFFSET ${given(before)}::bigint` : ''}`;
}

const names = new Map<string, string>();

/** Each shape of a statement is prepared under a name of its own. */
export function nameOf(text: string): string {
  const name = names.get(text) ?? `shape-${names.size}`;
  names.set(text, name);
  return name;
}

// Addresses of a list: the present one with some of its conditions changed.

/**
 * The search part of an address with `changes` made: `undefined` or an empty text takes a name away.
 * Any change leads back to the first page unless it is the page itself that changes; `lang` never travels along.
 * @param search as in `location.search`
 */
export function withQuery(
  search: string,
  changes: Readonly<Record<string, string | number | undefined>>,
): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  if (!('current' in changes)) query.delete('current');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') query.delete(name);
    else query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : '?';
}

// The state of a member's own goods lists in the address: what is shown, searched for, and which page.

export interface OwnListQuery {
  /** Which part of the list; '' is all of it. */
  which: string;
  keyword: string;
  current: number;
}

/** What the address says; a page that is none counts as the first. */
export function readOwnListQuery(query: URLSearchParams, name = 'which'): OwnListQuery {
  const current = Number(query.get('current'));
  return {
    which: query.get(name) ?? '',
    keyword: (query.get('keyword') ?? '').trim().slice(0, 60),
    current: Number.isSafeInteger(current) && current > 0 && current <= 100_000 ? current : 1,
  };
}

/** The address of the list in that state; what is usual is left out. */
export function ownListAddress(path: string, { which, keyword, current }: Partial<OwnListQuery>): string {
  const query = new URLSearchParams();
  if (which) query.set('which', which);
  if (keyword) query.set('keyword', keyword);
  if (current && current > 1) query.set('current', String(current));
  return `${path}${query.size > 0 ? `?${query}` : ''}`;
}

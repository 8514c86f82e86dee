// The security centre's state in its address: which records, which page of them.

export interface AccountQuery {
  scope: 'login' | 'change';
  current: number;
}

/** What the address says; anything unknown counts as not said. */
export function readAccountQuery(query: URLSearchParams): AccountQuery {
  const current = Number(query.get('current'));
  return {
    scope: query.get('scope') === 'change' ? 'change' : 'login',
    current: Number.isSafeInteger(current) && current > 0 && current <= 100_000 ? current : 1,
  };
}

/** The address of the page in that state; what is usual is left out. */
export function accountAddress({ scope, current }: AccountQuery): string {
  const query = new URLSearchParams();
  if (scope === 'change') query.set('scope', scope);
  if (current > 1) query.set('current', String(current));
  return `/member/account${query.size > 0 ? `?${query}` : ''}`;
}

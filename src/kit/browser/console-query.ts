// What the address of a console's list asks for.

/** Characters; chosen: longer than any number or name that is searched for. */
const LONGEST_KEYWORD = 60;

/** Keyword and page (from 1), whatever stands in the address; the rest of its conditions is in `asked`. */
export function readConsoleQuery(request: Request): {
  asked: URLSearchParams;
  keyword: string;
  current: number;
} {
  const asked = new URL(request.url).searchParams;
  return {
    asked,
    keyword: (asked.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD),
    current: Math.max(1, Math.trunc(Number(asked.get('current'))) || 1),
  };
}

// What somebody must be to follow a link, wherever it stands: asked before he leaves the page, and again behind the door.

/** `login`: any member. `designer`: a certified designer (spec §6). */
export type LinkNeed = 'login' | 'designer';

/** Addresses that are answered on the spot when the visitor may not go there (spec §6). */
const NEEDS: Readonly<Record<string, LinkNeed>> = {
  '/inquiry/index': 'login',
  '/inquiry/inspection': 'login',
  '/buy/confirm': 'login',
  '/buy/request': 'login',
  '/prototype/sample/apply': 'login',
  '/applyDesigner': 'login',
  '/prototype/optimize/index': 'designer',
};

/** What is a member's own. */
const MEMBERS_OWN = /^\/(member|msg)\//;

/** @param path of this site, with or without a query; undefined where anybody may follow */
export function needOf(path: string): LinkNeed | undefined {
  const page = path.split(/[?#]/, 1)[0]!;
  return NEEDS[page] ?? (MEMBERS_OWN.test(page) ? 'login' : undefined);
}

/** What hinders somebody: he must log in first, or be something else than he is; undefined when he may go. */
export function hindrance(
  need: LinkNeed,
  visitor: { isLoggedIn: boolean; isDesigner: boolean },
): 'login' | 'designersOnly' | undefined {
  if (!visitor.isLoggedIn) return 'login';
  return need === 'designer' && !visitor.isDesigner ? 'designersOnly' : undefined;
}

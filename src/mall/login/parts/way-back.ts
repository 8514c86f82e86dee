// Where somebody goes after logging in: back to where he came from, and never out of the mall.

const HOME = '/index';
const FORMS = /^\/(login|register)\/?$/; // coming back to a form would be no way back

/**
 * The path to go to after a login.
 * @param redirectUrl what the address says (spec §6: the encoded full path); anything that leads elsewhere is ignored
 */
export function wayBack(redirectUrl: string | null | undefined): string {
  if (!redirectUrl) return HOME;
  try {
    const base = new URL('http://mall.invalid');
    const { origin, pathname, search, hash } = new URL(redirectUrl, base);
    const isOurs = origin === base.origin && redirectUrl.startsWith('/') && !pathname.startsWith('//');
    return isOurs && !FORMS.test(pathname) ? pathname + search + hash : HOME;
  } catch {
    return HOME;
  }
}

/** The address of a form that knows the way back. */
export function withWayBack(form: '/login' | '/register' | '/pwd/forget', redirectUrl: string): string {
  return redirectUrl === HOME ? form : `${form}?redirectUrl=${encodeURIComponent(redirectUrl)}`;
}

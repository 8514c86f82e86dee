// Where somebody goes after logging in: back to where he came from, and never out of the mall.
import { weChatArrival } from './wechat-address.ts';

const HOME = '/index';
const FORMS = /^\/(login(\/factor|\/enterprise|\/arrival)?|register|bindMobile|pwd\/forget)\/?$/; // coming back to a form would be no way back

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
    if (!isOurs || isForm(pathname)) return HOME;
    // A guest whom a door sent here with what WeChat had added to the address.
    return (weChatArrival(pathname + search)?.here ?? pathname + search) + hash;
  } catch {
    return HOME;
  }
}

/** Whether a path is one of the forms through which people come in. */
export const isForm = (pathname: string): boolean => FORMS.test(pathname);

/** The address of a form that knows the way back. */
export function withWayBack(
  form: '/login' | '/login/factor' | '/login/enterprise' | '/register' | '/pwd/forget' | '/bindMobile',
  redirectUrl: string,
): string {
  return redirectUrl === HOME ? form : `${form}?redirectUrl=${encodeURIComponent(redirectUrl)}`;
}

// Addresses that are no pages themselves lead on to the page that is meant (spec §2).
import { type LoaderFunctionArgs, redirect } from 'react-router';

const WAYS: Readonly<Record<string, string>> = {
  '/': '/index',
  '/goods': '/goods/list',
  '/store/list_old': '/store/list',
  '/store/detail': '/store/index',
  '/point/goods': '/point/detail',
  '/prototype': '/quickOrder',
};

/** Keeps what stands in the query: a language, which store is meant, where somebody comes from. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url);
  const at = pathname.replace(/(?<=.)\/+$/, '');
  // A store's home needs the store (spec §2).
  const isNameless = at === '/store/detail' && !/[?&]vid=/.test(search);
  return redirect(`${isNameless ? '/store/list' : (WAYS[at] ?? '/index')}${search}`, 301);
}

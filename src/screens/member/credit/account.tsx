// One credit account of the enterprise's.
import { accountScreen } from '#mall/credit/parts/account-screen.tsx';
import { creditWords } from '#mall/credit/parts/credit-words.ts';
import { titled } from '../../storefront/seo.ts';

const screen = accountScreen('buyer');

export const meta = titled(creditWords.title);
export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

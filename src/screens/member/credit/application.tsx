// One application of the enterprise's for credit.
import { applicationScreen } from '#mall/credit/parts/application-screen.tsx';
import { creditWords } from '#mall/credit/parts/credit-words.ts';
import { titled } from '../../storefront/seo.ts';

const screen = applicationScreen('buyer');

export const meta = titled(creditWords.applicationTitle);
export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

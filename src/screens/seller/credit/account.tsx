// One credit account that the store has granted.
import { accountScreen } from '#mall/credit/parts/account-screen.tsx';
import { sellerWords } from '../seller-words.ts';

const screen = accountScreen('store', (language) => sellerWords.console[language]);

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

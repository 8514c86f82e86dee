// One application to the store for credit.
import { applicationScreen } from '#mall/credit/parts/application-screen.tsx';
import { sellerWords } from '../seller-words.ts';

const screen = applicationScreen('store', (language) => sellerWords.console[language]);

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

// One statement that is owed to the store.
import { statementScreen } from '#mall/statement/parts/statement-screen.tsx';
import { sellerWords } from '../seller-words.ts';

const screen = statementScreen('store', (language) => sellerWords.console[language]);

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

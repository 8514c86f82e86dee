// One statement that is owed for the mall's own stores.
import { statementScreen } from '#mall/statement/parts/statement-screen.tsx';
import { adminWords } from '../admin-words.ts';

const screen = statementScreen('platform', (language) => adminWords.console[language]);

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

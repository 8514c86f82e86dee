// One credit account with the mall's own stores.
import { accountScreen } from '#mall/credit/parts/account-screen.tsx';
import { adminWords } from '../admin-words.ts';

const screen = accountScreen('platform', (language) => adminWords.console[language]);

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

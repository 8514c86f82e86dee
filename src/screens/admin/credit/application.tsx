// One application for credit with the mall's own stores.
import { applicationScreen } from '#mall/credit/parts/application-screen.tsx';
import { adminWords } from '../admin-words.ts';

const screen = applicationScreen('platform', (language) => adminWords.console[language]);

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

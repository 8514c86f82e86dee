// One statement of the enterprise's.
import { statementScreen } from '#mall/statement/parts/statement-screen.tsx';
import { statementWords } from '#mall/statement/parts/statement-words.ts';
import { titled } from '../../storefront/seo.ts';

const screen = statementScreen('buyer');

export const meta = titled(statementWords.one);
export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

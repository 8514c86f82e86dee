// What buyers of the mall's own stores owe, by how long it is overdue.
import { duesScreen } from '#mall/statement/parts/dues-screen.tsx';
import { adminWords } from '../admin-words.ts';

const screen = duesScreen('admin', (language) => adminWords.console[language]);

export const { clientLoader } = screen;
export default screen.Page;

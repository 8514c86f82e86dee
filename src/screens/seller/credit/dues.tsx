// What the store's buyers owe, by how long it is overdue.
import { duesScreen } from '#mall/statement/parts/dues-screen.tsx';
import { sellerWords } from '../seller-words.ts';

const screen = duesScreen('seller', (language) => sellerWords.console[language]);

export const { clientLoader } = screen;
export default screen.Page;

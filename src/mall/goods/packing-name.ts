// What the packings are called.
import type { Language, Text } from '#kit/words/text.ts';
import type { Packing } from './goods.protocol.ts';

export const PACKING_NAMES: Record<Packing, Text> = {
  reel: { zh: '整盘', en: 'Reel' },
  cutTape: { zh: '剪带', en: 'Cut tape' },
  tube: { zh: '管装', en: 'Tube' },
  tray: { zh: '托盘', en: 'Tray' },
  bag: { zh: '袋装', en: 'Bag' },
  box: { zh: '盒装', en: 'Box' },
  piece: { zh: '单件', en: 'Piece' },
};

/** A packing as a document says it: what was typed stays, and no code stands where people read. */
export const sayPacking = (packing: string, language: Language): string =>
  Object.hasOwn(PACKING_NAMES, packing) ? PACKING_NAMES[packing as Packing][language] : packing;

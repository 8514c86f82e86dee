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

/** What else packings are called, where people type them. */
const ALSO: readonly (readonly [Packing, string])[] = [
  [
    'reel',
    '圆盘, 盘装, 卷盘, 卷带, 卷装, 编带, 编带装, 编带包装, 编带盘装, 带盘, tape & reel, tape and reel, t&r',
  ],
  ['cutTape', '剪带装, 切带, 散剪'],
  ['tube', '管, 管条, 管式, 料管'],
  ['tray', '盘式托盘, 托盘装, tray pack'],
  ['bag', '袋, 塑料袋, 防静电袋'],
  ['box', '盒, 纸盒, 箱装, 纸箱'],
  ['piece', '散装, 散件, bulk, loose'],
];
const known = new Map([
  ...ALSO.flatMap(([packing, names]) => names.split(', ').map((name) => [name, packing] as const)),
  ...Object.entries(PACKING_NAMES).flatMap(([packing, { zh, en }]) =>
    [packing, zh, en].map((name) => [name.toLowerCase(), packing as Packing] as const),
  ),
]);
const HAN = /\p{Script=Han}/u;

/** A typed text in the language of its paper: packings that everybody knows are said in it, everything else stays as typed. */
export function showPackings(text: string, language: Language | 'both'): string {
  return text.replaceAll(/[^;；,，、]+/g, (piece) => {
    const word = piece.trim();
    const packing = known.get(word.toLowerCase());
    if (!packing) return piece;
    const name = PACKING_NAMES[packing];
    const isChinese = HAN.test(word);
    const [zh, en] = isChinese ? [word, name.en] : [name.zh, packing === word ? name.en : word];
    return piece.replace(word, () => (language === 'both' ? `${zh} ${en}` : { zh, en }[language]));
  });
}

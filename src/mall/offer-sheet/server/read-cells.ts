// What a cell of a price list says: a quantity, a price, a time, a packing, a date code; undefined for anything else.
import { parseUnitPrice, type UnitPrice } from '#kit/money/money.ts';
import { PACKINGS, type Packing } from '#mall/goods/goods.protocol.ts';
import { PACKING_NAMES } from '#mall/goods/packing-name.ts';

const MOST = 999_999_999;

/** `5,000`, `5K`, `1.2万`, `10000+`, `3000 pcs`. */
export function numberIn(cell: string): number | undefined {
  const text = cell.normalize('NFKC').trim();
  const found = /^([\d,]+(?:\.\d+)?)\s*(k|千|万)?\s*(?:\+|pcs?|ea|个|片|只|颗|件|盘|卷)?$/i.exec(text);
  const digits = found?.[1] ?? '';
  if (!found || !/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return undefined;
  const times = /k|千/i.test(found[2] ?? '') ? 1_000 : found[2] === '万' ? 10_000 : 1;
  const number = Number((Number(digits.replaceAll(',', '')) * times).toPrecision(12));
  return Number.isInteger(number) && number >= 0 && number <= MOST ? number : undefined;
}

/** In yuan: `0.0123`, `¥ 1,234.5`, `0.12元`; other money is none. @param perThousand the cell says the price of a thousand */
export function priceIn(cell: string, perThousand = false): UnitPrice | undefined {
  const text = cell.normalize('NFKC').replaceAll(/\s|rmb|cny|人民币|[¥￥]|元(\/(个|片|只|颗|pcs?))?$/gi, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)) return undefined;
  const plain = text.replaceAll(',', '');
  if (!perThousand) return parseUnitPrice(plain);
  const price = parseUnitPrice(plain);
  return price === undefined || price % 1_000 !== 0 ? undefined : ((price / 1_000) as UnitPrice);
}

/** Other money than yuan. */
export const isForeign = (cell: string): boolean => /[$€£]|usd|eur|hkd|美元|港币/i.test(cell);

/** Days: `3`, `3天`, `2-3周` (the longer), `4 weeks`, `现货` (three days, as for what lies in stock). */
export function daysIn(cell: string): number | undefined {
  const text = cell.normalize('NFKC').trim().toLowerCase();
  if (/^(现货|有货|in ?stock|stock)$/.test(text)) return 3;
  const found =
    /^(?:\d+\s*[-~–至]\s*)?(\d{1,3})\s*(个?工作日|天|日|days?|d|个?月|months?|个?星期|周|weeks?|wks?|w)?(内)?(发货|左右)?$/.exec(
      text,
    );
  if (!found) return undefined;
  const unit = found[2] ?? '';
  const days = Number(found[1]) * (/月|month/.test(unit) ? 30 : /星期|周|^w/.test(unit) ? 7 : 1);
  return days <= 1_000 ? days : undefined;
}

const PACKING_WORDS: readonly (readonly [RegExp, Packing])[] = [
  [/剪|cut/i, 'cutTape'],
  [/管|tube/i, 'tube'],
  [/托盘|tray/i, 'tray'],
  [/编带|卷|盘|reel|tape|t&r|t\/r|^tr$/i, 'reel'],
  [/袋|bag/i, 'bag'],
  [/盒|箱|box/i, 'box'],
  [/散|单|个|bulk|piece|loose/i, 'piece'],
];

/** By its code, by what the mall calls it, or by what else people write. */
export function packingIn(cell: string): Packing | undefined {
  const text = cell.trim();
  const known = PACKINGS.find(
    (one) =>
      one === text ||
      PACKING_NAMES[one].zh === text ||
      PACKING_NAMES[one].en.toLowerCase() === text.toLowerCase(),
  );
  return known ?? PACKING_WORDS.find(([word]) => word.test(text))?.[1];
}

/** Year and week: `2423`, `24+`, `2024`, `202423`, `24年23周`; a year alone is its first week. */
export function dateCodeIn(cell: string): string | undefined {
  const text = cell.normalize('NFKC').trim().replace(/\+$/, '');
  const week = /^(?:20)?(\d{2})(?:年第?|[-/w])?(\d{2})(?:周)?$/i.exec(text);
  if (week && /^20\d{2}$/.test(text)) return `${text.slice(2)}01`;
  if (week && /^(0[1-9]|[1-4]\d|5[0-3])$/.test(week[2] ?? '')) return `${week[1]}${week[2]}`;
  const year = /^(?:20)?(\d{2})年?$/.exec(text);
  return year && Number(year[1]) <= 60 ? `${year[1]}01` : undefined;
}

/** `1:0.12;1000:0.0985`, also with other signs between: `1+ 0.12 / 1000+ 0.0985`. */
export function tiersIn(cell: string): { minNum: number; unitPrice: UnitPrice }[] | undefined {
  const tiers: { minNum: number; unitPrice: UnitPrice }[] = [];
  for (const piece of cell.normalize('NFKC').split(/[;\n|]|,\s*(?=\d+\s*[:+])|\s\/\s/)) {
    if (piece.trim() === '') continue;
    const found = /^\s*([\d,.]+\s*(?:k|千|万)?)\s*\+?\s*(?:[:=]|\s|-)\s*(.+)$/i.exec(piece);
    const minNum = found && numberIn(found[1] ?? '');
    const unitPrice = found && priceIn(found[2] ?? '');
    if (!minNum || !unitPrice) return undefined;
    tiers.push({ minNum, unitPrice });
  }
  return tiers.length > 0 ? tiers : undefined;
}

// What exactly a risk is, as a sentence.
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { PRICE_LOOKS_BACK_DAYS, type RiskDetail, type RiskKind } from './risk-rules.ts';

const riskWords = words({
  nrnd: { zh: '原厂不推荐用于新设计', en: 'Not recommended for new designs' },
  eol: { zh: '原厂已宣布停产', en: 'The maker has announced its end of life' },
  obsolete: { zh: '已停产', en: 'No longer made' },
  stockGone: {
    zh: (need: string) => `需要 ${need} 个，全部店铺无库存`,
    en: (need: string) => `${need} needed, no store has any`,
  },
  stockShort: {
    zh: (need: string, available: string) => `需要 ${need} 个，全部店铺合计 ${available} 个`,
    en: (need: string, available: string) => `${need} needed, all stores together have ${available}`,
  },
  priceUp: {
    zh: (percent: number) => `价格上涨 ${percent}%`,
    en: (percent: number) => `the price is up ${percent}%`,
  },
  priceJump: {
    zh: (from: string, to: string, percent: number) =>
      `近 ${PRICE_LOOKS_BACK_DAYS} 天最低 ${from}，目前最优 ${to}，上涨 ${percent}%`,
    en: (from: string, to: string, percent: number) =>
      `Lowest in ${PRICE_LOOKS_BACK_DAYS} days ${from}, best at present ${to}, up ${percent}%`,
  },
  paidLess: {
    zh: (from: string, to: string, percent: number) => `上次采购单价 ${from}，目前 ${to}，上涨 ${percent}%`,
    en: (from: string, to: string, percent: number) =>
      `${from} paid last time, ${to} at present, up ${percent}%`,
  },
});

/** @param since what a price is compared with: the lowest that was kept in the last days, or what was paid last; `hidden`: for who sees no prices */
export function riskText(
  kind: RiskKind,
  detail: RiskDetail,
  language: Language,
  since: 'kept' | 'paid' | 'hidden' = 'kept',
): string {
  const say = speak(riskWords, language);
  const price = (micro = 0) => showUnitPrice(unitPriceToWire(micro as UnitPrice));
  const pieces = (n: number) => n.toLocaleString('en-US');
  const { need, lifecycle, available = 0, from, to, percent = 0 } = detail;
  if (kind === 'stockGone') return say.stockGone(pieces(need));
  if (kind === 'stockShort') return say.stockShort(pieces(need), pieces(available));
  if (kind === 'priceJump') {
    if (since === 'hidden') return say.priceUp(percent);
    return say[since === 'kept' ? 'priceJump' : 'paidLess'](price(from), price(to), percent);
  }
  return say[lifecycle === 'nrnd' || lifecycle === 'eol' ? lifecycle : 'obsolete'];
}

// A comparison as rows of plain text: what its table shows and what its export holds.
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { COMPLIANCE_FIELDS, complianceNames, complianceRows } from '#mall/part/compliance.ts';
import { lifecycleNames } from '#mall/part/lifecycle-names.ts';
import type { ContrastGoods, ContrastReply } from '../contrast.protocol.ts';
import { contrastWords } from './contrast-words.ts';
import { packingName, showPieces } from './goods-words.ts';
import { answerQuantity, ruleOf } from './product-quantity.ts';
import { seriesPath } from './series-address.ts';

export type ContrastGroup = 'offer' | 'part' | 'params';

export interface ContrastCell {
  text: string;
  /** For spreadsheets: what the text says as a number, yuan or pieces. */
  n?: number;
  /** Stands small below it. */
  note?: string;
  /** A way on, inside the mall or to the maker. */
  to?: string;
  href?: string;
  isBest?: boolean;
}

export interface ContrastRow {
  key: string;
  group: ContrastGroup;
  label: string;
  /** One per goods; null where nothing is known. */
  cells: (ContrastCell | null)[];
  isDifferent: boolean;
  /** The numbers of its cells are yuan. */
  isMoney?: boolean;
}

const MONEY: ReadonlySet<string> = new Set(['unitPrice', 'amount']);

/** What one column costs at a quantity; undefined where nothing can be bought. */
interface Quote {
  quantity: number;
  unitPrice: string;
  amount: string;
  hint: string;
}

/** @param number pieces wanted; null: each product at its own minimum */
export function contrastRows(
  { goods, rows }: ContrastReply,
  number: number | null,
  language: Language,
): ContrastRow[] {
  const say = speak(contrastWords, language);
  const quotes = goods.map((one) => quoteOf(one, number, language));
  const make = (
    group: ContrastGroup,
    key: string,
    label: string,
    cell: (one: ContrastGoods, at: number) => ContrastCell | string | null,
    isDifferent?: boolean,
  ): ContrastRow => {
    const cells = goods.map((one, at) => {
      const made = cell(one, at);
      return typeof made === 'string' ? { text: made } : made;
    });
    const texts = new Set(cells.map((one) => one?.text ?? ''));
    const isMoney = MONEY.has(key);
    return { key, group, label, cells, isDifferent: isDifferent ?? texts.size > 1, isMoney };
  };
  const least = Math.min(...quotes.map((quote) => (quote ? Number(quote.amount) : Number.POSITIVE_INFINITY)));
  return [
    make(
      'offer',
      'unitPrice',
      number === null ? say.unitPrice : say.unitPriceAt(showPieces(number)),
      (_, at) => {
        const quote = quotes[at];
        return quote
          ? {
              text: showUnitPrice(quote.unitPrice),
              n: Number(quote.unitPrice),
              note: quote.hint || undefined,
            }
          : null;
      },
    ),
    make('offer', 'buyable', say.buyable, (_, at) => {
      const quote = quotes[at];
      return quote ? { text: showPieces(quote.quantity), n: quote.quantity } : null;
    }),
    make('offer', 'amount', say.subtotal, (_, at) => {
      const quote = quotes[at];
      return quote
        ? { text: showAmount(quote.amount), n: Number(quote.amount), isBest: Number(quote.amount) === least }
        : null;
    }),
    make('offer', 'ladder', say.breaks, (one) =>
      one.priceTiers
        .map(({ minNum, unitPrice }) => `${showPieces(minNum)}+ ${showUnitPrice(unitPrice)}`)
        .join('\n'),
    ),
    make('offer', 'stock', say.stock, ({ productStock }) => ({
      text:
        productStock <= 0
          ? say.none
          : number !== null && productStock < number
            ? say.shortStock(showPieces(productStock))
            : showPieces(productStock),
      n: Math.max(0, productStock),
    })),
    make('offer', 'lead', say.leadTime, (one) => say.leadDays(one.leadDays)),
    make('offer', 'moq', say.moq, (one) => `${showPieces(one.minBuyNum)} / ${showPieces(one.multiple)}`),
    make('offer', 'packing', say.packing, (one) => packingName(one.packing, language)),
    make('offer', 'store', say.store, (one) => ({
      text: one.storeName,
      to: `/store/index?vid=${one.storeId}`,
    })),
    make('offer', 'rating', say.rating, (one) =>
      one.evaluationStars === null ? null : one.evaluationStars.toFixed(1),
    ),
    make('part', 'brand', say.brand, (one) => ({
      text: one.brandName,
      to: `/brand?brandId=${one.brandId}`,
    })),
    make('part', 'category', say.category, (one) => ({
      text: one.categoryName,
      to: `/goods/list?categoryId2=${one.categoryId}`,
    })),
    make('part', 'package', say.package, (one) => one.packageName),
    make('part', 'lifecycle', say.lifecycle, (one) => lifecycleNames[one.lifecycle][language]),
    make('part', 'series', say.series, (one) =>
      one.series
        ? {
            text: one.series,
            to: seriesPath(one.brandId, one.series),
          }
        : null,
    ),
    make('part', 'released', say.released, (one) => one.releasedAt),
    make('part', 'sample', say.sample, (one) => (one.hasSample ? say.yes : say.none)),
    make(
      'part',
      'datasheet',
      say.datasheet,
      (one) => (one.datasheet ? { text: say.open, href: one.datasheet } : null),
      false,
    ),
    ...COMPLIANCE_FIELDS.filter((field) => goods.some(({ compliance }) => compliance[field])).map((field) =>
      make(
        'part',
        field,
        complianceNames[field][language],
        ({ compliance }) =>
          complianceRows(compliance, language).find(({ key }) => key === field)?.text ?? null,
      ),
    ),
    ...rows.map((row) =>
      make(
        'params',
        `param ${row.key}`,
        row.name,
        (_, at) => {
          const cell = row.cells[at];
          return cell ? { text: cell.text, note: cell.said ? say.makerSays(cell.said) : undefined } : null;
        },
        row.isDifferent,
      ),
    ),
  ];
}

function quoteOf(goods: ContrastGoods, number: number | null, language: Language): Quote | undefined {
  if (!goods.isOnSale || goods.priceTiers.length === 0) return undefined;
  const say = speak(contrastWords, language);
  // What is short of stock is priced all the same: its row of stock says so.
  const { minBuyNum, multiple, maxBuyNum } = goods;
  const quantity = repairQuantity(number ?? minBuyNum, { minBuyNum, multiple, maxBuyNum });
  if (quantity === undefined) return undefined;
  const isThere = quantity <= (ruleOf(goods).maxBuyNum ?? 0);
  const answer = answerQuantity(quantity, isThere ? goods : { ...goods, productStock: quantity });
  const hint = answer.better
    ? say.cheaperAt(showPieces(answer.better.quantity), showAmount(answer.better.saves))
    : answer.next
      ? say.nextStep(showPieces(answer.next.quantity), showUnitPrice(answer.next.unitPrice))
      : '';
  return { quantity, unitPrice: answer.unitPrice, amount: answer.amount, hint };
}

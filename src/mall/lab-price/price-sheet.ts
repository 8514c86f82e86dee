// Judges the rows of a sheet of prices: number, unit, price, minimum, fixture and the day on which it begins.
import { type Cents, NOTHING, parseCents, parseUnitPrice, type UnitPrice } from '#kit/money/money.ts';
import { readDay } from '#kit/time/written-day.ts';
import type { Text } from '#kit/words/text.ts';
import { priceUnits } from '#mall/ability/ability-terms.ts';
import { type Head, readHead } from '#mall/lab-catalog/sheet-head.ts';

type Name = 'capNo' | 'unit' | 'unitPrice' | 'minCharge' | 'fixture' | 'fromDate';
const HEADS: readonly Head<Name>[] = [
  { name: 'capNo', calls: ['能力编号', '编号', 'capNo', 'number', 'no'] },
  { name: 'unit', calls: ['计价单位', '单位', 'unit', 'per'] },
  { name: 'unitPrice', calls: ['单价', '单价（元）', '单价（含税）', 'unitPrice', 'priceCny', 'price'] },
  { name: 'minCharge', calls: ['单项最低', '最低收费', 'minCharge', 'minChargeCny', 'least'] },
  { name: 'fixture', calls: ['夹具费', '夹具费/项', 'fixture'] },
  { name: 'fromDate', calls: ['生效日', '生效日期', 'from', 'fromDate', 'priceFrom'] },
];
export const PRICE_COLUMNS = ['能力编号', '计价单位', '单价', '单项最低', '夹具费', '生效日'] as const;

/** What a price says. */
export interface SaidPrice {
  unit: string;
  /** Null: on request. */
  unitPrice: UnitPrice | null;
  minCharge: Cents;
  fixture: Cents;
}

export interface JudgedPrice {
  /** As the spreadsheet counts. */
  rowNo: number;
  capNo: string;
  /** Undefined: wrong. */
  said?: SaidPrice;
  /** A day of China; today where the sheet says none. */
  fromDate: string;
  wrong?: Text;
}

const ON_REQUEST = ['询价', 'onrequest', 'request', '面议'];

/** @returns undefined where no row names the columns of number, unit and price */
export function judgePrices(rows: readonly (readonly string[])[], today: string): JudgedPrice[] | undefined {
  return readHead(rows, HEADS, ['capNo', 'unitPrice'])?.map(({ rowNo, cells }) => {
    const capNo = (cells.capNo ?? '').toUpperCase();
    const fromDate = cells.fromDate === undefined ? today : (readDay(cells.fromDate) ?? '');
    const of = { rowNo, capNo, fromDate };
    const no = (zh: string, en: string): JudgedPrice => ({ ...of, wrong: { zh, en } });
    if (capNo === '') return no('能力编号为空', 'The number is missing');
    if (fromDate === '') return no(`生效日“${cells.fromDate}”不能识别`, `“${cells.fromDate}” is no day`);
    if (fromDate < today) return no('生效日早于今天', 'The day has passed');
    const unit = cells.unit ?? '';
    if (!Object.hasOwn(priceUnits, unit)) return no(`计价单位“${unit}”不能识别`, `“${unit}” is no unit`);
    const typed = cells.unitPrice ?? '';
    const isOnRequest = ON_REQUEST.includes(typed.toLowerCase().replaceAll(' ', ''));
    const unitPrice = isOnRequest ? null : parseUnitPrice(typed);
    if (unitPrice === undefined || (unitPrice !== null && unitPrice <= 0))
      return no(
        `单价“${typed}”不能识别，询价请写“询价”`,
        `“${typed}” is no price; on request is written “on request”`,
      );
    const [minCharge, fixture] = [amountIn(cells.minCharge), amountIn(cells.fixture)];
    if (minCharge === undefined)
      return no(`单项最低“${cells.minCharge}”不能识别`, `“${cells.minCharge}” is no amount`);
    if (fixture === undefined)
      return no(`夹具费“${cells.fixture}”不能识别`, `“${cells.fixture}” is no amount`);
    return { ...of, said: { unit, unitPrice, minCharge, fixture } };
  });
}

function amountIn(typed: string | undefined): Cents | undefined {
  if (typed === undefined) return NOTHING;
  const amount = parseCents(typed);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

export const samePrice = (a: SaidPrice, b: SaidPrice): boolean =>
  a.unit === b.unit && a.unitPrice === b.unitPrice && a.minCharge === b.minCharge && a.fixture === b.fixture;

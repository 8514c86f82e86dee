// Shows what an order would be: lines per store, freight and why, addresses, the last invoice choice, and what is wrong.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { centsToWire, unitPriceToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { addWorkingDays, type WorkingCalendar } from '#kit/time/working-days.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { chosenOf, listAddresses } from '#mall/address/server/address.ts';
import type { ForecastReply } from '#mall/credit/credit.protocol.ts';
import { findHeaders, headerReply } from '#mall/invoice/server/invoice.ts';
import { findOwnMatCodes, type MatCodeOfPart, matCodeFor } from '#mall/mat-code/server/mat-code.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { workingCalendar } from '#mall/setting/server/setting.ts';
import type { ConfirmReply, OrderProblem } from '../../basket.protocol.ts';
import type { orderProtocol } from '../../order.protocol.ts';
import { type InvoiceKind, type InvoiceSnapshot, invoiceKindsFor } from '../../order-snapshot.ts';
import { orderWords } from '../../order-words.ts';
import { creditOutlook } from '../credit/order-on-credit.ts';
import { limitProblems } from './limit-problems.ts';
import { confirmProblems, type PricedStore, type Problem, priceBasket } from './price-basket.ts';
import { readBasket } from './read-basket.ts';

/** What he last wished of invoices, and the calendar, in one. */
async function lastWish(
  work: Work,
  memberId: number,
): Promise<{ invoice: InvoiceSnapshot | null; calendar: WorkingCalendar }> {
  const [found] = await work.query<{ invoice: InvoiceSnapshot | null; calendar: unknown }>(
    `SELECT (SELECT invoice FROM trade WHERE member_id = $1 ORDER BY created_at DESC LIMIT 1) AS invoice,
            (SELECT value FROM setting WHERE name = $2) AS calendar`,
    [memberId, workingCalendar.name],
    'order-last-wish',
  );
  const { invoice, calendar } = required(found);
  return { invoice, calendar: workingCalendar.of(calendar) };
}

/** Changes nothing. Freight is that of the chosen address, of the usual one where none of his is named. */
export const confirmOrder: Action<typeof orderProtocol.confirm> = async (work, member, input) => {
  const [wishes, addresses, { invoice, calendar }, headers] = await Promise.all([
    readBasket(work, member, input),
    listAddresses(work, member),
    lastWish(work, member.memberId),
    findHeaders(work, member),
  ]);
  const chosen = chosenOf(addresses, input.addressId);
  const basket = await priceBasket(work, wishes, chosen);
  const partIds = basket.stores.flatMap((one) => one.lines.map((line) => line.product.partId));
  const [codes, credit] = await Promise.all([
    findOwnMatCodes(work, member, partIds),
    creditOutlook(work, member, basket),
  ]);
  return {
    storeGroupList: basket.stores.map((one) =>
      storeGroup(one, {
        codes,
        shipsBy: shipsBy(one, work.now, calendar),
        invoiceKinds: invoiceKindsFor(member),
        credit: credit.get(one.store.storeId) ?? null,
        language: work.language,
      }),
    ),
    goodsAmount: centsToWire(basket.goodsAmount),
    freight: centsToWire(basket.freight),
    payable: centsToWire(basket.payable),
    addresses,
    lastInvoice: invoice ? { ...invoice } : null,
    headers: headers.map((one) => headerReply(one, work.language)),
    problems: problemReplies(
      [...confirmProblems(basket), ...(await limitProblems(work, member, basket.payable))],
      work.language,
    ),
  };
};

/** Problems in the visitor's language. */
export function problemReplies(problems: readonly Problem[], language: Language): OrderProblem[] {
  return problems.map(({ kind, productId, text }) => ({ kind, productId, text: text[language] }));
}

/** The day on which the line that takes longest must have left, in working days from today. */
const shipsBy = ({ lines }: PricedStore, now: Date, calendar: WorkingCalendar): string =>
  dayInChina(addWorkingDays(now, Math.max(...lines.map(({ product }) => product.leadDays)), calendar));

interface GroupFacts {
  codes: ReadonlyMap<number, MatCodeOfPart[]>;
  shipsBy: string;
  invoiceKinds: InvoiceKind[];
  credit: ForecastReply | null;
  language: Language;
}

function storeGroup(
  one: PricedStore,
  { codes, shipsBy, invoiceKinds, credit, language }: GroupFacts,
): ConfirmReply['storeGroupList'][number] {
  return {
    storeId: one.store.storeId,
    storeName: one.store.name[language],
    lines: one.lines.map(({ product, buyNum, unitPrice, formerPrice, amount }) => ({
      productId: product.productId,
      goodsId: product.goodsId,
      goodsName: product.goodsName[language],
      goodsImage: product.goodsImage,
      partNo: product.partNo,
      brandName: brandIn(language, product.brandName),
      partId: product.partId,
      matCode: matCodeFor(codes.get(product.partId), product.productId)?.matCode ?? '',
      packing: product.packing,
      buyNum,
      goodsPrice: unitPriceToWire(unitPrice),
      formerPrice: formerPrice === null ? null : unitPriceToWire(formerPrice),
      amount: centsToWire(amount),
      leadDays: product.leadDays,
    })),
    goodsAmount: centsToWire(one.goodsAmount),
    freight: centsToWire(one.freight),
    freightWhy: freightWhy(one, language),
    payable: centsToWire(one.payable),
    delivery: {
      shipsBy,
      arrival: arrivalOf(one, shipsBy, language),
      weight: weightOf(one, language),
    },
    credit,
    invoiceKinds,
  };
}

/** What is bought, weighed by its parts; what nobody has weighed is said. */
function weightOf({ lines }: PricedStore, language: Language): string {
  const say = speak(orderWords, language);
  const known = lines.filter(({ product }) => product.grams !== null);
  if (known.length === 0) return say.weightUnknown;
  const grams = known.reduce((sum, { product, buyNum }) => sum + (product.grams ?? 0) * buyNum, 0);
  const about = say.weighs(showGrams(grams));
  const missing = lines.length - known.length;
  return missing === 0 ? about : about + say.weightMissing(missing);
}

/** To two figures, since carriers weigh again: "0.62 kg", "150 g", "< 1 g". */
function showGrams(grams: number): string {
  if (grams < 1) return '< 1 g';
  const [value, unit] = grams < 1000 ? [grams, 'g'] : [grams / 1000, 'kg'];
  return `${Number(value.toPrecision(value < 100 ? 2 : 3))} ${unit}`;
}

/** By the store's own days on the road to where it goes. @param shipsBy a day of China */
function arrivalOf({ rule: { carrier, road } }: PricedStore, shipsBy: string, language: Language): string {
  const say = speak(orderWords, language);
  if (!road) return say.arrivalUnknown(shipsBy, carrier);
  const latest = dayInChina(after(new Date(`${shipsBy}T12:00:00+08:00`), days(road.most)));
  return say.arrivalKnown(shipsBy, carrier || say.carrierUnnamed, road.least, road.most, latest);
}

function freightWhy({ rule, freight }: PricedStore, language: Language): string {
  const say = speak(orderWords, language);
  const fee = showAmount(centsToWire(rule.freightFee));
  const from = rule.freeFreightFrom === null ? null : showAmount(centsToWire(rule.freeFreightFrom));
  if (freight > 0) return from === null ? say.freightFlat(fee) : say.freightUntil(fee, from);
  return from === null || rule.freightFee === 0 ? say.freightFree : say.freightReached(from);
}

// The buyer asks for money back, or cancels a paid order in time; first he is told what may be asked for.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire, NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { cancelFreeUntil } from '#mall/order/order-buttons.ts';
import { notInState } from '#mall/order/order-guards.ts';
import { claimableOf, type OrderPart } from '#mall/order/order-part.ts';
import { isGoods, isListed, type OrderOfCase, whyNoCase } from '#mall/order/server/order.ts';
import { type afterSaleProtocol, isKind } from '../after-sale.protocol.ts';
import { allOf, type Claim, mostOfCase, spreadAmount } from '../after-sale-amount.ts';
import { caseStatus, OPEN_CASES } from '../after-sale-status.ts';
import {
  bearerOf,
  type CaseKind,
  type CaseReason,
  isInFull,
  isReturn,
  reasonsFor,
} from '../after-sale-terms.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { afterSaleLine } from './after-sale.tables.ts';
import { caseLife, moverOf } from './after-sale-life.ts';
import { findRules } from './after-sale-rules.ts';
import { findCase, holdCase, linesOfCase, withoutHold } from './hold-case.ts';
import { reasonsNow, requireFullPacks } from './reasons-now.ts';
import { transferredFrom } from './refund/case-refunds.ts';
import { releaseIfSmall } from './refund/release-case.ts';
import { evidence, requirePictures } from './said.ts';
import { findAbout, holdAbout, letGo, onlyOrder, setAside, type WhatItIsAbout } from './what-it-is-about.ts';

type Acts = Actions<typeof afterSaleProtocol>;
type Asked = InputOf<typeof afterSaleProtocol.apply>;
type Claimed = 'kind' | 'reason' | 'lines' | 'amount' | 'isReceived';

/** Open cases about lines of an order, by line and part. @param but not this one */
async function openCasesOf(work: Work, orderSn: string, but = ''): Promise<Map<string, string>> {
  const rows = await work.query<{ orderLineId: number; part: OrderPart; caseSn: string }>(
    `SELECT l.order_line_id AS "orderLineId", c.part, c.case_sn AS "caseSn"
     FROM after_sale c JOIN after_sale_line l USING (case_id)
     WHERE c.order_sn = $1 AND c.state = ANY($2::text[]) AND c.case_sn <> $3`,
    [orderSn, OPEN_CASES, but],
    'after-sale-open-of',
  );
  return new Map(rows.map((row) => [`${row.orderLineId} ${row.part}`, row.caseSn]));
}

/** Until when the paid order is cancelled without anybody's yes; null: not any more. */
async function cancelUntil(work: Work, of: WhatItIsAbout): Promise<Date | null> {
  if ('sample' in of) return null;
  const until = cancelFreeUntil(of.order, (await findRules(work)).cancelMinutes);
  return until && until > work.now ? until : null;
}

/** A request whose samples have not been sent is cancelled at any time. */
const mayCancel = async (work: Work, of: WhatItIsAbout): Promise<boolean> =>
  'sample' in of
    ? of.sample.state === 'PENDING_DELIVERY' && of.sample.lockState === 0
    : (await cancelUntil(work, of)) !== null;

/** The right that only employees lack, and only for orders: samples are a designer's own affair. */
const mayEnd = (of: WhatItIsAbout, member: Member): boolean =>
  'sample' in of || mayDo(member, 'order.cancel');

const mostOf = (of: WhatItIsAbout, claims: readonly Claim[], part: OrderPart, reason: CaseReason) =>
  mostOfCase(of.lines, claims, part, of.order, bearerOf(reason));

/** @throws orderErrors.notFound; notFound for a case that is not the order's; tooMany */
export const showMaximum: Acts['maximum'] = async (work, member, input) => {
  const { orderSn, part, reason, lines, caseSn } = input;
  const of = await orderWithout(work, member, input);
  const open = await openCasesOf(work, orderSn, caseSn);
  const now = await reasonsNow(work, of);
  const { auditDays, escalateDays, cancelMinutes } = await findRules(work);
  const claims = lines ? checkClaims(of, lines, part) : allOf(of.lines, part);
  const most = mostOf(of, claims, part, reason);
  const isCancelled = mayEnd(of, member) && (await mayCancel(work, of));
  const until = isCancelled ? await cancelUntil(work, of) : null;
  return {
    orderSn,
    storeName: of.order.storeName[work.language],
    isOfSamples: 'sample' in of,
    mayCancel: isCancelled,
    cancelUntil: until?.toISOString() ?? null,
    rules: { auditDays, escalateDays, cancelMinutes },
    why: now.why?.[work.language] ?? '',
    reasons: now.reasons,
    noReasonDays: now.noReasonDays,
    lines: of.lines.map((line) => ({
      orderLineId: line.orderLineId,
      partNo: line.partNo,
      isGoods: !('priceSource' in line) || isGoods(line),
      goodsName: line.goodsName[work.language],
      goodsImage: line.goodsImage,
      packageName: line.packageName,
      buyNum: line.buyNum,
      left: { U: claimableOf(line, 'U'), D: claimableOf(line, 'D') },
      open: {
        U: open.get(`${line.orderLineId} U`) ?? '',
        D: open.get(`${line.orderLineId} D`) ?? '',
      },
    })),
    transferredFrom: await transferredFrom(work, of, most.amount),
    most: {
      lines: most.lines.map((line) => ({ ...line, amount: centsToWire(line.amount) })),
      freight: centsToWire(most.freight),
      amount: centsToWire(most.amount),
    },
  };
};

/** What it is about, as if the case that is to be changed held nothing of it. */
async function orderWithout(
  work: Work,
  member: Member,
  { orderSn, caseSn }: { orderSn: string; caseSn: string },
): Promise<WhatItIsAbout> {
  const of = await findAbout(work, member, orderSn);
  if (caseSn === '') return of;
  const { row } = await findCase(work, { member }, caseSn);
  if (row.orderSn !== orderSn) throw afterSaleErrors.notFound();
  return caseStatus[row.state].isCounted ? withoutHold(of, row, await linesOfCase(work, row.caseId)) : of;
}

/** @throws otherOrdersLine; tooMany for more pieces than are left; wholeLines */
function checkClaims(of: WhatItIsAbout, claims: readonly Claim[], part: OrderPart): Claim[] {
  const numberOf = new Map<number, number>();
  for (const { orderLineId, number } of claims)
    numberOf.set(orderLineId, (numberOf.get(orderLineId) ?? 0) + number);
  for (const [orderLineId, number] of numberOf) {
    const line = of.lines.find((one) => one.orderLineId === orderLineId);
    const left = line ? claimableOf(line, part) : 0;
    if (!line) throw afterSaleErrors.otherOrdersLine();
    if (number > left) throw afterSaleErrors.tooMany({ partNo: line.partNo, left });
    if ('sample' in of && number < left) throw afterSaleErrors.wholeLines({ partNo: line.partNo, left });
  }
  return [...numberOf].map(([orderLineId, number]) => ({ orderLineId, number }));
}

/**
 * Makes the case and sets its pieces aside; the cancelling of a paid order pays back at once.
 * @throws orderErrors.notFound; kindUnknown, notOpen, wrongReason, nothingLeft, tooMany, caseOpen, tooMuch, noAmount, inFull,
 * onlyShipped, cancelled, cancelInCase, cancelNotFree, wholeOrderOnly, notAllowedToCancel; the file room's refusals
 */
export const applyCase: Acts['apply'] = async (work, member, asked) => {
  if (!isKind(asked.kind)) throw afterSaleErrors.kindUnknown();
  const found = await findAbout(work, member, asked.orderSn);
  await requirePictures(work, member.memberId, asked.imageFileIds);
  const of = await holdAbout(work, asked.orderSn, found.paySn);
  const claims =
    asked.kind === 8
      ? await wholeOrder(work, member, of, asked)
      : await piecesAsked(work, of, { ...asked, kind: asked.kind });
  const { amount, lines, freight } = spreadAsked(of, claims, asked);
  const caseSn = await nextDocumentNumber(work, 'AS');
  await setAside(work, of, asked.part, lines);
  const row = await caseLife.begin(
    work,
    'apply',
    {
      caseSn,
      docType: 'sample' in of ? 'sample' : 'order',
      orderSn: asked.orderSn,
      kind: asked.kind,
      part: asked.part,
      state: asked.kind === 8 ? 'PENDING_REFUND' : isReturn(asked.kind) ? 'RETURN_REVIEW' : 'PENDING_REVIEW',
      reason: asked.reason,
      text: asked.text,
      isReceived: isReceivedAsked(asked, of),
      amount,
      freight,
      agreed: asked.kind === 8 ? amount : undefined,
      toBalance: asked.toBalance,
    },
    moverOf('buyer', member),
  );
  await work.tx.insert(afterSaleLine).values(lines.map((line) => ({ caseId: row.caseId, ...line })));
  if (asked.imageFileIds.length > 0) await evidence.keep(work, row.caseId, 'buyer', member, asked);
  if (asked.kind !== 8) return { caseSn, state: row.state };
  const { state } = await releaseIfSmall(work, await holdCase(work, 'platform', { caseSn }));
  return { caseSn, state };
};

/** Money back for quality, as a buyer disputes it on a statement. @returns its number; '' where no case can be opened: nothing is written then */
export async function openQualityCase(
  work: Work,
  member: Member,
  {
    orderSn,
    orderLineId,
    number,
    amount,
    text,
  }: {
    orderSn: string;
    orderLineId: number;
    number: number;
    amount: Cents;
    text: string;
  },
): Promise<string> {
  if (!mayDo(member, 'order.aftersale')) return '';
  const asked = { orderSn, kind: 3, part: 'D', reason: 'R03', amount, text, isReceived: true } as const;
  const lines = [{ orderLineId, number }];
  try {
    return (await applyCase(work, member, { ...asked, lines, toBalance: false, imageFileIds: [] })).caseSn;
  } catch (error) {
    if (error instanceof Refusal) return '';
    throw error;
  }
}

/** What is asked for, over the lines. @throws tooMuch, noAmount, inFull */
function spreadAsked(of: WhatItIsAbout, claims: readonly Claim[], asked: Pick<Asked, Claimed | 'part'>) {
  const most = mostOf(of, claims, asked.part, asked.reason);
  const amount = amountAsked(asked, most.amount);
  const isLess = amount < most.amount && asked.kind === 3;
  if (isLess && !('sample' in of) && isInFull(asked.part, asked.reason))
    throw afterSaleErrors.inFull({ most: most.amount });
  return { amount, ...spreadAmount(most, amount) };
}

/**
 * A2: the buyer changes what he asks for while nobody has answered it; history keeps what it was, and the store has all of its time again.
 * @throws notFound, notNow, changedMeanwhile; wrongReason, nothingLeft, tooMany, caseOpen, tooMuch, noAmount, inFull, notOpen, fullPacksOnly
 */
export const editCase: Acts['edit'] = async (work, member, { caseSn, version, ...typed }) => {
  const { row, held, lines } = await holdCase(work, { member }, { caseSn, version });
  caseLife.require(work, row, 'edit', 'buyer');
  const { caseId, kind, part, orderSn } = row;
  const of = withoutHold(held, row, lines);
  const asked = { ...typed, kind, part, orderSn };
  const spread = spreadAsked(of, await piecesAsked(work, of, asked, caseSn), asked);
  await letGo(work, held, part, lines);
  await setAside(work, of, part, spread.lines);
  await work.tx.delete(afterSaleLine).where(eq(afterSaleLine.caseId, caseId));
  await work.tx.insert(afterSaleLine).values(spread.lines.map((line) => ({ caseId, ...line })));
  const partNoOf = new Map(held.lines.map(({ orderLineId, partNo }) => [orderLineId, partNo]));
  const { state } = await caseLife.advance(work, row, 'edit', {
    ...moverOf('buyer', member),
    set: {
      reason: asked.reason,
      text: asked.text,
      isReceived: isReceivedAsked(asked, of),
      amount: spread.amount,
      freight: spread.freight,
      toBalance: asked.toBalance,
    },
    detail: {
      reason: row.reason,
      text: row.text,
      amount: centsToWire(row.amount),
      lines: lines.map(({ orderLineId, number }) => ({ partNo: partNoOf.get(orderLineId), number })),
    },
  });
  return { caseSn, state };
};

/** What goes back has arrived; null where nothing was shipped. Who does not say so means what the order says. */
const isReceivedAsked = (
  { kind, part, isReceived }: Pick<Asked, 'kind' | 'part' | 'isReceived'>,
  of: WhatItIsAbout,
) =>
  isReturn(kind) ||
  (part === 'D' ? (isReceived ?? ('sample' in of ? of.sample : of.order).state === 'COMPLETED') : null);

/** An exchange is for no money. @throws tooMuch, noAmount */
function amountAsked({ kind, amount }: Pick<Asked, 'kind' | 'amount'>, most: Cents): Cents {
  if (kind === 2) return NOTHING;
  const asked = kind === 8 ? most : (amount ?? most);
  if (asked > most) throw afterSaleErrors.tooMuch({ most });
  if (asked <= 0 && kind !== 8) throw afterSaleErrors.noAmount();
  return asked;
}

/** What a refund is asked for, checked against what is left and what is under way. @param but the case that is changed */
async function piecesAsked(
  work: Work,
  of: WhatItIsAbout,
  asked: Pick<Asked, Claimed | 'part' | 'orderSn'> & { kind: CaseKind },
  but?: string,
): Promise<Claim[]> {
  const { why, reasons } = await reasonsNow(work, of, asked.part);
  if (why && !reasons[asked.part].includes(asked.reason)) throw afterSaleErrors.notOpen({ why });
  if (isReturn(asked.kind) && asked.part !== 'D') throw afterSaleErrors.onlyShipped();
  if (!reasonsFor(asked.part, asked.kind, 'sample' in of).includes(asked.reason))
    throw afterSaleErrors.wrongReason();
  if (!reasons[asked.part].includes(asked.reason)) throw afterSaleErrors.wrongReason();
  if (asked.reason === 'R11' && asked.isReceived) throw afterSaleErrors.lostNotReceived();
  const claims = asked.lines ? checkClaims(of, asked.lines, asked.part) : allOf(of.lines, asked.part);
  const open = await openCasesOf(work, asked.orderSn, but);
  for (const { orderLineId } of claims) {
    const caseSn = open.get(`${orderLineId} ${asked.part}`);
    const partNo = of.lines.find((line) => line.orderLineId === orderLineId)?.partNo ?? '';
    if (caseSn) throw afterSaleErrors.caseOpen({ partNo, caseSn });
  }
  if (claims.length === 0) throw afterSaleErrors.nothingLeft();
  if (isReturn(asked.kind)) requireGoods(onlyOrder(of), claims);
  if (asked.kind === 2 && !claims.every(({ orderLineId }) => isListed(onlyOrder(of).lines, orderLineId)))
    throw afterSaleErrors.notListed();
  if (asked.part === 'D' && asked.reason === 'R01') await requireFullPacks(work, onlyOrder(of), claims);
  return claims;
}

/** @throws notGoods for what was agreed on later, of which only money comes back */
function requireGoods({ lines }: OrderOfCase, claims: readonly Claim[]): void {
  for (const line of lines)
    if (!isGoods(line) && claims.some(({ orderLineId }) => orderLineId === line.orderLineId))
      throw afterSaleErrors.notGoods({ partNo: line.partNo });
}

/** The one cause that stands in the way. */
async function whyNotCancel(work: Work, of: WhatItIsAbout) {
  if ('sample' in of) return afterSaleErrors.alreadySent();
  const { state, lockState, isReadySaid } = of.order;
  if (state === 'CLOSED' || state === 'CANCELLED')
    return of.order.paidAt ? afterSaleErrors.cancelled() : afterSaleErrors.cancelledUnpaid();
  if (lockState > 0) return afterSaleErrors.cancelInCase();
  if (state !== 'PENDING_DELIVERY') return afterSaleErrors.cancelNotNow({ why: notInState(state) });
  if (isReadySaid) return afterSaleErrors.cancelReady();
  if (of.order.isAgreed) return afterSaleErrors.cancelAgreed();
  if (of.order.isService)
    return afterSaleErrors.cancelNotNow({ why: required(whyNoCase(of.order, work.now, null)) });
  return afterSaleErrors.cancelNotFree({ minutes: (await findRules(work)).cancelMinutes });
}

/** O25 */
async function wholeOrder(work: Work, member: Member, of: WhatItIsAbout, asked: Asked): Promise<Claim[]> {
  if (!mayEnd(of, member)) throw afterSaleErrors.notAllowedToCancel();
  if (asked.lines || asked.part !== 'U') throw afterSaleErrors.wholeOrderOnly();
  if (!(await mayCancel(work, of))) throw await whyNotCancel(work, of);
  return allOf(of.lines, 'U');
}

// The buyer asks for money back, or cancels a paid order in time; first he is told what may be asked for.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire, NOTHING } from '#kit/money/money.ts';
import { after } from '#kit/time/duration.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { claimableOf, type OrderPart } from '#mall/order/order-part.ts';
import { isGoods, isListed, type OrderOfCase } from '#mall/order/server/order.ts';
import { type afterSaleProtocol, isKind } from '../after-sale.protocol.ts';
import { allOf, type Claim, mostOfCase, spreadAmount } from '../after-sale-amount.ts';
import { OPEN_CASES } from '../after-sale-status.ts';
import {
  bearerOf,
  CANCEL_FREE,
  type CaseKind,
  type CaseReason,
  isReturn,
  reasonsFor,
} from '../after-sale-terms.ts';
import { afterSaleErrors } from './after-sale.errors.ts';
import { afterSaleEvidence, afterSaleLine } from './after-sale.tables.ts';
import { caseLife, moverOf } from './after-sale-life.ts';
import { holdCase } from './hold-case.ts';
import { releaseIfSmall } from './release-case.ts';
import { requirePictures } from './show-evidence.ts';
import { findAbout, holdAbout, onlyOrder, setAside, type WhatItIsAbout, whyNot } from './what-it-is-about.ts';

type Acts = Actions<typeof afterSaleProtocol>;
type Asked = InputOf<typeof afterSaleProtocol.apply>;

/** Open cases about lines of an order, by line and part. */
async function openCasesOf(work: Work, orderSn: string): Promise<Map<string, string>> {
  const rows = await work.query<{ orderLineId: number; part: OrderPart; caseSn: string }>(
    `SELECT l.order_line_id AS "orderLineId", c.part, c.case_sn AS "caseSn"
     FROM after_sale c JOIN after_sale_line l USING (case_id)
     WHERE c.order_sn = $1 AND c.state = ANY($2::text[])`,
    [orderSn, OPEN_CASES],
    'after-sale-open-of',
  );
  return new Map(rows.map((row) => [`${row.orderLineId} ${row.part}`, row.caseSn]));
}

/** Until when the paid order is cancelled without anybody's yes; null: not any more. */
function cancelUntil(of: WhatItIsAbout, now: Date): Date | null {
  if ('sample' in of) return null;
  const { state, isAgreed, isService, isReadySaid, lockState, paidAt } = of.order;
  if (state !== 'PENDING_DELIVERY' || isAgreed || isService || isReadySaid || lockState > 0 || !paidAt)
    return null;
  const until = after(paidAt, CANCEL_FREE);
  return until > now ? until : null;
}

/** A request whose samples have not been sent is cancelled at any time. */
const mayCancel = (of: WhatItIsAbout, now: Date): boolean =>
  'sample' in of
    ? of.sample.state === 'PENDING_DELIVERY' && of.sample.lockState === 0
    : cancelUntil(of, now) !== null;

/** The right that only employees lack, and only for orders: samples are a designer's own affair. */
const mayEnd = (of: WhatItIsAbout, member: Member): boolean =>
  'sample' in of || mayDo(member, 'order.cancel');

const mostOf = (of: WhatItIsAbout, claims: readonly Claim[], part: OrderPart, reason: CaseReason) =>
  mostOfCase(of.lines, claims, part, of.order, bearerOf(reason));

/** @throws orderErrors.notFound; tooMany */
export const showMaximum: Acts['maximum'] = async (work, member, { orderSn, part, reason, lines }) => {
  const of = await findAbout(work, member, orderSn);
  const open = await openCasesOf(work, orderSn);
  const claims = lines ? checkClaims(of, lines, part) : allOf(of.lines, part);
  const most = mostOf(of, claims, part, reason);
  const isCancelled = mayEnd(of, member) && mayCancel(of, work.now);
  return {
    orderSn,
    storeName: of.order.storeName[work.language],
    isOfSamples: 'sample' in of,
    mayCancel: isCancelled,
    cancelUntil: isCancelled ? (cancelUntil(of, work.now)?.toISOString() ?? null) : null,
    why: whyNot(of, work.now)?.[work.language] ?? '',
    lines: of.lines.map((line) => ({
      orderLineId: line.orderLineId,
      partNo: line.partNo,
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
    most: {
      lines: most.lines.map((line) => ({ ...line, amount: centsToWire(line.amount) })),
      freight: centsToWire(most.freight),
      amount: centsToWire(most.amount),
    },
  };
};

/** @throws tooMany for more pieces than are left, also for a line of another order */
function checkClaims(of: WhatItIsAbout, claims: readonly Claim[], part: OrderPart): Claim[] {
  const numberOf = new Map<number, number>();
  for (const { orderLineId, number } of claims)
    numberOf.set(orderLineId, (numberOf.get(orderLineId) ?? 0) + number);
  for (const [orderLineId, number] of numberOf) {
    const line = of.lines.find((one) => one.orderLineId === orderLineId);
    const left = line ? claimableOf(line, part) : 0;
    if (!line || number > left)
      throw afterSaleErrors.tooMany({ partNo: line?.partNo ?? String(orderLineId), left });
    if ('sample' in of && number < left) throw afterSaleErrors.wholeLines({ partNo: line.partNo, left });
  }
  return [...numberOf].map(([orderLineId, number]) => ({ orderLineId, number }));
}

/**
 * Makes the case and sets its pieces aside; the cancelling of a paid order pays back at once.
 * @throws orderErrors.notFound; kindUnknown, notOpen, wrongReason, nothingLeft, tooMany, caseOpen, tooMuch, noAmount,
 * receivedMissing, onlyShipped, cancelNotFree, wholeOrderOnly, notAllowedToCancel; the file room's refusals
 */
export const applyCase: Acts['apply'] = async (work, member, asked) => {
  if (!isKind(asked.kind)) throw afterSaleErrors.kindUnknown();
  const found = await findAbout(work, member, asked.orderSn);
  await requireFiles(work, member.memberId, asked.imageFileIds, { kinds: 'evidence' });
  await requirePictures(work, asked.imageFileIds);
  const of = await holdAbout(work, asked.orderSn, found.paySn);
  const claims =
    asked.kind === 8
      ? wholeOrder(work, member, of, asked)
      : await piecesAsked(work, of, { ...asked, kind: asked.kind });
  const most = mostOf(of, claims, asked.part, asked.reason);
  const amount = amountAsked(asked, most.amount);
  const { lines, freight } = spreadAmount(most, amount);
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
      isReceived: isReturn(asked.kind) || (asked.part === 'D' ? (asked.isReceived ?? null) : null),
      amount,
      freight,
      agreed: asked.kind === 8 ? amount : undefined,
    },
    moverOf('buyer', member),
  );
  await work.tx.insert(afterSaleLine).values(lines.map((line) => ({ caseId: row.caseId, ...line })));
  if (asked.imageFileIds.length > 0)
    await work.tx.insert(afterSaleEvidence).values({
      caseId: row.caseId,
      side: 'buyer',
      memberId: member.memberId,
      memberName: member.shownName,
      text: asked.text,
      fileIds: asked.imageFileIds,
      createdAt: work.now,
    });
  if (asked.kind !== 8) return { caseSn, state: row.state };
  const { state } = await releaseIfSmall(work, await holdCase(work, 'platform', { caseSn }));
  return { caseSn, state };
};

/** An exchange is for no money. @throws tooMuch, noAmount */
function amountAsked({ kind, amount }: Asked, most: Cents): Cents {
  if (kind === 2) return NOTHING;
  const asked = kind === 8 ? most : (amount ?? most);
  if (asked > most) throw afterSaleErrors.tooMuch({ most });
  if (asked <= 0 && kind !== 8) throw afterSaleErrors.noAmount();
  return asked;
}

/** What a refund is asked for, checked against what is left and what is under way. */
async function piecesAsked(
  work: Work,
  of: WhatItIsAbout,
  asked: Asked & { kind: CaseKind },
): Promise<Claim[]> {
  const why = whyNot(of, work.now, asked.part);
  if (why) throw afterSaleErrors.notOpen({ why });
  if (isReturn(asked.kind) && asked.part !== 'D') throw afterSaleErrors.onlyShipped();
  if (!reasonsFor(asked.part, asked.kind, 'sample' in of).includes(asked.reason))
    throw afterSaleErrors.wrongReason();
  if (asked.kind === 3 && asked.part === 'D' && asked.isReceived === undefined)
    throw afterSaleErrors.receivedMissing();
  const claims = asked.lines ? checkClaims(of, asked.lines, asked.part) : allOf(of.lines, asked.part);
  const open = await openCasesOf(work, asked.orderSn);
  for (const { orderLineId } of claims) {
    const caseSn = open.get(`${orderLineId} ${asked.part}`);
    const partNo = of.lines.find((line) => line.orderLineId === orderLineId)?.partNo ?? '';
    if (caseSn) throw afterSaleErrors.caseOpen({ partNo, caseSn });
  }
  if (claims.length === 0) throw afterSaleErrors.nothingLeft();
  if (isReturn(asked.kind)) requireGoods(onlyOrder(of), claims);
  if (asked.kind === 2 && !claims.every(({ orderLineId }) => isListed(onlyOrder(of).lines, orderLineId)))
    throw afterSaleErrors.notListed();
  return claims;
}

/** @throws notGoods for what was agreed on later, of which only money comes back */
function requireGoods({ lines }: OrderOfCase, claims: readonly Claim[]): void {
  for (const line of lines)
    if (!isGoods(line) && claims.some(({ orderLineId }) => orderLineId === line.orderLineId))
      throw afterSaleErrors.notGoods({ partNo: line.partNo });
}

/** O25 */
function wholeOrder(work: Work, member: Member, of: WhatItIsAbout, asked: Asked): Claim[] {
  if (!mayEnd(of, member)) throw afterSaleErrors.notAllowedToCancel();
  if (asked.lines || asked.part !== 'U') throw afterSaleErrors.wholeOrderOnly();
  if (!mayCancel(of, work.now))
    throw 'sample' in of ? afterSaleErrors.alreadySent() : afterSaleErrors.cancelNotFree();
  return allOf(of.lines, 'U');
}

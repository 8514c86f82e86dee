// Enterprise and store decide on a sample request; the designer says yes or no to a substitute.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, lineAmount, NOTHING, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, hours } from '#kit/time/duration.ts';
import { findProducts, findSampleTerms, reserveSamples } from '#mall/goods/server/goods.ts';
import type { Employee, Seller } from '#mall/member/actor.ts';
import { type BillLine, openBill } from '#mall/payment/server/payment.ts';
import { findStores, type StoreRow } from '#mall/store/server/store.ts';
import type { sampleProtocol } from '../sample.protocol.ts';
import type { SampleState } from '../sample-status.ts';
import type { FreightPayer } from '../sample-terms.ts';
import {
  designersOwn,
  enterprisesOwn,
  holdSeen,
  linesOf,
  moverOf,
  type SampleLineRow,
  storesOwn,
} from './hold-sample.ts';
import { sampleErrors } from './sample.errors.ts';
import { sampleLine } from './sample.tables.ts';
import { lockSampleCart } from './sample-cart.ts';
import { type SampleMover, type SampleRow, sampleLife } from './sample-life.ts';
import { usedThisYear } from './sample-quota.ts';
import { findSampleRules } from './sample-rules.ts';
import { goodsOf } from './submit-samples.ts';

type Acts = Actions<typeof sampleProtocol>;

type Seen = { sampleSn: string; version: number };
type Done = { state: SampleState };

async function holdForEnterprise(work: Work, actor: Employee, seen: Seen): Promise<SampleRow> {
  const row = await holdSeen(work, enterprisesOwn(actor), seen);
  if (row.memberId === actor.memberId) throw sampleErrors.ownRequest();
  return row;
}

/** On to the store. @throws sampleErrors.notFound, ownRequest, notNow, changedMeanwhile */
export const endorseSample: Acts['endorse'] = async (work, actor, input) => {
  const row = await holdForEnterprise(work, actor, input);
  const { state } = await sampleLife.advance(work, row, 'endorse', {
    ...moverOf('enterprise', actor),
    set: { turn: 'store', hasReachedStore: true },
  });
  return { state };
};

const byEnterprise =
  (action: 'sendBack' | 'refuse'): Acts['enterpriseSendBack'] =>
  async (work, actor, { reason, ...seen }) => {
    const row = await holdForEnterprise(work, actor, seen);
    const { state } = await sampleLife.advance(work, row, action, moverOf('enterprise', actor, reason));
    return { state };
  };

export const enterpriseSendBack = byEnterprise('sendBack');
export const enterpriseRefuse = byEnterprise('refuse');

const byStore =
  (action: 'sendBack' | 'refuse'): Acts['sendBack'] =>
  async (work, seller, { reason, ...seen }) => {
    const row = await holdSeen(work, storesOwn(seller), seen);
    const { state } = await sampleLife.advance(work, row, action, moverOf('store', seller, reason));
    return { state };
  };

export const sendBackSample = byStore('sendBack');
export const refuseSample = byStore('refuse');

/**
 * All or fewer of each line; with a substitute anywhere nothing is promised before the designer says yes.
 * @throws sampleErrors.notFound, notNow, nothingApproved, tooManyApproved, noSubstitute; goodsErrors.shortOfSamples
 */
export const approveSample: Acts['approve'] = async (
  work,
  seller,
  { lines: given, freightPayer, ...seen },
) => {
  const row = await holdSeen(work, storesOwn(seller), seen);
  const mover = moverOf('store', seller);
  sampleLife.require(work, row, 'approve', 'store');
  const lines = await linesOf(work, row.requestId);
  const byId = new Map(given.map((one) => [one.sampleLineId, one]));
  if (given.some((one) => !lines.some((line) => line.sampleLineId === one.sampleLineId)))
    throw sampleErrors.notFound();

  const decided: SampleLineRow[] = [];
  for (const line of lines) {
    const decision = byId.get(line.sampleLineId);
    const approvedNum = decision?.approvedNum ?? line.askedNum;
    if (approvedNum > line.askedNum)
      throw sampleErrors.tooManyApproved({ partNo: line.goods.partNo, asked: line.askedNum });
    const isOther = decision?.productId !== undefined && decision.productId !== line.productId;
    const substitute =
      isOther && approvedNum > 0
        ? await substituteOf(work, seller, required(decision.productId), approvedNum)
        : null;
    decided.push({ ...line, approvedNum, substitute });
  }
  if (decided.every((line) => line.approvedNum === 0)) throw sampleErrors.nothingApproved();
  await keep(work, decided);
  if (decided.some((line) => line.substitute)) {
    const { state } = await sampleLife.advance(work, row, 'offerSubstitute', {
      ...mover,
      set: { turn: 'designer', freightPayer },
    });
    return { state };
  }
  return promise(work, row, decided, freightPayer, 'approve', mover);
};

async function substituteOf(work: Work, seller: Seller, productId: number, approvedNum: number) {
  const product = (await findProducts(work, [productId])).get(productId);
  const terms = (await findSampleTerms(work, [productId])).get(productId);
  if (product?.storeId !== seller.storeId || !terms?.isSampleable || terms.sampleLimit < approvedNum)
    throw sampleErrors.noSubstitute();
  return goodsOf(product, terms);
}

async function keep(work: Work, lines: readonly SampleLineRow[]): Promise<void> {
  for (const { sampleLineId, productId, goods, unitPrice, approvedNum, substitute, insteadOf } of lines) {
    await work.tx
      .update(sampleLine)
      .set({ productId, goods, unitPrice, approvedNum, substitute, insteadOf })
      .where(eq(sampleLine.sampleLineId, sampleLineId));
  }
}

/** Promises the samples and asks for the money, where there is any to ask for. */
async function promise(
  work: Work,
  row: SampleRow,
  lines: readonly SampleLineRow[],
  freightPayer: FreightPayer,
  action: 'approve' | 'acceptSubstitute',
  mover: SampleMover,
): Promise<Done> {
  const approved = lines.filter((line) => line.approvedNum);
  await reserveSamples(
    work,
    approved.map((line) => ({ productId: line.productId, number: required(line.approvedNum) })),
  );
  const store = required((await findStores(work, [row.storeId])).get(row.storeId));
  const goodsAmount = sum(approved.map((line) => lineAmount(line.unitPrice, required(line.approvedNum))));
  const freight = freightPayer === 'buyer' ? store.freightIn(null).freightFee : NOTHING;
  const payable = cents(goodsAmount + freight);
  if (payable === 0) {
    const { state } = await sampleLife.advance(work, row, action, {
      ...mover,
      to: 'PENDING_DELIVERY',
      set: { freightPayer, goodsAmount, freight, payable },
    });
    return { state };
  }
  const paySn = await nextDocumentNumber(work, 'PY');
  const payDeadline = after(work.now, hours((await findSampleRules(work)).payHours));
  await openBill(work, {
    paySn,
    docType: 'SAMPLE',
    memberId: row.memberId,
    enterpriseId: row.enterpriseId,
    lines: [billLine(row, store, payable)],
    deadline: payDeadline,
  });
  const { state } = await sampleLife.advance(work, row, action, {
    ...mover,
    to: 'PENDING_PAYMENT',
    set: { freightPayer, goodsAmount, freight, payable, paySn, payDeadline },
  });
  return { state };
}

/** What the bill asks for. @param payable in fen */
export const billLine = (
  { sampleSn }: Pick<SampleRow, 'sampleSn'>,
  { name }: Pick<StoreRow, 'name'>,
  payable: Cents,
): BillLine => ({ documentSn: sampleSn, name, amount: payable });

/** What was offered becomes what is sent. @throws sampleErrors.notFound, notNow; goodsErrors.shortOfSamples */
export const acceptSubstitute: Acts['acceptSubstitute'] = async (work, member, seen) => {
  await lockSampleCart(work, member.memberId);
  const row = await holdSeen(work, designersOwn(member), seen);
  sampleLife.require(work, row, 'acceptSubstitute', 'designer');
  const lines = (await linesOf(work, row.requestId)).map((line) => {
    const { substitute } = line;
    if (!substitute) return line;
    return {
      ...line,
      productId: substitute.productId,
      goods: substitute,
      unitPrice: substitute.unitPrice as SampleLineRow['unitPrice'],
      insteadOf: line.goods.partNo,
      substitute: null,
    };
  });
  await requireWithinYear(work, row, lines);
  await keep(work, lines);
  return promise(
    work,
    row,
    lines,
    row.freightPayer ?? 'store',
    'acceptSubstitute',
    moverOf('designer', member),
  );
};

async function requireWithinYear(work: Work, row: SampleRow, lines: readonly SampleLineRow[]): Promise<void> {
  const productIds = lines.map((line) => line.productId);
  const used = await usedThisYear(work, row.memberId, productIds, row.requestId);
  const { yearLimit } = await findSampleRules(work);
  for (const [productId, same] of Map.groupBy(lines, (line) => line.productId)) {
    const before = used.get(productId) ?? 0;
    const wanted = same.reduce((total, line) => total + (line.approvedNum ?? 0), 0);
    if (before + wanted > yearLimit)
      throw sampleErrors.overYearLimit({ partNo: required(same[0]).goods.partNo, used: before, yearLimit });
  }
}

/** The store decides again. @throws sampleErrors.notFound, notNow */
export const declineSubstitute: Acts['declineSubstitute'] = async (work, member, { reason, ...seen }) => {
  const row = await holdSeen(work, designersOwn(member), seen);
  sampleLife.require(work, row, 'declineSubstitute', 'designer');
  const lines = await linesOf(work, row.requestId);
  await keep(
    work,
    lines.map((line) => ({ ...line, approvedNum: null, substitute: null })),
  );
  const { state } = await sampleLife.advance(work, row, 'declineSubstitute', {
    ...moverOf('designer', member, reason),
    set: { turn: 'store', freightPayer: null },
  });
  return { state };
};

// Acceptance: an application becomes an order with its fees, is sent back, or refused; and the case goes with its order from then on.
import type { Work } from '#kit/db/work.ts';
import { appendVersion, contentHashOf } from '#kit/document/document-version.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents, NOTHING, unitPrice } from '#kit/money/money.ts';
import type { StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import { findLaboratory } from '#mall/ability/server/ability.ts';
import { holdEmployee } from '#mall/company/server/company.ts';
import { findActor } from '#mall/login/server/login.ts';
import { stepBy } from '#mall/member/actor.ts';
import type { InvoiceSnapshot } from '#mall/order/order-snapshot.ts';
import type { OrderState } from '#mall/order/order-status.ts';
import { agreedOrderMoved } from '#mall/order/server/order.events.ts';
import { listAgreedOrders, placeAgreedOrder } from '#mall/order/server/order.ts';
import type { authenProtocol } from '../authen.protocol.ts';
import type { AuthenForm } from '../authen-form.ts';
import { type Fee, feeNames, feesOf, planOf, totalOf } from '../authen-price.ts';
import type { CaseAction, CaseState } from '../authen-process.ts';
import { schemes } from '../authen-terms.ts';
import { authenErrors } from './authen.errors.ts';
import { type CaseRow, caseLife, done, holdAtDesk } from './authen-life.ts';
import { authenRules } from './authen-rules.ts';

type Acts = Actions<typeof authenProtocol>;

/** Once nothing is to be paid first. */
const startOf = ({ kind }: Pick<CaseRow, 'kind'>): CaseState =>
  kind === 'SURVEILLANCE' ? 'FACTORY_INSPECTION' : 'DOCUMENT_REVIEW';

const LINES_PER_YUAN = 10_000;

/** What both sides hold the order against. */
const agreedOf = (form: AuthenForm, fees: readonly Fee[]) => ({
  ...{ form, fees, amount: totalOf(fees) },
});

/**
 * The order of a case (O1): its buyer's limits, budgets and approvals hold as for any order.
 * @throws subAccountErrors above the buyer's limits; approvalErrors.overBudget
 */
async function placed(work: Work, row: CaseRow, fees: readonly Fee[], mover: StepBy<'acceptance'>) {
  const { form, authenSn, memberId, enterpriseId } = row;
  const buyer = required(await findActor(work, memberId));
  await holdEmployee(work, buyer);
  const kept = await appendVersion(work, {
    ...{ docType: caseLife.docType, docSn: authenSn, content: agreedOf(form, fees) },
    ...mover,
  });
  const order = await placeAgreedOrder(
    work,
    {
      ...{ source: 'authen', sourceSn: authenSn, inqSn: '', sourceVersionNo: kept.versionNo },
      ...{ sourceHash: kept.contentHash, projectId: null, costCentre: form.costCentre },
      ...{ poNumber: form.poNumber, remark: form.remark, isService: true, serviceKind: 'AUTHEN' },
      buyer: { memberId, memberName: buyer.memberName, enterpriseId },
      storeId: required((await findLaboratory(work, required(row.labId)))?.storeId),
      lines: fees.map((fee, at) => ({
        ...{ sourceLineNo: at + 1, lineHash: contentHashOf(fee), productId: null, matCode: '' },
        goodsName: {
          zh: `${feeNames[fee.kind].zh}（${schemes[form.scheme].zh}）`,
          en: `${feeNames[fee.kind].en} (${schemes[form.scheme].en})`,
        },
        ...{ partNo: authenSn, brandName: '', packageName: form.standards.slice(0, 60), number: fee.count },
        ...{ unitPrice: unitPrice((fee.amount / fee.count) * LINES_PER_YUAN), amount: fee.amount },
      })),
      freight: NOTHING,
      plan: planOf(fees),
      address: {
        ...{ receiverName: form.contact, mobile: form.mobile, regionName: '' },
        ...{ companyName: form.applicant.name, detailAddress: form.applicant.address },
      },
      invoice: invoiceOf(form),
    },
    { by: 'buyer', actorId: memberId, actorName: buyer.shownName },
    { member: buyer, from: null },
  );
  return { ...order, contentHash: kept.contentHash };
}

const invoiceOf = ({ invoiceKind, invoiceTitle, taxNo, email }: AuthenForm): InvoiceSnapshot =>
  invoiceKind === 'none'
    ? { kind: 'none' }
    : { kind: invoiceKind, titleKind: taxNo ? 'company' : 'person', title: invoiceTitle, taxNo, email };

/** Why a customer cannot order concerns him, not the laboratory. */
const keptToHimself = (reason: unknown): never => {
  throw reason instanceof Refusal ? authenErrors.buyerCannot() : reason;
};

/** The man-days and the travel are said now; he agrees by paying. @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile, noFees, noManDays, buyerCannot */
export const acceptCase: Acts['accept'] = async (work, staff, { manDays, travel, ...which }) => {
  const row = await holdAtDesk(work, staff, which);
  caseLife.require(work, row, 'accept', 'acceptance');
  if (manDays === 0 && (row.kind === 'SURVEILLANCE' || schemes[row.scheme].needsInspection))
    throw authenErrors.noManDays();
  const fees = feesOf({ kind: row.kind, manDays, travel }, await authenRules.find(work));
  if (fees.length === 0) throw authenErrors.noFees();
  const mover = stepBy('acceptance', staff);
  const order = await placed(work, row, fees, mover).catch(keptToHimself);
  return done(
    await caseLife.advance(work, row, 'accept', {
      ...mover,
      to: order.isAsked ? 'PENDING_REVIEW' : order.needsPayment ? 'PENDING_PAYMENT' : startOf(row),
      set: {
        ...{ orderSn: order.orderSn, contentHash: order.contentHash, manDays, travel },
        ...{ amount: cents(totalOf(fees)), acceptedAt: work.now },
      },
    }),
  );
};

/** @throws authenErrors.notFound, ownCase, notNow, changedMeanwhile */
export const rejectCase: Acts['reject'] = async (work, staff, { isFinal, reason, ...which }) => {
  const row = await holdAtDesk(work, staff, which);
  return done(
    await caseLife.advance(work, row, isFinal ? 'refuse' : 'sendBack', {
      ...stepBy('acceptance', staff, reason),
      set: { closeReason: isFinal ? reason : '' },
    }),
  );
};

const OVER: ReadonlySet<OrderState> = new Set(['CANCELLED', 'REJECTED']);

/** What a state of the order makes of the case. */
function followsOf(
  row: CaseRow,
  state: OrderState,
): { to: CaseState; by: readonly CaseAction[] } | undefined {
  if (state === 'PENDING_PAYMENT') return { to: 'PENDING_PAYMENT', by: ['approve'] };
  if (state === 'PENDING_DELIVERY') return { to: startOf(row), by: ['approve', 'pay'] };
  if (state === 'COMPLETED') return { to: 'COMPLETED', by: ['complete'] };
  return OVER.has(state) ? { to: 'CANCELLED', by: ['lapse'] } : undefined;
}

/** @throws authenErrors.underWay */
async function follow(work: Work, authenSn: string, orderSn: string): Promise<void> {
  const row = await caseLife.hold(work, authenSn);
  // the order is being placed: whoever accepts moves the case himself
  if (!row || row.orderSn !== orderSn) return;
  const [order] = await listAgreedOrders(work, { source: 'authen', sourceSn: authenSn });
  const { state } = required(order);
  const isFinished = row.state === 'CERTIFICATE_ISSUED' || row.settledAt !== null;
  const follows = followsOf(row, state);
  if (!follows || follows.to === row.state) return;
  const may = caseLife.allowed(row, 'order', work.now);
  const action = follows.by.find((one) => may.includes(one));
  if (action) await caseLife.advance(work, row, action, { by: 'order', to: follows.to });
  else if (OVER.has(state) && !isFinished) throw authenErrors.underWay();
}

export const authenListeners: readonly Listener[] = [
  listener(agreedOrderMoved, async (work, { source, sourceSn, orderSn }) => {
    if (source === 'authen') await follow(work, sourceSn, orderSn);
  }),
];

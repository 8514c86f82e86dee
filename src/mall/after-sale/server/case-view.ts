// Rows of cases → replies: the only mapper. What a reader may do follows from the side he stands on.
import type { Work } from '#kit/db/work.ts';
import { stepReplies } from '#kit/document/step-log.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import { findDueTimes } from '#kit/jobs/timer.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { required } from '#kit/rules/required.ts';
import type { Language, Text } from '#kit/words/text.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import { orderParts } from '#mall/order/order-part.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { type CaseButton, CaseCard, CaseDetail, type CaseLineReply } from '../after-sale-detail.protocol.ts';
import type { CaseActor } from '../after-sale-process.ts';
import { caseStatus, caseSteps, storesCaseStates } from '../after-sale-status.ts';
import { bearerOf, type CaseReason, caseKinds, caseReasons, isInFull } from '../after-sale-terms.ts';
import { type CaseRow, caseLife } from './after-sale-life.ts';
import { amountOf } from './after-sale-rules.ts';
import { type CaseOrder, orderOfCase, ordersOfCases } from './order-of-case.ts';
import { carriageRow, caseRefunds, isRefused } from './refund/case-refunds.ts';
import { lessOf, lessTitle, partReply } from './refund/less-of-case.ts';
import { evidence } from './said.ts';
import { returnOf } from './show-return.ts';

/** With whose eyes a case is seen. `roles`: what somebody of the platform may decide. */
export interface Eyes {
  side: Exclude<CaseActor, 'system'>;
  hidesPrices: boolean;
  may: (button: CaseButton) => boolean;
}

const FINANCE: ReadonlySet<CaseButton> = new Set([
  'firstRelease',
  'release',
  'retryRefund',
  'markRefundPaid',
  'refuseAccount',
]);

/** Who pays there sees all of a bank account, who has named it its end. */
const accountFor = ({ side, may }: Eyes) =>
  side === 'store' ? 'hidden' : side === 'platform' && may('markRefundPaid') ? 'whole' : 'masked';

export const buyersEyes = (member: Member): Eyes => ({
  side: 'buyer',
  hidesPrices: !mayDo(member, 'order.price'),
  may: () => mayDo(member, 'order.aftersale'),
});

export const storesEyes: Eyes = { side: 'store', hidesPrices: false, may: () => true };

/** Operators decide, finance releases. */
export const platformsEyes = ({ platformRoles }: Member): Eyes => ({
  side: 'platform',
  hidesPrices: false,
  may: (button) => platformRoles.includes(FINANCE.has(button) ? 'finance' : 'operator'),
});

const wire = (amount: Cents | null, { hidesPrices }: Eyes): string =>
  hidesPrices || amount === null ? '' : centsToWire(amount);

type LineOfCase = Omit<CaseLineReply, 'amount' | 'goodsName'> & {
  caseId: number;
  amount: Cents;
  goodsName: Text;
};

async function linesOfCases(work: Work, caseIds: readonly number[]): Promise<Map<number, LineOfCase[]>> {
  const rows = await work.query<LineOfCase>(
    `SELECT c.case_id AS "caseId", c.order_line_id AS "orderLineId", l.part_no AS "partNo", l.brand_name AS "brandName",
            l.goods_name AS "goodsName", l.goods_image AS "goodsImage", l.package_name AS "packageName",
            c.number::int AS number, c.amount
     FROM after_sale a JOIN after_sale_line c USING (case_id) JOIN order_line l USING (order_line_id)
     WHERE c.case_id = ANY($1::bigint[]) AND a.doc_type = 'order'
     UNION ALL
     SELECT c.case_id, c.order_line_id, s.goods->>'partNo', s.goods->>'brandName', s.goods->'goodsName', s.goods->>'goodsImage',
            coalesce(s.goods->>'packageName', ''), c.number::int, c.amount
     FROM after_sale a JOIN after_sale_line c USING (case_id) JOIN sample_line s ON s.sample_line_id = c.order_line_id
     WHERE c.case_id = ANY($1::bigint[]) AND a.doc_type = 'sample' ORDER BY 2`,
    [caseIds],
    'after-sale-lines',
  );
  return Map.groupBy(rows, (row) => row.caseId);
}

/** Cards in the order of the rows. */
export async function caseCards(work: Work, rows: readonly CaseRow[], eyes: Eyes): Promise<CaseCard[]> {
  if (rows.length === 0) return [];
  const orders = await ordersOfCases(work, [...new Set(rows.map((row) => row.orderSn))]);
  const lines = await linesOfCases(
    work,
    rows.map((row) => row.caseId),
  );
  const dueTimes = await findDueTimes(
    work,
    caseLife.docType,
    rows.map((row) => row.caseSn),
  );
  return rows.map((row) =>
    card(work, row, required(orders.get(row.orderSn)), lines.get(row.caseId) ?? [], {
      eyes,
      dueAt: dueTimes.get(row.caseSn),
    }),
  );
}

/** PENDING_REFUND, once the goods are back. */
const CODE_AFTER_RETURN = 203;

function card(
  work: Work,
  row: CaseRow,
  order: CaseOrder,
  lines: readonly LineOfCase[],
  { eyes, dueAt }: { eyes: Eyes; dueAt: Date | undefined },
): CaseCard {
  const { language } = work;
  const status = caseStatus[row.state];
  const inFull = !order.mayBeLess && isInFull(row.part, row.reason);
  return {
    ...sameFields(CaseCard, row),
    kindName: caseKinds[row.kind][language],
    partName: orderParts[row.part][language],
    stateCode: row.state === 'PENDING_REFUND' && row.receivedAt ? CODE_AFTER_RETURN : status.code,
    stateName: (eyes.side === 'store' ? storesCaseStates[row.state] : status)[language],
    tone: status.tone,
    reasonName: caseReasons[row.reason][language],
    storeId: order.storeId,
    storeName: order.storeName[language],
    buyerName: order.memberName,
    isInFull: inFull,
    lines: lines.map(({ caseId, ...line }) => ({
      ...line,
      brandName: brandIn(language, line.brandName),
      goodsName: line.goodsName[language],
      amount: wire(line.amount, eyes),
    })),
    cameShort: cameShort(language, row),
    // an exchange is for no money
    amount: row.kind === 2 && row.amount === 0 ? '' : wire(row.amount, eyes),
    agreed: row.agreed > 0 ? wire(row.agreed, eyes) : '',
    createTime: row.createdAt.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    allowedActions: caseLife
      .allowed(row, eyes.side, work.now)
      .map((action) => action as CaseButton)
      .filter((action) => eyes.may(action) && !(inFull && action === 'offer')),
  };
}

const paidBy = async (work: Work, { orderSn }: CaseRow) => required(await orderOfCase(work, orderSn));

function cameShort(language: Language, { cameShort: short }: CaseRow): string {
  if (!short) return '';
  const missing = short.missing.reduce((all, { number }) => all + number, 0);
  const came = short.asked - missing;
  return { zh: `收到 ${came} 件，缺 ${missing} 件`, en: `${came} came, ${missing} missing` }[language];
}

/** Call it only where the reader may see the case: its pictures open to whoever has their links. */
export async function caseDetail(work: Work, row: CaseRow, eyes: Eyes): Promise<CaseDetail> {
  const [shown] = await caseCards(work, [row], eyes);
  const steps = await stepReplies(work, caseLife.docType, row.caseSn, caseSteps, caseStatus);
  const less = await lessOf(work, row);
  const refunds = await caseRefunds(work, row.caseSn, less.parts, { ...eyes, account: accountFor(eyes) });
  return {
    ...sameFields(CaseDetail, row),
    ...required(shown),
    ...(await returnOf(work, row, eyes)),
    bearer: bearerOf(row.reason),
    mostCarriage: bearerOf(row.reason) === 'store' ? centsToWire(await amountOf(work, 'carriageYuan')) : '',
    carriage: row.carriage > 0 ? wire(row.carriage, eyes) : '',
    freight: wire(row.freight, eyes),
    offered: wire(row.offered, eyes),
    firstReleaseBy: await firstReader(work, row, eyes),
    evidence: await evidence.all(work, row.caseId),
    parts: less.parts.map((part) => partReply(work, part, (amount) => wire(amount, eyes))),
    arePartsPlanned: less.arePlanned,
    refunds: [...refunds, ...(await carriageRow(work, row, await paidBy(work, row), eyes))],
    allowedActions: required(shown).allowedActions.filter(
      (action) => action !== 'retryRefund' || refunds.some(isRefused),
    ),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    log: steps.map(({ detail, ...step }) => ({
      ...step,
      title: step.event === 'release' && refunds.length === 0 ? lessTitle[work.language] : step.title,
      reason:
        step.event === 'edit'
          ? askedBefore(work, detail, eyes)
          : step.event === 'offer'
            ? [offeredThen(detail, row, eyes), step.reason].filter(Boolean).join(' · ')
            : step.reason,
    })),
  };
}

/** What the store would have paid. @param detail as `offerLess` keeps it; older ones kept nothing, but the last is the case's */
const offeredThen = (detail: { amount?: string }, { offered }: CaseRow, eyes: Eyes): string => {
  const amount = detail.amount ?? wire(offered, eyes);
  return eyes.hidesPrices || !amount ? '' : showAmount(amount);
};

/** What was asked for before the buyer changed it. @param detail as `editCase` keeps it */
function askedBefore({ language }: Work, detail: unknown, { hidesPrices }: Eyes): string {
  const { reason, text, amount, lines } = detail as {
    reason: CaseReason;
    text: string;
    amount: string;
    lines: { partNo: string; number: number }[];
  };
  const pieces = lines.map(({ partNo, number }) => `${partNo} × ${number}`).join(', ');
  const before = { zh: '修改前', en: 'Before' }[language];
  const parts = [caseReasons[reason][language], hidesPrices ? '' : showAmount(amount), pieces, text];
  return `${before}: ${parts.filter(Boolean).join(' · ')}`;
}

async function firstReader(work: Work, { firstReleaseBy }: CaseRow, { side }: Eyes): Promise<string> {
  if (firstReleaseBy === null || side !== 'platform') return '';
  return (await findMember(work, firstReleaseBy))?.memberName ?? '';
}

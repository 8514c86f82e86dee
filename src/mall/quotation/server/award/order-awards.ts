// What an inquiry has awarded, and how one store's part becomes an order straight away where no contract is due (I11).

import { desc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps } from '#kit/document/step-log.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { cents, centsToWire, NOTHING, sum } from '#kit/money/money.ts';
import { requireUsableAddress } from '#mall/address/server/address.ts';
import { findApprovalPath, spendReservation } from '#mall/approval/server/approval.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import { lineTitle } from '#mall/inquiry/inquiry-lines.ts';
import { type FoundInquiry, readerOf, requirePurchaser } from '#mall/inquiry/server/inquiry.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import { type AgreedLine, limitsOf, placeAgreedOrder } from '#mall/order/server/order.ts';
import { findStores } from '#mall/store/server/store.ts';
import { awardStatus } from '../../award-process.ts';
import { freightOf } from '../../offer-amounts.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import { type QuotationRow, requireContent } from '../hold-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { award, awardLine, quotation } from '../quotation.tables.ts';
import { awardedLineReply } from '../show/show-quotations.ts';
import { requireComparable, requireOwnOpen } from './award-lines.ts';
import {
  type AwardedLine,
  type AwardsOfStore,
  convertAwards,
  holdAwards,
  moveAwardReservations,
} from './awarded-lines.ts';
import { becomesOf, wonBefore } from './becomes.ts';
import { AWARD, type AwardLineRow, type AwardRow } from './decide-award.ts';

/** @throws quotationErrors.notFound, sealed */
export const listAwards: Action<typeof quotationProtocol.awards> = async (work, reader, { inqSn }) => {
  const found = await requireComparable(work, reader, inqSn);
  const member = readerOf(found.inquiry, reader);
  const rows = await work.tx.select().from(award).where(eq(award.inqSn, inqSn)).orderBy(desc(award.awardId));
  const lines = rows.length
    ? await work.tx
        .select()
        .from(awardLine)
        .where(
          inArray(
            awardLine.awardId,
            rows.map((row) => row.awardId),
          ),
        )
        .orderBy(awardLine.lineNo, awardLine.awardLineId)
    : [];
  const quotations = new Map(
    (await work.tx.select().from(quotation).where(eq(quotation.inqSn, inqSn))).map((row) => [row.quoSn, row]),
  );
  const stores = await findStores(
    work,
    [...quotations.values()].map((row) => row.storeId),
  );
  const storeName = (quoSn: string) =>
    stores.get(quotations.get(quoSn)?.storeId ?? 0)?.name[work.language] ?? '';
  const titles = new Map(found.lines.map((line) => [line.lineNo, lineTitle(line.wish)]));
  const authors = await authorsOf(work, rows);
  const byAward = Map.groupBy(lines, (line) => line.awardId);
  const list = [];
  for (const row of rows) {
    list.push({
      awardSn: row.awardSn,
      version: row.version,
      state: row.state,
      stateName: awardStatus[row.state][work.language],
      amount: centsToWire(row.amount),
      reason: row.reason,
      actorName: authors.get(row.awardSn) ?? '',
      createTime: row.createdAt.toISOString(),
      decideTime: row.decidedAt?.toISOString() ?? null,
      lines: (byAward.get(row.awardId) ?? []).map((line) => ({
        ...awardedLineReply(work, line, row.awardSn, titles.get(line.lineNo) ?? ''),
        storeName: storeName(line.quoSn),
      })),
      mayWithdraw: row.state === 'PENDING_REVIEW' && mayDo(member, 'rfq.award'),
      approval: await findApprovalPath(work, AWARD, row.awardSn),
    });
  }
  return { list, stores: await storeAwards(work, member, found, lines, quotations, storeName) };
};

async function authorsOf(work: Work, rows: readonly AwardRow[]): Promise<Map<string, string>> {
  const steps = await listSteps(work, [{ docType: AWARD, docSns: rows.map((row) => row.awardSn) }]);
  return new Map(steps.filter((step) => step.event === 'make').map((step) => [step.docSn, step.actorName]));
}

async function storeAwards(
  work: Work,
  member: Member,
  found: FoundInquiry,
  lines: readonly AwardLineRow[],
  quotations: ReadonlyMap<string, QuotationRow>,
  storeName: (quoSn: string) => string,
): Promise<ReplyOf<typeof quotationProtocol.awards>['stores']> {
  const won = lines.filter((line) => line.state === 'AWARDED' || line.state === 'CONVERTED');
  const wonOf = await wonBefore(work, found.inquiry.inqSn);
  const stores = [];
  for (const [quoSn, own] of Map.groupBy(won, (line) => line.quoSn)) {
    const row = quotations.get(quoSn);
    if (!row) continue;
    const goodsAmount = sum(own.map((line) => line.amount));
    const open = own.filter((line) => line.state === 'AWARDED');
    const latest = Math.max(...own.map((line) => line.versionNo));
    const { docType, why } = becomesOf(found, wonOf.get(row.storeId) ?? NOTHING);
    const isOpen = open.length > 0;
    stores.push({
      storeId: row.storeId,
      storeName: storeName(quoSn),
      quoSn,
      goodsAmount: centsToWire(goodsAmount),
      freight: centsToWire(freightOf(await requireContent(work, row, latest))),
      openNum: open.length,
      becomes: docType,
      why: why[work.language],
      mayOrder: isOpen && docType === 'order' && mayDo(member, 'order.submit'),
      mayContract: isOpen && mayDo(member, 'contract.create'),
    });
  }
  return stores;
}

/**
 * I11. What was reserved for the award is spent for the order.
 * @throws quotationErrors.notFound, nothingToOrder, contractDue; subAccountErrors above his limits; Refusal 404 for an address of somebody else
 */
export const orderAwards: Action<typeof quotationProtocol.toOrder> = async (work, member, input) => {
  const { inqSn, storeId, awardLineIds, addressId, invoice = { kind: 'none' }, poNumber, remark } = input;
  const { inquiry } = await requireOwnOpen(work, member, inqSn);
  requirePurchaser(inquiry, member, 'order.submit');
  const address = await requireUsableAddress(work, member, addressId);
  const requireWithinLimits = await limitsOf(work, member);
  const held = await holdAwards(work, inqSn, storeId);
  const lines = (held?.lines ?? []).filter(
    (line) => !awardLineIds || awardLineIds.includes(line.awardLineId),
  );
  const [first] = lines;
  if (!held || !first) throw quotationErrors.nothingToOrder();
  if (awardLineIds && lines.length < new Set(awardLineIds).size) throw quotationErrors.alreadyConverted();
  const won = (await wonBefore(work, inqSn)).get(storeId) ?? NOTHING;
  const { docType, why } = becomesOf(held.found, won);
  if (docType === 'contract') throw quotationErrors.contractDue({ why });
  const { freight } = held;
  await requireWithinLimits(cents(sum(lines.map((line) => line.amount)) + freight));
  const { receiverName, mobile, regionName, detailAddress, companyName } = address;
  const by = { actorId: member.memberId, actorName: member.shownName };
  const made = await placeAgreedOrder(
    work,
    {
      source: 'quote',
      sourceSn: first.quoSn,
      inqSn,
      sourceVersionNo: first.versionNo,
      sourceHash: first.versionHash,
      buyer: { memberId: member.memberId, memberName: member.memberName, enterpriseId: buysFor(member) },
      storeId,
      ...(inquiry.kind === 'GOODS' ? { isService: false } : { isService: true, serviceKind: inquiry.kind }),
      lines: await agreedLines(work, held, lines),
      freight,
      plan: held.terms.plan,
      address: { receiverName, mobile, regionName, detailAddress, companyName },
      invoice,
      poNumber,
      projectId: inquiry.projectId,
      costCentre: inquiry.costCentre,
      remark,
    },
    { by: 'buyer', ...by },
  );
  await convertAwards(
    work,
    lines.map((line) => line.awardLineId),
    { docType: 'order', docSn: made.orderSn },
    { by: 'purchaser', ...by },
  );
  const order = { docType: 'order', docSn: made.parentSn } as const;
  await moveAwardReservations(work, lines, freight, order);
  await spendReservation(work, order);
  return {
    orderSns: [made.orderSn],
    parentSn: made.parentSn,
    paySn: made.paySn,
    needsPayment: made.needsPayment,
  };
};

async function agreedLines(
  work: Work,
  { found }: AwardsOfStore,
  lines: readonly AwardedLine[],
): Promise<AgreedLine[]> {
  const products = await findProducts(
    work,
    lines.flatMap(({ line }) => line.productId ?? []),
  );
  const wishes = new Map(found.lines.map((line) => [line.lineNo, line.wish]));
  return lines.map(({ lineNo, lineHash, quoSn, versionNo, versionHash, line, number, unitPrice, amount }) => {
    const wish = wishes.get(lineNo);
    const product = line.productId === null ? undefined : products.get(line.productId);
    const said = line.description || line.partNo || (wish ? lineTitle(wish) : '');
    return {
      sourceLineNo: lineNo,
      lineHash,
      quotation: { quoSn, versionNo, versionHash },
      productId: product?.productId ?? null,
      goodsName: product?.goodsName ?? { zh: said, en: said },
      partNo: line.partNo || (wish ? lineTitle(wish).slice(0, 80) : ''),
      brandName: line.brandName,
      packageName: line.packageName,
      matCode: wish && 'matCode' in wish ? wish.matCode : '',
      number,
      unitPrice,
      amount,
    };
  });
}

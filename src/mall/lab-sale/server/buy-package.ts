// A package at its own price: one order with a line for each component by its share (F7), each component a commission of its own (domain-lab 2.10).
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type PackagePart, packageForSale, workOf } from '#mall/ability/server/ability.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import {
  type BoughtPack,
  beginBought,
  type FormVersion,
  formToBuy,
  keepBought,
  orderService,
  priceVersion,
  requireMarks,
  type ServiceLine,
} from '#mall/testing/server/testing.ts';
import type { labSaleProtocol } from '../lab-sale.protocol.ts';
import { labSaleErrors } from './lab-sale.errors.ts';

interface Part {
  serviceSn: string;
  seq: number;
  labId: number;
  version: FormVersion;
  share: Cents;
}

type Said = Parameters<Actions<typeof labSaleProtocol>['buyPackage']>[2];

/** @throws labSaleErrors.offSale, priceMoved; testingErrors.noMark; goodsErrors.unknownGoods, otherKind; as priceVersion, orderService */
export const buyPackage: Actions<typeof labSaleProtocol>['buyPackage'] = async (work, member, said) => {
  const { productId, count, amount } = said;
  const pack = await packageForSale(work, { productId }, count);
  if (!pack.goods.isOnSale) throw labSaleErrors.offSale();
  if (pack.price !== amount) throw labSaleErrors.priceMoved({ amount: centsToWire(pack.price) });
  const packSn = await nextDocumentNumber(work, 'TP');
  const kinds = await workOf(
    work,
    pack.components.map(({ capId }) => capId),
  );
  const parts: Part[] = [];
  for (const one of pack.components) {
    const kind = required(kinds.get(one.capId)).kind === 'CALIBRATION' ? 'METERING' : 'INSPECTION';
    parts.push(await partOf(work, member, one, kind, said));
  }
  const { labId, version } = required(parts[0]);
  const bought: BoughtPack = {
    ...{ packageId: pack.goods.ofId, title: pack.goods.title, count, price: centsToWire(pack.price) },
    components: parts.map(({ serviceSn, seq, version: { items }, share }) => {
      const { capNo, standard, item } = required(items[0]);
      return { serviceSn, seq, capNo, standard, item, share: centsToWire(share) };
    }),
  };
  const kept = await keepBought(work, member, packSn, bought);
  const placed = await orderService(work, {
    ...{ sourceSn: packSn, versionNo: kept.versionNo, hash: kept.contentHash, kind: 'PACK', labId },
    ...{ memberId: member.memberId, enterpriseId: buysFor(member), form: version.form },
    ...{ projectId: null, costCentre: '', lines: parts.map(lineOf) },
  });
  for (const part of parts) {
    await keepBought(work, member, part.serviceSn, part.version);
    await beginBought(work, member, { ...part, placed, pack: { packSn, packSeq: part.seq } });
  }
  const { orderSn, paySn, needsPayment, isAsked } = placed;
  return { serviceSn: required(parts[0]).serviceSn, packSn, orderSn, paySn, needsPayment, isAsked };
};

/** Its price is its share, whatever its own row says; nothing comes beside it: specimens go back at the buyer's cost of carriage. */
async function partOf(
  work: Work,
  member: Member,
  { seq, capId, units, share }: PackagePart,
  kind: 'METERING' | 'INSPECTION',
  { marks, language, invoiceKind, invoiceTitle, taxNo }: Said,
): Promise<Part> {
  const form = await formToBuy(work, member, {
    ...{ kind, marks, language, invoiceKind, invoiceTitle, taxNo, specimens: 1 },
    ...{ freight: 'COLLECT', returnKg: 0 },
    items: [{ capId, specimens: [], units, stage: 1, conditions: '', limits: '' }],
  });
  const { content, labId } = await priceVersion(work, form, new Map([[0, share]]));
  await requireMarks(work, content);
  const version = { ...content, items: content.items.map((item) => ({ ...item, isAgreed: false })) };
  return { serviceSn: await nextDocumentNumber(work, 'TS'), seq, labId, version, share: cents(share) };
}

function lineOf({ seq, version, share }: Part): ServiceLine {
  const { item, object, capNo, standard } = required(version.items[0]);
  return {
    ...{ sourceLineNo: seq, partNo: capNo, standard, amount: share },
    goodsName: { zh: `${item.zh}（${object.zh}）`, en: `${item.en} (${object.en})` },
  };
}

// One click asks a store for samples and orders their tests: they go straight to the laboratory, and its report says whether the pair holds (S13).
import { and, desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire } from '#kit/money/money.ts';
import { partNames } from '#mall/ability/price-of-form.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { partView } from '#mall/replacement/server/replacement.ts';
import { askForSamples, sampleOutlook } from '#mall/sample/server/sample.ts';
import {
  beginBought,
  findOwnService,
  keepBought,
  linesOf,
  orderService,
} from '#mall/testing/server/testing.ts';
import { type labEvidenceProtocol, VERIFIED_PIECES } from '../lab-evidence.protocol.ts';
import { limitOf } from '../propose-items.ts';
import { labEvidenceErrors } from './lab-evidence.errors.ts';
import { verification } from './lab-evidence.tables.ts';
import { planVerification, type VerificationPlan } from './plan-verification.ts';

type Acts = Actions<typeof labEvidenceProtocol>;

/** @throws labEvidenceErrors.noPair, noPackage, nothingToTest */
export const proposeVerification: Acts['propose'] = async (work, member, pair) => {
  const none = { publishEvidence: false, sampleSn: '' };
  const plan = await planVerification(work, member, pair, VERIFIED_PIECES, none);
  const { of, by, onSale, lab, items, left, alone, amount, version } = plan;
  const { language } = work;
  const { ofPartId, byPartId } = verification;
  const own = await work.tx
    .select({ serviceSn: verification.serviceSn, outcome: verification.outcome })
    .from(verification)
    .where(and(eq(ofPartId, of.partId), eq(byPartId, by.partId), eq(verification.memberId, member.memberId)))
    .orderBy(desc(verification.verificationId));
  return {
    ...{ of: partView(of, language), by: partView(by, language) },
    ...{ labName: lab.name[language], receiver: lab.receiver, packageTitle: onSale.title[language] },
    items: items.map(({ capId, parameters }, at) => {
      const { item, standard, clause } = version.items[at] ?? {
        item: onSale.title,
        standard: '',
        clause: '',
      };
      return {
        ...{ capId, item: item[language], standard: [standard, clause].filter(Boolean).join(' ') },
        limits: parameters.map((one) => limitOf(one, language)),
      };
    }),
    left: left.map(({ name }) => name[language]),
    pieces: VERIFIED_PIECES,
    ...{ alone: centsToWire(alone), amount: centsToWire(amount), promisedAt: version.promisedAt },
    sample: await sampleOf(work, member, by.partId),
    own,
  };
};

/** The first store's that gives enough. */
async function sampleOf(work: Work, member: Member, partId: number) {
  const offers = (await findOffers(work, [partId])).get(partId) ?? [];
  const offer = offers
    .filter(({ sampleStock }) => sampleStock > 0)
    .sort((a, b) => Number(b.sampleStock >= VERIFIED_PIECES) - Number(a.sampleStock >= VERIFIED_PIECES))[0];
  if (!offer) return null;
  const { productId, storeName } = offer;
  const { why, amount } = await sampleOutlook(work, member, { productId, number: VERIFIED_PIECES });
  return { productId, storeName: storeName[work.language], amount: centsToWire(amount), why };
}

/** @throws as proposeVerification; labEvidenceErrors.priceMoved, otherSample; as askForSamples and orderService */
export const orderVerification: Acts['order'] = async (work, member, said) => {
  const { sampleProductId, pieces, publishEvidence, amount } = said;
  const draft = { publishEvidence, sampleSn: '' };
  const seen = await planVerification(work, member, said, pieces, draft);
  if (seen.amount !== amount) throw labEvidenceErrors.priceMoved({ amount: centsToWire(seen.amount) });
  const sampleSns =
    sampleProductId === undefined ? [] : await askStore(work, member, seen, { ...said, sampleProductId });
  const [sampleSn = ''] = sampleSns;
  const { version, onSale } =
    sampleSn === ''
      ? seen
      : await planVerification(work, member, said, pieces, { publishEvidence, sampleSn });
  const serviceSn = await nextDocumentNumber(work, 'TS');
  const { labId } = onSale;
  const kept = await keepBought(work, member, serviceSn, version);
  const placed = await orderService(work, {
    ...{ sourceSn: serviceSn, versionNo: kept.versionNo, hash: kept.contentHash, kind: 'INSPECTION', labId },
    ...{ memberId: member.memberId, enterpriseId: buysFor(member), form: version.form },
    ...{ projectId: null, costCentre: '', lines: linesOf(version, partNames) },
  });
  await beginBought(work, member, { serviceSn, labId, version, placed });
  await work.tx.insert(verification).values({
    ...{ serviceSn, ofPartId: seen.of.partId, byPartId: seen.by.partId, memberId: member.memberId },
    ...{ isConsented: publishEvidence, sampleSns, createdAt: work.now },
  });
  const { orderSn, paySn, needsPayment, isAsked } = placed;
  return { serviceSn, orderSn, paySn, needsPayment, isAsked, sampleSns };
};

/** An ordinary request for samples but for where they go. */
async function askStore(
  work: Work,
  member: Member,
  { of, by, lab }: VerificationPlan,
  { sampleProductId, pieces, endProduct }: { sampleProductId: number; pieces: number; endProduct: string },
): Promise<string[]> {
  const offers = (await findOffers(work, [by.partId])).get(by.partId) ?? [];
  if (!offers.some(({ productId }) => productId === sampleProductId))
    throw labEvidenceErrors.otherSample({ name: 'sampleProductId' });
  return askForSamples(work, member, [{ productId: sampleProductId, number: pieces }], {
    use: {
      ...{ purpose: 'replace', projectName: '', eau: null, massProductionDate: null },
      endProduct: endProduct || `${of.partNo} → ${by.partNo}`,
      competitorPart: of.partNo,
      remark: '样品请直接寄往实验室，并在包裹上注明样品申请单号',
    },
    receiver: {
      ...{ receiverName: lab.name.zh, mobile: '', regionName: '', detailAddress: lab.receiver },
      companyName: lab.name.zh,
    },
    projectId: null,
  });
}

/** @throws testingErrors.notFound, also for somebody else's */
export const verificationOfService: Acts['ofService'] = async (work, member, { serviceSn }) => {
  await findOwnService(work, member, serviceSn);
  const [row] = await work.query<{
    ofPartNo: string;
    byPartNo: string;
    isConsented: boolean;
    outcome: 'OPEN' | 'PASSED' | 'FAILED';
    isPublic: boolean;
    sampleSns: string[];
  }>(
    `SELECT a.part_no AS "ofPartNo", b.part_no AS "byPartNo", v.is_consented AS "isConsented", v.outcome,
            v.sample_sns AS "sampleSns",
            coalesce(jsonb_array_length(v.reports) > 0 AND p.state = 'PUBLISHED' AND p.lab_reports = v.reports, false) AS "isPublic"
     FROM verification v JOIN part a ON a.part_id = v.of_part_id JOIN part b ON b.part_id = v.by_part_id
     LEFT JOIN replacement_pair p USING (pair_id) WHERE v.service_sn = $1`,
    [serviceSn],
    'evidence-of-service',
  );
  return { verification: row ?? null };
};

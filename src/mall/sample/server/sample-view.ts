// Rows of sample requests → replies: the only mapper. What a reader may do follows from the side he stands on.
import { inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps, stepReply } from '#kit/document/step-log.ts';
import { findDueTimes } from '#kit/jobs/timer.ts';
import { centsToWire, type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { SampleButton, SampleCard, SampleDetail, SampleLineReply } from '../sample-detail.protocol.ts';
import { type SampleAction, sampleActions } from '../sample-process.ts';
import { type SampleState, sampleStatus, sampleSteps, sampleTurns } from '../sample-status.ts';
import { whyNoSampleCase } from './end/case-sample.ts';
import { linesOf, type SampleLineRow } from './hold-sample.ts';
import { sampleLine, sampleParcel } from './sample.tables.ts';
import { type SampleRow, sampleLife } from './sample-life.ts';

/** Who reads: `onlooker` is a colleague who may look and not act. */
export type Reader = 'designer' | 'store' | 'enterprise' | 'onlooker';

/** With whose eyes somebody of the designer's side sees a request. */
export function readerOf(member: Member, row: SampleRow): Reader {
  if (row.memberId === member.memberId) return 'designer';
  return mayDo(member, 'desapp.decide') ? 'enterprise' : 'onlooker';
}

const BUTTON: Partial<Record<SampleAction, SampleButton>> = {
  shipPart: 'ship',
  shipRest: 'ship',
  lateFeedback: 'feedback',
  reviewTimeout: undefined,
};

/** What the reader's buttons are, in the order of the process. */
function buttonsOf(row: SampleRow, reader: Reader): SampleButton[] {
  if (reader === 'onlooker') return [];
  const buttons = sampleActions(row, reader).flatMap((action) => {
    if (action === 'offerSubstitute') return []; // part of approving
    return [BUTTON[action] ?? (action as SampleButton)];
  });
  if (reader === 'designer' && row.state === 'PENDING_PAYMENT') buttons.unshift('pay');
  if (reader === 'designer' && !whyNoSampleCase(row)) buttons.push('afterSale');
  return [...new Set(buttons)];
}

/** Cards in the order of the rows. @param readerOf whose eyes each is seen with */
export async function sampleCards(
  work: Work,
  rows: readonly SampleRow[],
  readerOf: (row: SampleRow) => Reader,
): Promise<SampleCard[]> {
  if (rows.length === 0) return [];
  const lines = await work.tx
    .select()
    .from(sampleLine)
    .where(
      inArray(
        sampleLine.requestId,
        rows.map((row) => row.requestId),
      ),
    )
    .orderBy(sampleLine.sampleLineId);
  const byRequest = Map.groupBy(lines, (line) => line.requestId);
  const stores = await findStores(work, [...new Set(rows.map((row) => row.storeId))]);
  const enterprises = await enterpriseNames(work, rows);
  const undecided = rows.filter(({ state }) => state === 'PENDING_REVIEW' || state === 'REVIEW_REJECTED');
  const sampleSns = undecided.map(({ sampleSn }) => sampleSn);
  const dueTimes = await findDueTimes(work, sampleLife.docType, sampleSns);
  return rows.map((row) => {
    const reader = readerOf(row);
    const status = sampleStatus[row.state];
    return {
      requestId: row.requestId,
      sampleSn: row.sampleSn,
      version: row.version,
      state: row.state,
      stateCode: status.code,
      stateName: (reader === 'store' ? status.store : status)[work.language],
      tone: row.state === 'COMPLETED' && row.hasNoFeedback ? 'waiting' : status.tone,
      turnName: row.turn ? sampleTurns[row.turn][work.language] : null,
      storeId: row.storeId,
      storeName: required(stores.get(row.storeId)).name[work.language],
      designerName: row.designerName,
      enterpriseName: row.enterpriseId === null ? null : (enterprises.get(row.enterpriseId) ?? null),
      purpose: row.use.purpose,
      lines: (byRequest.get(row.requestId) ?? []).map((line) => lineReply(line, work.language)),
      payable: centsToWire(row.payable),
      paySn: row.paySn,
      cancelAt: dueTimes.get(row.sampleSn)?.toISOString() ?? null,
      payDeadline: row.payDeadline?.toISOString() ?? null,
      isInCase: row.lockState > 0,
      autoReceiveAt: row.autoReceiveAt?.toISOString() ?? null,
      feedbackUntil: row.feedbackUntil?.toISOString() ?? null,
      hasNoFeedback: row.hasNoFeedback,
      createTime: row.createdAt.toISOString(),
      allowedActions: buttonsOf(row, reader),
    };
  });
}

async function enterpriseNames(work: Work, rows: readonly SampleRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap((row) => (row.enterpriseId === null ? [] : [row.enterpriseId])))];
  if (ids.length === 0) return new Map();
  const found = await work.tx
    .select({ enterpriseId: enterprise.enterpriseId, name: enterprise.name })
    .from(enterprise)
    .where(inArray(enterprise.enterpriseId, ids));
  return new Map(found.map((one) => [one.enterpriseId, one.name]));
}

function lineReply(line: SampleLineRow, language: Language): SampleLineReply {
  const { goods, substitute } = line;
  return {
    sampleLineId: line.sampleLineId,
    productId: line.productId,
    goodsId: goods.goodsId,
    partNo: goods.partNo,
    brandName: brandIn(language, goods.brandName),
    goodsName: goods.goodsName[language],
    packageName: goods.packageName,
    packing: goods.packing,
    goodsImage: goods.goodsImage,
    unitPrice: unitPriceToWire(line.unitPrice),
    askedNum: line.askedNum,
    approvedNum: line.approvedNum,
    shippedNum: line.shippedNum,
    substitute: substitute
      ? {
          productId: substitute.productId,
          partNo: substitute.partNo,
          brandName: brandIn(language, substitute.brandName),
          goodsName: substitute.goodsName[language],
          unitPrice: unitPriceToWire(substitute.unitPrice as UnitPrice),
        }
      : null,
    insteadOf: line.insteadOf,
  };
}

/** Call it only where the reader may see the request: its pictures open to whoever has their links. */
export async function sampleDetail(work: Work, row: SampleRow, reader: Reader): Promise<SampleDetail> {
  const [card] = await sampleCards(work, [row], () => reader);
  const lines = await linesOf(work, row.requestId);
  const partNoOf = new Map(lines.map((line) => [line.sampleLineId, line.goods.partNo]));
  const parcels = await work.tx
    .select()
    .from(sampleParcel)
    .where(inArray(sampleParcel.requestId, [row.requestId]))
    .orderBy(sampleParcel.createdAt, sampleParcel.parcelSn);
  const { massProductionDate, ...use } = row.use;
  const { feedback } = row;
  return {
    ...required(card),
    ...use,
    projectId: row.projectId,
    massProduction: massProductionDate?.slice(0, 7) ?? null,
    receiver: row.receiver,
    freightPayer: row.freightPayer,
    goodsAmount: centsToWire(row.goodsAmount),
    freight: centsToWire(row.freight),
    refunded: centsToWire(row.refunded),
    closeReason: row.closeReason,
    paidAt: row.paidAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    parcels: parcels.map((parcel) => ({
      parcelSn: parcel.parcelSn,
      carrier: parcel.carrier,
      trackingNo: parcel.trackingNo,
      createTime: parcel.createdAt.toISOString(),
      lines: parcel.lines.map(({ sampleLineId, number, lotNo }) => ({
        partNo: partNoOf.get(sampleLineId) ?? '',
        number,
        lotNo,
      })),
    })),
    feedback: feedback
      ? {
          result: feedback.result,
          testData: feedback.testData,
          pictures: await fileReplies(work, feedback.imageFileIds),
          nextStep: feedback.nextStep,
          givenAt: feedback.givenAt,
        }
      : null,
    log: await logOf(work, row, reader),
  };
}

/** What happened, newest first. A store does not read what went on inside an enterprise. */
async function logOf(work: Work, row: SampleRow, reader: Reader): Promise<SampleDetail['log']> {
  const steps = await listSteps(work, [{ docType: sampleLife.docType, docSns: [row.sampleSn] }]);
  return steps
    .filter((step) => reader !== 'store' || step.actorRole !== 'enterprise')
    .reverse()
    .map((step) => stepReply(work, step, sampleSteps, sampleStatus[step.toState as SampleState]));
}

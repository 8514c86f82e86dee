// Rows of quotations → replies: the only mapper. What a reader sees and may do follows from the side he stands on.

import { inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { DocumentVersionRow } from '#kit/document/document-version.ts';
import { listSteps, type StepRow } from '#kit/document/step-log.ts';
import { centsToWire, unitPriceToWire } from '#kit/money/money.ts';
import type { StepReply } from '#kit/process/step-reply.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { isWorkingDay, type WorkingCalendar } from '#kit/time/working-days.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import type { InquiryHeader } from '#mall/inquiry/inquiry-content.ts';
import type { InquiryState } from '#mall/inquiry/inquiry-status.ts';
import { type Member, mayDo, type Seller } from '#mall/member/actor.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { findStores } from '#mall/store/server/store.ts';
import { isOffered, offerTotal, ownAmount } from '../../offer-amounts.ts';
import type { QuotationContent } from '../../quotation-content.ts';
import type { QuotationCard } from '../../quotation-detail.protocol.ts';
import { type QuotationAction, quotationActions } from '../../quotation-process.ts';
import {
  type QuotationState,
  type QuotationTurn,
  quotationStateText,
  quotationStatus,
  stateForPurchaser,
} from '../../quotation-status.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import { sayPlan } from '../../quotation-vocabulary.ts';
import { quotationSteps } from '../../quotation-words.ts';
import { QUOTATION, type QuotationRow } from '../hold-quotation.ts';
import { guarded } from '../quotation-life.ts';

/** On which side the reader stands. */
export type Reader = { side: 'supplier'; member: Seller } | { side: 'purchaser'; member: Member };
export const asSupplier = (member: Seller): Reader => ({ side: 'supplier', member });
export const asPurchaser = (member: Member): Reader => ({ side: 'purchaser', member });

/** The part of an inquiry that lists show beside a quotation. */
export interface CardFacts {
  row: QuotationRow;
  inquiry: {
    title: string;
    kind: QuotationCard['kind'];
    state: InquiryState;
    isSealed: boolean;
    versionNo: number;
    deadline: Date | null;
    header: Pick<InquiryHeader, 'currency' | 'closing' | 'hidesContact' | 'wantsContract'>;
    enterpriseId: number | null;
    memberId: number;
  };
  lineNum: number;
  isInAward: boolean;
}

/** As the reader reads it. */
const shownState = (row: QuotationRow, reader: Reader): QuotationState =>
  reader.side === 'supplier' ? row.state : stateForPurchaser(row);

/** In the reader's words. */
const stateName = ({ language }: Work, state: QuotationState, reader: Reader): string =>
  quotationStateText(state, reader.side === 'supplier')[language];

const NEEDS: Partial<Record<QuotationAction, Parameters<typeof mayDo>[1]>> = {
  counter: 'quote.counter',
  askFinal: 'quote.counter',
  reject: 'quote.counter',
  accept: 'rfq.award',
  acceptMore: 'rfq.award',
};

export const mayAward = (member: Parameters<typeof mayDo>[0]): boolean => mayDo(member, 'rfq.award');

/** The reader's buttons. */
function actionsOf(facts: CardFacts, reader: Reader, now: Date): QuotationAction[] {
  const { row, inquiry, isInAward } = facts;
  const allowed = quotationActions(guarded(row, inquiry, isInAward, now), reader.side, now).filter(
    (action) => action !== 'see',
  );
  if (reader.side === 'supplier') return allowed;
  return allowed.filter((action) => {
    const point = NEEDS[action];
    return point === undefined || mayDo(reader.member, point);
  });
}

const TURN_WORDS: Record<'mine' | 'review' | 'purchaser' | 'supplier', { zh: string; en: string }> = {
  mine: { zh: '待您处理', en: 'Your turn' },
  review: { zh: '店铺审核中', en: "In your store's review" },
  purchaser: { zh: '等待买方', en: 'With the purchaser' },
  supplier: { zh: '等待供应商', en: 'With the supplier' },
};

function turnOf(turn: QuotationTurn, reader: Reader): keyof typeof TURN_WORDS | null {
  if (turn === null) return null;
  if (reader.side === 'purchaser') {
    if (turn !== 'purchaser') return 'supplier';
    const acts = (['quote.counter', 'rfq.award'] as const).some((point) => mayDo(reader.member, point));
    return acts ? 'mine' : 'purchaser';
  }
  return turn === 'supplier' ? 'mine' : turn === 'supplierApprover' ? 'review' : 'purchaser';
}

/** Cards in the order of the facts. */
export async function quotationCards(
  work: Work,
  facts: readonly CardFacts[],
  reader: Reader,
): Promise<QuotationCard[]> {
  if (facts.length === 0) return [];
  const stores = await findStores(work, [...new Set(facts.map((one) => one.row.storeId))]);
  const inquirys = facts.map((one) => one.inquiry);
  const buyers = await purchaserNames(work, inquirys);
  const rows = facts.map((one) => one.row);
  const sums = await standingSums(work, rows);
  const calendar = facts.some((one) => one.row.turnDueAt !== null) ? await findWorkingCalendar(work) : null;
  return facts.map((one) => {
    const { row, inquiry } = one;
    const state = shownState(row, reader);
    const status = quotationStatus[state];
    const turn = turnOf(status.turn, reader);
    const standing = sums.get(row.quoSn);
    return {
      quoSn: row.quoSn,
      inqSn: row.inqSn,
      version: row.version,
      state,
      stateName: stateName(work, state, reader),
      tone: status.tone,
      turnName: turn ? TURN_WORDS[turn][work.language] : null,
      isMyTurn: turn === 'mine',
      title: inquiry.title,
      kind: inquiry.kind,
      partyName:
        reader.side === 'supplier'
          ? (buyers.get(purchaserKey(inquiry)) ?? '')
          : (stores.get(row.storeId)?.name[work.language] ?? ''),
      storeId: row.storeId,
      lineNum: one.lineNum,
      offeredNum: standing?.offeredNum ?? 0,
      // A sum in a list would be a look at prices that nobody keeps.
      total: standing && (reader.side === 'supplier' || row.seenAt) ? centsToWire(standing.total) : null,
      currency: inquiry.header.currency,
      versionNo: row.versionNo,
      isFinalAsked: row.isFinalAsked,
      isOnOldVersion: row.standingNo > 0 && row.inquiryVersionNo < inquiry.versionNo,
      deadline: inquiry.deadline?.toISOString() ?? null,
      validUntil: row.validUntil?.toISOString() ?? null,
      turnDueAt: row.turnDueAt?.toISOString() ?? null,
      turnDaysLeft: row.turnDueAt && calendar ? daysLeft(calendar, row.turnDueAt, work.now) : null,
      updateTime: row.updatedAt.toISOString(),
      allowedActions: actionsOf(one, reader, work.now),
    };
  });
}

/** Working days after today up to the day of `due`: 0 is today. */
function daysLeft(calendar: WorkingCalendar, due: Date, now: Date): number {
  let left = 0;
  for (let at = now; dayInChina(at) < dayInChina(due); ) {
    at = after(at, days(1));
    if (isWorkingDay(at, calendar)) left++;
  }
  return left;
}

const purchaserKey = ({ enterpriseId, memberId }: CardFacts['inquiry']) =>
  enterpriseId === null ? `m${memberId}` : `e${enterpriseId}`;

/** Enterprises by their names; whoever has none is not named. */
async function purchaserNames(
  work: Work,
  inquiries: readonly CardFacts['inquiry'][],
): Promise<Map<string, string>> {
  const ids = [...new Set(inquiries.flatMap((one) => one.enterpriseId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await work.tx
    .select({ enterpriseId: enterprise.enterpriseId, name: enterprise.name })
    .from(enterprise)
    .where(inArray(enterprise.enterpriseId, ids));
  return new Map(rows.map((row) => [`e${row.enterpriseId}`, row.name]));
}

/** What the two parties of a quotation are called. */
export interface PartyNames {
  purchaser: string;
  supplier: string;
}

export async function partyNames(work: Work, { row, inquiry }: CardFacts): Promise<PartyNames> {
  const [purchaser = ''] = (await purchaserNames(work, [inquiry])).values();
  const store = (await findStores(work, [row.storeId])).get(row.storeId);
  return { purchaser, supplier: store?.name[work.language] ?? '' };
}

/** By quotation, the sum of the offer in force and how many lines it offers. */
async function standingSums(work: Work, rows: readonly QuotationRow[]) {
  const standing = rows.filter((row) => row.standingNo > 0);
  if (standing.length === 0)
    return new Map<string, { total: ReturnType<typeof offerTotal>; offeredNum: number }>();
  const found = await work.query<{ quoSn: string; lines: QuotationContent['lines'] }>(
    `SELECT v.doc_sn AS "quoSn", v.content->'lines' AS lines FROM document_version v
     JOIN unnest($1::text[], $2::int[]) AS w (sn, no) ON v.doc_sn = w.sn AND v.version_no = w.no
     WHERE v.doc_type = $3`,
    [standing.map((row) => row.quoSn), standing.map((row) => row.standingNo), QUOTATION],
    'quotation-standing-lines',
  );
  return new Map(
    found.map(({ quoSn, lines }) => [
      quoSn,
      { total: offerTotal(lines), offeredNum: lines.filter(isOffered).length },
    ]),
  );
}

/** A version in full. */
export async function versionReply(
  work: Work,
  version: DocumentVersionRow,
  actorName: string,
): Promise<QuotationVersion> {
  const content = version.content as QuotationContent;
  const { currency, isFinal, freight, taxPerMille, invoiceKind, plan, validUntil, isBinding, note } = content;
  return {
    versionNo: version.versionNo,
    side: content.side,
    contentHash: version.contentHash,
    actorName,
    time: version.createdAt.toISOString(),
    inquiryVersionNo: content.inquiryVersionNo,
    currency,
    isFinal,
    freight: { kind: freight.kind, fee: Number(freight.fee).toFixed(2) },
    taxPerMille,
    invoiceKind,
    plan,
    planText: sayPlan(plan, work.language),
    validUntil,
    isBinding,
    note,
    files: await fileReplies(work, content.fileIds),
    lines: content.lines.map((line) => {
      const own = ownAmount(line);
      return {
        ...line,
        unitPrice: own ? unitPriceToWire(own.unitPrice) : null,
        amount: own ? centsToWire(own.amount) : null,
      };
    }),
    total: centsToWire(offerTotal(content.lines)),
  };
}

/** Who acted, for the reader: of the other side only which party it was. */
export function actorFor(reader: Reader, side: string, names: PartyNames, actorName: string): string {
  const isSupplier = side === 'supplier' || side === 'supplierApprover';
  if (side === 'system') return '';
  if (reader.side === 'supplier') return isSupplier ? actorName : names.purchaser;
  return isSupplier ? names.supplier : actorName;
}

/** Inside a store, and of no concern to the purchaser. */
const INSIDE: ReadonlySet<string> = new Set(['open', 'edit', 'replace', 'dropDraft', 'sendBack']);

/** The steps that the reader may know of, oldest first. */
export async function visibleSteps(work: Work, quoSn: string, reader: Reader): Promise<StepRow[]> {
  const steps = await listSteps(work, [{ docType: QUOTATION, docSns: [quoSn] }]);
  if (reader.side === 'supplier') return steps;
  return steps.filter((step) => !INSIDE.has(step.event) && step.toState !== 'PENDING_REVIEW');
}

/** What a step is called; a purchaser reads of a store's approval as of its offer. */
export function stepTitle(work: Work, step: StepRow, reader: Reader): string {
  const event = step.event === 'approve' && reader.side === 'purchaser' ? 'submit' : step.event;
  return quotationSteps[event as QuotationAction]?.[work.language] ?? event;
}

/** The time line, newest first. */
export async function stepReplies(
  work: Work,
  row: QuotationRow,
  reader: Reader,
  names: PartyNames,
): Promise<StepReply[]> {
  const steps = await visibleSteps(work, row.quoSn, reader);
  return steps.reverse().map((step) => ({
    event: step.event,
    title: stepTitle(work, step, reader),
    stateName: stateName(work, masked(step.toState as QuotationState, row, reader), reader),
    actorName: actorFor(reader, step.actorRole, names, step.actorName),
    reason: step.reason,
    time: step.createdAt.toISOString(),
  }));
}

const masked = (state: QuotationState, row: QuotationRow, reader: Reader): QuotationState =>
  shownState({ ...row, state }, reader);

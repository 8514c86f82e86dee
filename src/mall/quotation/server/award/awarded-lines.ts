// What was awarded and is to become a contract or an order: handed out, marked as converted, taken back (I11, I15, Q16, Q16b).
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { contentHashOf, readVersion } from '#kit/document/document-version.ts';
import { type Cents, cents, NOTHING, sum, type UnitPrice } from '#kit/money/money.ts';
import { moveReservation } from '#mall/approval/server/approval.ts';
import {
  type FoundInquiry,
  findInquiry,
  holdInquiry,
  noteAnnulment,
  noteConversion,
} from '#mall/inquiry/server/inquiry.ts';
import { tellMember } from '#mall/message/server/message.ts';
import { findStores } from '#mall/store/server/store.ts';
import { freightOf, isOffered } from '../../offer-amounts.ts';
import type { QuotationContent, QuotationLine } from '../../quotation-content.ts';
import { type Held, holdAllOf, QUOTATION } from '../hold-quotation.ts';
import { quotationErrors } from '../quotation.errors.ts';
import { award, awardLine } from '../quotation.tables.ts';
import { quotationLife } from '../quotation-life.ts';
import { AWARD, type AwardLineRow } from './decide-award.ts';

/** A line that was awarded and is neither contracted nor ordered. */
export interface AwardedLine {
  awardLineId: number;
  awardSn: string;
  inqSn: string;
  inqLineId: number;
  lineNo: number;
  quoSn: string;
  versionNo: number;
  /** Of the whole accepted version. */
  versionHash: string;
  lineHash: string;
  storeId: number;
  number: number;
  unitPrice: UnitPrice;
  amount: Cents;
  /** As it was accepted. */
  line: QuotationLine;
}

export interface AwardsOfStore {
  found: FoundInquiry;
  storeId: number;
  /** The accepted version's header: freight, tax, plan. */
  terms: QuotationContent;
  /** What is still to be charged for freight, in fen: a fixed one is paid with the first order or contract. */
  freight: Cents;
  /** In the order of the inquiry's lines; all won under these terms. */
  lines: AwardedLine[];
}

/** What a document made of awarded lines has from their version as a whole. */
const termsHash = ({ freight, taxPerMille, invoiceKind, plan, currency }: QuotationContent): string =>
  contentHashOf({ freight, taxPerMille, invoiceKind, plan, currency });

/**
 * What an inquiry awarded to one store and nobody has contracted or ordered; undefined when there is nothing. Lines that
 * were won in versions with other terms are left for the next document. Holds inquiry and quotation.
 */
export async function holdAwards(
  work: Work,
  inqSn: string,
  storeId: number,
): Promise<AwardsOfStore | undefined> {
  if (!(await findInquiry(work, inqSn))) return undefined;
  const found = await holdInquiry(work, inqSn);
  const held = (await holdAllOf(work, found)).find((one) => one.storeId === storeId);
  if (!held) return undefined;
  const rows = await work.tx
    .select({ line: awardLine, awardSn: award.awardSn })
    .from(awardLine)
    .innerJoin(award, eq(award.awardId, awardLine.awardId))
    .where(and(eq(awardLine.quoSn, held.quoSn), eq(awardLine.state, 'AWARDED')))
    .orderBy(asc(awardLine.lineNo), asc(awardLine.awardLineId));
  const versions = new Map<number, Accepted>();
  const won = [];
  for (const { line, awardSn } of rows) {
    const { quoSn, versionNo } = line;
    const version = versions.get(versionNo) ?? (await acceptedVersion(work, quoSn, versionNo));
    versions.set(versionNo, version);
    won.push({ line, awardSn, version });
  }
  const terms = won[0]?.version.content;
  if (!terms) return undefined;
  return {
    found,
    storeId,
    terms,
    freight: (await isFreightCharged(work, held.quoSn)) ? NOTHING : freightOf(terms),
    lines: won
      .filter(({ version }) => termsHash(version.content) === termsHash(terms))
      .map(({ line, awardSn, version }) => awardedLine(line, awardSn, held, version)),
  };
}

interface Accepted {
  content: QuotationContent;
  contentHash: string;
}

async function acceptedVersion(work: Work, quoSn: string, versionNo: number): Promise<Accepted> {
  const version = await readVersion(work, QUOTATION, quoSn, { versionNo });
  if (!version) throw quotationErrors.noVersion();
  return { content: version.content as QuotationContent, contentHash: version.contentHash };
}

/** Whether an order or a contract of this quotation has its fixed freight. */
async function isFreightCharged(work: Work, quoSn: string): Promise<boolean> {
  return (await countLines(work, quoSn, 'CONVERTED')) > 0;
}

/**
 * What these lines' awards have reserved of budgets is the document's from here on: their amounts, and the freight, which
 * is in the first award of the quotation.
 */
export async function moveAwardReservations(
  work: Work,
  lines: readonly AwardedLine[],
  freight: Cents,
  to: { docType: 'contract' | 'order'; docSn: string },
): Promise<void> {
  const byAward = [...Map.groupBy(lines, (line) => line.awardSn)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [at, [awardSn, own]] of byAward.entries())
    await moveReservation(
      work,
      { docType: AWARD, docSn: awardSn },
      to,
      cents(sum(own.map((line) => line.amount)) + (at === 0 ? freight : NOTHING)),
    );
}

function awardedLine(
  row: AwardLineRow,
  awardSn: string,
  held: Held,
  { content, contentHash }: Accepted,
): AwardedLine {
  const line = content.lines.find((one) => one.lineNo === row.lineNo);
  if (!line) throw quotationErrors.noVersion();
  const { awardLineId, inqLineId, lineNo, quoSn, versionNo, lineHash, number, unitPrice, amount } = row;
  return {
    awardLineId,
    awardSn,
    inqSn: held.inqSn,
    inqLineId,
    lineNo,
    quoSn,
    versionNo,
    versionHash: contentHash,
    lineHash,
    storeId: held.storeId,
    number,
    unitPrice,
    amount,
    line,
  };
}

/** Q16 and I11: these lines are in a contract or an order. Call holdAwards before, in the same work. @throws quotationErrors.alreadyConverted */
export async function convertAwards(
  work: Work,
  awardLineIds: readonly number[],
  into: { docType: 'contract' | 'order'; docSn: string },
  mover: { by: 'purchaser' | 'supplier' | 'system'; actorId?: number; actorName?: string },
): Promise<void> {
  const ids = [...new Set(awardLineIds)];
  if (ids.length === 0) return;
  const moved = await work.tx
    .update(awardLine)
    .set({ state: 'CONVERTED', docType: into.docType, docSn: into.docSn })
    .where(and(inArray(awardLine.awardLineId, ids), eq(awardLine.state, 'AWARDED')))
    .returning();
  const [first] = moved;
  if (moved.length < ids.length || !first) throw quotationErrors.alreadyConverted();
  const inqSn = await inquiryOf(work, first);
  const found = await holdInquiry(work, inqSn);
  await noteConversion(work, inqSn, numbersOf(moved), {
    ...mover,
    detail: { docType: into.docType, docSn: into.docSn },
  });
  for (const held of await affected(work, found, moved)) {
    const rest = await countLines(work, held.quoSn, 'AWARDED');
    await quotationLife.advance(work, held, 'convert', {
      ...mover,
      by: 'system',
      to: rest > 0 ? 'ACCEPTED' : 'COMPLETED',
      detail: { docType: into.docType, docSn: into.docSn },
    });
  }
}

/** Q16b and I15: the contract or order came to nothing; its lines are open again. Nothing happens for a document that has none. */
export async function annulConversion(
  work: Work,
  from: { docType: 'contract' | 'order'; docSn: string },
  reason: string,
): Promise<void> {
  const ofDocument = and(
    eq(awardLine.docType, from.docType),
    eq(awardLine.docSn, from.docSn),
    eq(awardLine.state, 'CONVERTED'),
  );
  const [seen] = await work.tx.select().from(awardLine).where(ofDocument).limit(1);
  if (!seen) return;
  const inqSn = await inquiryOf(work, seen);
  const found = await holdInquiry(work, inqSn);
  const all = await holdAllOf(work, found);
  const moved = await work.tx.update(awardLine).set({ state: 'ANNULLED' }).where(ofDocument).returning();
  if (moved.length === 0) return;
  const by = { by: 'system' as const, ...(reason ? { reason } : {}), detail: from };
  const inquiry = await noteAnnulment(
    work,
    inqSn,
    numbersOf(moved).map((one) => ({ ...one, wasConverted: true })),
    by,
  );
  const after = { ...found, inquiry };
  for (const held of all.filter((one) => moved.some((line) => line.quoSn === one.quoSn)))
    await annulOne(work, { ...held, found: after }, by);
  await reviveLosers(work, after, all, moved);
}

/** Part of what was won may stand; else it is an offer again as long as it is good. */
async function annulOne(
  work: Work,
  held: Held,
  by: { by: 'system'; reason?: string; detail: Record<string, unknown> },
): Promise<void> {
  const { quoSn, validUntil } = held;
  const awarded = await countLines(work, quoSn, 'AWARDED');
  const converted = await countLines(work, quoSn, 'CONVERTED');
  const isValid = validUntil !== null && validUntil > work.now;
  const to = awarded > 0 ? 'ACCEPTED' : converted > 0 ? 'COMPLETED' : isValid ? 'QUOTED' : 'EXPIRED';
  await quotationLife.advance(work, held, 'annul', { ...by, to });
}

/** Who lost with an offer for these lines that is still good is asked again; he was told that it was over, so he may withdraw. */
async function reviveLosers(
  work: Work,
  found: FoundInquiry,
  all: readonly Held[],
  lines: readonly AwardLineRow[],
): Promise<void> {
  const open = new Set(lines.map((line) => line.lineNo));
  const revived: Held[] = [];
  for (const held of all) {
    const { state, stateBefore, validUntil, standingNo, quoSn } = held;
    if (state !== 'REJECTED' || stateBefore !== 'QUOTED' || !validUntil || validUntil <= work.now) continue;
    const version = await readVersion(work, QUOTATION, quoSn, { versionNo: standingNo });
    const content = version?.content as QuotationContent | undefined;
    if (!content?.lines.some((line) => open.has(line.lineNo) && isOffered(line))) continue;
    const moved = await quotationLife.advance(work, { ...held, found }, 'revive', {
      by: 'system',
      set: { isBinding: false, closeReason: '' },
    });
    revived.push(moved);
  }
  await tellOfRunnersUp(work, found, revived);
}

async function tellOfRunnersUp(
  work: Work,
  { inquiry }: FoundInquiry,
  revived: readonly Held[],
): Promise<void> {
  const storeIds = revived.map((one) => one.storeId);
  const stores = await findStores(work, storeIds);
  const names = (language: 'zh' | 'en', between: string) =>
    [...stores.values()].map((store) => store.name[language]).join(between);
  await tellMember(work, inquiry.memberId, {
    kind: 'quotation',
    title: { zh: '定标已撤销，明细重新待定标', en: 'An award was annulled: its lines are open again' },
    body: {
      zh: `${inquiry.title}：合同或订单未成立。${stores.size > 0 ? `仍在有效期内的其他报价：${names('zh', '、')}。` : '没有其他仍有效的报价，可发起下一轮。'}`,
      en: `${inquiry.title}: the contract or order came to nothing. ${stores.size > 0 ? `Other offers that are still good: ${names('en', ', ')}.` : 'No other offer is still good: a next round may be raised.'}`,
    },
    link: `/inquiry/contract_quo?inqSn=${inquiry.inqSn}`,
  });
}

async function inquiryOf(work: Work, { awardId }: AwardLineRow): Promise<string> {
  const [row] = await work.tx.select({ inqSn: award.inqSn }).from(award).where(eq(award.awardId, awardId));
  if (!row) throw quotationErrors.noAward();
  return row.inqSn;
}

const numbersOf = (rows: readonly AwardLineRow[]) =>
  rows.map(({ inqLineId, number }) => ({ inqLineId, number }));

async function affected(work: Work, found: FoundInquiry, rows: readonly AwardLineRow[]): Promise<Held[]> {
  return (await holdAllOf(work, found)).filter((held) => rows.some((row) => row.quoSn === held.quoSn));
}

async function countLines(work: Work, quoSn: string, state: AwardLineRow['state']): Promise<number> {
  return work.tx.$count(awardLine, and(eq(awardLine.quoSn, quoSn), eq(awardLine.state, state)));
}

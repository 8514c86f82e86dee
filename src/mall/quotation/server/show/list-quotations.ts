// The lists of quotations and what waits for whom, for both sides; of a sealed inquiry its purchaser reads nothing before the close.

import { and, count, eq, gt, ilike, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { soonestFirst } from '#mall/approval/turn.ts';
import { inquiry } from '#mall/inquiry/server/inquiry.tables.ts';
import { looksAfter, type Member } from '#mall/member/actor.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import {
  PURCHASER_TABS,
  QUOTATION_STATES,
  type QuotationState,
  quotationStatus,
  SUPPLIER_TABS,
} from '../../quotation-status.ts';
import { becomesOf, openWins } from '../award/becomes.ts';
import { quotation } from '../quotation.tables.ts';
import { findFacts } from './find-facts.ts';
import { asPurchaser, asSupplier, type CardFacts, quotationCards, type Reader } from './quotation-view.ts';

/** The states under a tab. @param of where the status row says it */
const statesIn = (tab: string, of: 'tab' | 'purchaserTab'): QuotationState[] =>
  QUOTATION_STATES.filter((state) => tab === 'all' || quotationStatus[state][of] === tab);

/** The state as the purchaser reads it (see stateForPurchaser), in a statement. */
const SHOWN = sql<QuotationState>`CASE
  WHEN quotation.state NOT IN ('DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED') THEN quotation.state
  WHEN quotation.state_before = 'COUNTERED' THEN 'COUNTERED'
  WHEN quotation.standing_no > 0 THEN 'QUOTED' ELSE 'INVITED' END`;

/** The same as isUnsealed, in a statement. */
const UNSEALED = sql`(NOT inquiry.is_sealed OR (inquiry.closed_at IS NOT NULL AND inquiry.state <> 'QUOTING'
  AND (inquiry.state <> 'CANCELLED' OR inquiry.finished_at IS NULL OR inquiry.closed_at < inquiry.finished_at)))`;

/** What the member received and may read. */
function receivedBy(member: Member): SQL | undefined {
  const enterpriseId = looksAfter(member);
  const own = eq(inquiry.memberId, member.memberId);
  return and(enterpriseId === null ? own : or(own, eq(inquiry.enterpriseId, enterpriseId)), UNSEALED);
}

const inside = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

interface Filters {
  kind?: CardFacts['inquiry']['kind'] | undefined;
  inqSn?: string | undefined;
  inqSns?: string[] | undefined;
  keyword?: string | undefined;
}

/** @param isPurchaser he may search by the supplier's name */
function filtered({ kind, inqSn, inqSns, keyword }: Filters, isPurchaser: boolean): SQL | undefined {
  const text = keyword ? inside(keyword) : '';
  return and(
    kind ? eq(inquiry.kind, kind) : undefined,
    inqSn ? eq(quotation.inqSn, inqSn) : undefined,
    inqSns ? inArray(quotation.inqSn, inqSns) : undefined,
    keyword
      ? or(
          ilike(quotation.quoSn, text),
          ilike(quotation.inqSn, text),
          ilike(inquiry.title, text),
          isPurchaser
            ? sql`EXISTS (SELECT FROM store s WHERE s.store_id = ${quotation.storeId} AND (s.name_zh ILIKE ${text} OR s.name_en ILIKE ${text}))`
            : undefined,
        )
      : undefined,
  );
}

async function listBy<T extends string>(
  work: Work,
  of: {
    whose: SQL | undefined;
    state: SQL<QuotationState>;
    tabs: readonly T[];
    reader: Reader;
    input: { tab: T; state?: QuotationState | undefined; current: number; pageSize: number };
  },
) {
  const { whose, state, tabs, reader, input } = of;
  const statesOf = (tab: T) => statesIn(tab, reader.side === 'supplier' ? 'tab' : 'purchaserTab');
  const perState = await work.tx
    .select({ state, number: count() })
    .from(quotation)
    .innerJoin(inquiry, eq(inquiry.inqSn, quotation.inqSn))
    .where(whose)
    .groupBy(state);
  const sumOf = (states: readonly QuotationState[]) =>
    perState.reduce((total, one) => total + (states.includes(one.state) ? one.number : 0), 0);
  const wanted = statesOf(input.tab).filter((one) => !input.state || one === input.state);
  const { current, pageSize } = input;
  const facts = await findFacts(work, and(whose, wanted.length > 0 ? inArray(state, wanted) : sql`false`), {
    limit: pageSize,
    offset: (current - 1) * pageSize,
  });
  return {
    list: await quotationCards(work, facts, reader),
    pagination: { current, pageSize, total: sumOf(wanted) },
    counts: Object.fromEntries(tabs.map((tab) => [tab, sumOf(statesOf(tab))])) as Record<T, number>,
  };
}

/** A store's own, nobody else's. */
export const listOfStore: Action<typeof quotationProtocol.sellerList> = (work, seller, input) => {
  return listBy(work, {
    whose: and(eq(quotation.storeId, seller.storeId), filtered(input, false)),
    state: sql<QuotationState>`quotation.state`,
    tabs: SUPPLIER_TABS,
    reader: asSupplier(seller),
    input,
  });
};

/** What the member received; a look at the list is no look at the prices of an offer he has not opened. */
export const listReceived: Action<typeof quotationProtocol.list> = (work, member, input) => {
  return listBy(work, {
    whose: and(receivedBy(member), filtered(input, true)),
    state: SHOWN,
    tabs: PURCHASER_TABS,
    reader: asPurchaser(member),
    input,
  });
};

/** What waits for the store. */
export const turnsOfStore: Action<typeof quotationProtocol.sellerTurns> = async (
  work,
  seller,
  { pageSize },
) => {
  const won = await openWins(work, seller.storeId);
  const waits = or(
    inArray(quotation.state, statesIn('todo', 'tab')),
    inArray(quotation.quoSn, [...won.keys()]),
  );
  const facts = await findFacts(work, and(eq(quotation.storeId, seller.storeId), waits), {
    limit: MOST_TURNS,
    offset: 0,
  });
  const due = facts.filter(({ row, inquiry: asked }) => {
    const amount = won.get(row.quoSn);
    return amount === undefined || becomesOf({ inquiry: asked }, amount).docType === 'contract';
  });
  const turns = due.map(({ row, inquiry: asked }) => ({
    docType: 'quotation' as const,
    docSn: row.quoSn,
    title: asked.title,
    what:
      row.isFinalAsked && row.state === 'COUNTERED'
        ? FINAL
        : (quotationStatus[row.state].toDo ?? quotationStatus[row.state]),
    since: row.updatedAt.toISOString(),
    dueAt: won.has(row.quoSn) ? null : ((row.turnDueAt ?? asked.deadline)?.toISOString() ?? null),
    url: `/inquiry/supplier/quo_info?quoSn=${row.quoSn}`,
  }));
  return { turns: turns.sort(soonestFirst).slice(0, pageSize), total: turns.length };
};

const FINAL = { zh: '提交最终报价', en: 'Make your best and final offer' };
const ANSWERED = { zh: '供应商已回应：再还价、定标或拒绝', en: 'Answered: counter again, award or refuse' };
const OFFERED = { zh: '查看收到的报价', en: 'Look at the offer' };
/** More than anybody works off; the number shown stops there. */
const MOST_TURNS = 500;

/** Offers that wait for the purchaser. First offers after the close are one turn with their inquiry: they are compared, not answered one by one. */
export const turnsOfPurchaser: Action<typeof quotationProtocol.turns> = async (
  work,
  member,
  { pageSize },
) => {
  const isAnswered = or(gt(quotation.purchaserRounds, 0), quotation.isFinalAsked);
  const isOpen = or(
    and(inArray(inquiry.state, ['EVALUATING', 'PARTLY_AWARDED']), isAnswered),
    and(eq(inquiry.state, 'QUOTING'), not(inquiry.isSealed), or(isNull(quotation.seenAt), isAnswered)),
  );
  const facts = await findFacts(work, and(receivedBy(member), eq(quotation.state, 'QUOTED'), isOpen), {
    limit: MOST_TURNS,
    offset: 0,
  });
  const turns = facts
    .filter((one) => !one.isInAward)
    .map(({ row, inquiry: asked }) => ({
      docType: 'quotation' as const,
      docSn: row.quoSn,
      title: asked.title,
      what: row.purchaserRounds > 0 || row.isFinalAsked ? ANSWERED : OFFERED,
      since: row.updatedAt.toISOString(),
      dueAt: row.validUntil?.toISOString() ?? null,
      url: `/inquiry/purchaser/quo_info?quoSn=${row.quoSn}`,
    }));
  return { turns: turns.sort(soonestFirst).slice(0, pageSize), total: turns.length };
};

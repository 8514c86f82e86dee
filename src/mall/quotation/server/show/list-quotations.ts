// The lists of quotations and what waits for whom, for both sides; of a sealed inquiry its purchaser reads nothing before the close.
import { and, eq, gt, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Key, source } from '#kit/list/server/source.ts';
import { soonestFirst, type Turn } from '#mall/approval/turn.ts';
import { inquiry } from '#mall/inquiry/server/inquiry.tables.ts';
import { type Member, mayDo, readsFor } from '#mall/member/actor.ts';
import type { quotationProtocol } from '../../quotation.protocol.ts';
import { givenQuotationList, receivedQuotationList } from '../../quotation-lists.ts';
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
import { asPurchaser, asSupplier, quotationCards, type Reader } from './quotation-view.ts';

type Acts = Actions<typeof quotationProtocol>;

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
  const enterpriseId = readsFor(member);
  const own = eq(inquiry.memberId, member.memberId);
  return and(enterpriseId === null ? own : or(own, eq(inquiry.enterpriseId, enterpriseId)), UNSEALED);
}

type Input = Partial<{ state: QuotationState; inqSn: string }>;

/** @param state as its reader reads it */
const quotationsOf = (
  work: Work,
  whose: SQL | undefined,
  state: SQL<QuotationState>,
  reader: Reader,
  input: Input,
) => ({
  from: sql`${quotation} JOIN ${inquiry} ON ${inquiry.inqSn} = ${quotation.inqSn}`,
  key: quotation.quoSn,
  changedAt: quotation.updatedAt,
  scope: and(
    whose,
    input.state ? sql`${state} = ${input.state}` : undefined,
    input.inqSn ? eq(quotation.inqSn, input.inqSn) : undefined,
  ),
  columns: {
    kind: inquiry.kind,
    deadline: inquiry.deadline,
    validUntil: quotation.validUntil,
    updateTime: quotation.updatedAt,
    quotationId: quotation.quotationId,
  },
  search: [quotation.quoSn, quotation.inqSn, inquiry.title],
  toRows: async (keys: Key[]) =>
    quotationCards(
      work,
      await findFacts(work, inArray(quotation.quoSn, keys.map(String)), { limit: keys.length, offset: 0 }),
      reader,
    ),
});

const tabsOf = (tabs: readonly string[], state: SQL, of: 'tab' | 'purchaserTab'): Record<string, SQL> =>
  Object.fromEntries(tabs.map((tab) => [tab, inArray(state, statesIn(tab, of))]));

const KEPT = sql<QuotationState>`quotation.state`;

export const quotationListRoutes = [
  /** A store's own, nobody else's. */
  ...source(givenQuotationList, ({ work, actor, input }) => ({
    ...quotationsOf(
      work,
      and(
        eq(quotation.storeId, actor.storeId),
        input.inqSns ? inArray(quotation.inqSn, input.inqSns) : undefined,
      ),
      KEPT,
      asSupplier(actor),
      input,
    ),
    tab: tabsOf(SUPPLIER_TABS, KEPT, 'tab'),
  })),
  /** What the member received; a look at the list is no look at the prices of an offer he has not opened. */
  ...source(receivedQuotationList, ({ work, actor, input }) => {
    const common = quotationsOf(work, receivedBy(actor), SHOWN, asPurchaser(actor), input);
    return {
      ...common,
      tab: tabsOf(PURCHASER_TABS, SHOWN, 'purchaserTab'),
      search: [
        ...common.search,
        (_keyword, pattern) =>
          sql`EXISTS (SELECT FROM store s WHERE s.store_id = ${quotation.storeId} AND (s.name_zh ILIKE ${pattern} OR s.name_en ILIKE ${pattern}))`,
      ],
    };
  }),
];

/** What waits for the store. */
export const turnsOfStore: Acts['sellerTurns'] = async (work, seller, { pageSize }) => {
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
    url: `/seller/quotation/detail?quoSn=${row.quoSn}`,
  }));
  return { turns: turns.sort(soonestFirst).slice(0, pageSize), total: turns.length };
};

const FINAL = { zh: '提交最终报价', en: 'Make your best and final offer' };
const ANSWERED = { zh: '供应商已回应：再还价、定标或拒绝', en: 'Answered: counter again, award or refuse' };
const OFFERED = { zh: '查看收到的报价', en: 'Look at the offer' };
const offeredBy = (n: number) => ({ zh: `查看收到的 ${n} 份报价`, en: `Look at the ${n} offers` });
const answeredBy = (n: number, all: number) =>
  n === all
    ? {
        zh: `${n} 家供应商已回应：再还价、定标或拒绝`,
        en: `${n} suppliers answered: counter again, award or refuse`,
      }
    : { zh: `查看 ${all} 份报价，其中 ${n} 份已回应`, en: `Look at ${all} offers, ${n} of them answers` };
/** More than anybody works off; the number shown stops there. */
const MOST_TURNS = 500;

/** Several offers of one inquiry are looked at side by side: one turn, the soonest due of them, the oldest. */
function oneOfInquiry(offers: (Turn & { inqSn: string })[]): Turn {
  const [{ inqSn, ...first }, ...others] = offers.toSorted(soonestFirst) as [
    Turn & { inqSn: string },
    ...Turn[],
  ];
  if (others.length === 0) return first;
  const all = [first, ...others];
  const answered = all.filter(({ what }) => what === ANSWERED).length;
  return {
    ...first,
    docSn: inqSn,
    what: answered === 0 ? offeredBy(all.length) : answeredBy(answered, all.length),
    since: all.reduce((least, { since }) => (since < least ? since : least), first.since),
    url: `/inquiry/contract_quo?inqSn=${inqSn}`,
  };
}

/** Offers that wait for the purchaser. First offers after the close are one turn with their inquiry: they are compared, not answered one by one. */
export const turnsOfPurchaser: Acts['turns'] = async (work, member, { pageSize }) => {
  // Who only reads has no turn.
  if (!mayDo(member, 'quote.counter') && !mayDo(member, 'rfq.award')) return { turns: [], total: 0 };
  const isAnswered = or(gt(quotation.purchaserRounds, 0), quotation.isFinalAsked);
  const isOpen = or(
    and(inArray(inquiry.state, ['EVALUATING', 'PARTLY_AWARDED']), isAnswered),
    and(eq(inquiry.state, 'QUOTING'), not(inquiry.isSealed), or(isNull(quotation.seenAt), isAnswered)),
  );
  const facts = await findFacts(work, and(receivedBy(member), eq(quotation.state, 'QUOTED'), isOpen), {
    limit: MOST_TURNS,
    offset: 0,
  });
  const offers = facts
    .filter((one) => !one.isInAward)
    .map(({ row, inquiry: asked }) => ({
      docType: 'quotation' as const,
      docSn: row.quoSn,
      inqSn: row.inqSn,
      title: asked.title,
      what: row.purchaserRounds > 0 || row.isFinalAsked ? ANSWERED : OFFERED,
      since: row.updatedAt.toISOString(),
      dueAt: row.validUntil?.toISOString() ?? null,
      url: `/inquiry/purchaser/quo_info?quoSn=${row.quoSn}`,
    }));
  const turns = [...Map.groupBy(offers, ({ inqSn }) => inqSn).values()].map(oneOfInquiry);
  return { turns: turns.sort(soonestFirst).slice(0, pageSize), total: turns.length };
};

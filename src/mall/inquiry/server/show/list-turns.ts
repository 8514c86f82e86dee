// The inquiries that wait for their purchaser.
import { and, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { statesWhere } from '#kit/process/process.ts';
import { soonestFirst, type Turn } from '#mall/approval/turn.ts';
import type { inquiryProtocol } from '../../inquiry.protocol.ts';
import { comparisonPage, inquiryPage } from '../../inquiry-pages.ts';
import { inquiryStatus } from '../../inquiry-status.ts';
import { inquiry } from '../inquiry.tables.ts';
import type { InquiryRow } from '../inquiry.ts';
import { EVALUATION_ENDS, inquiryLife } from '../inquiry-life.ts';
import { ownOrLookedAfter } from './show-inquiries.ts';
import { isAwarding, turnOf } from './turn-of.ts';
import { type FindWaitingAwards, fullyAwarded } from './waiting-awards.ts';

const WAITING = statesWhere(inquiryStatus, (one) => one.hasTurns);

/** The soonest due first. */
export const listInquiryTurns =
  (findWaitingAwards: FindWaitingAwards): Action<typeof inquiryProtocol.turns> =>
  async (work, member, { pageSize }) => {
    const rows = await work.tx
      .select()
      .from(inquiry)
      .where(and(ownOrLookedAfter(member), inArray(inquiry.state, WAITING)));
    const open = await openQuestions(
      work,
      rows.filter(({ state }) => state === 'QUOTING').map(({ inquiryId }) => inquiryId),
    );
    const ends = await evaluationEnds(
      work,
      rows.map(({ inqSn }) => inqSn),
    );
    const waiting = await findWaitingAwards(
      work,
      rows.map(({ inqSn }) => inqSn),
    );
    const isFull = await fullyAwarded(work, rows, waiting);
    const none = { openQuestionNum: 0, oldestQuestionAt: null };
    const turns = rows.flatMap((row): Turn[] => {
      const turn = turnOf(row, member, {
        ...(open.get(row.inquiryId) ?? none),
        evaluationEndsAt: ends.get(row.inqSn) ?? null,
      });
      if (!turn || isFull.has(row.inqSn)) return [];
      return [
        {
          docType: 'inquiry',
          docSn: row.inqSn,
          title: row.title,
          what: { zh: turn.what.zh, en: turn.what.en },
          since: turn.since.toISOString(),
          dueAt: turn.dueAt?.toISOString() ?? null,
          url: placeOf(row),
        },
      ];
    });
    return { turns: turns.sort(soonestFirst).slice(0, pageSize), total: turns.length };
  };

/** Awards, and what becomes of them, are made where the quotations stand side by side. */
const placeOf = (row: InquiryRow): string =>
  isAwarding(row) ? comparisonPage(row.inqSn) : inquiryPage(row.inqSn);

async function evaluationEnds(work: Work, inqSns: readonly string[]): Promise<Map<string, Date>> {
  const rows = await work.query<{ inqSn: string; dueAt: Date }>(
    `SELECT doc_sn AS "inqSn", due_at AS "dueAt" FROM timer
     WHERE doc_type = $1 AND event = $2 AND doc_sn = ANY($3)`,
    [inquiryLife.docType, EVALUATION_ENDS, inqSns],
    'inquiry-evaluation-ends',
  );
  return new Map(rows.map(({ inqSn, dueAt }) => [inqSn, dueAt]));
}

async function openQuestions(
  work: Work,
  ids: readonly number[],
): Promise<Map<number, { openQuestionNum: number; oldestQuestionAt: Date }>> {
  if (ids.length === 0) return new Map();
  const rows = await work.query<{ id: number; openQuestionNum: number; oldestQuestionAt: Date }>(
    `SELECT inquiry_id AS id, count(*)::int AS "openQuestionNum", min(asked_at) AS "oldestQuestionAt"
     FROM inquiry_question WHERE inquiry_id = ANY($1::bigint[]) AND answered_at IS NULL GROUP BY inquiry_id`,
    [ids],
    'inquiry-open-questions',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

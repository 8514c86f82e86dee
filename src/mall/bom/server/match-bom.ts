// Matches the lines of a kept bill of materials: at once where there are few, in the background, piece by piece, where there are many.
import type { Work } from '#kit/db/work.ts';
import { setTimer, stopTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { required } from '#kit/rules/required.ts';
import { after, seconds } from '#kit/time/duration.ts';
import type { Assumed } from '../assumed.ts';
import { type BomLine, LINE_COLUMNS } from './find-bom.ts';
import { matchFor } from './match-lines.ts';
import type { MatchedLine } from './matched-line.ts';

const AT_ONCE = 500; // chosen: matched before the answer leaves; a second at most
const PIECE = 500; // chosen: lines of one transaction in the background
/** chosen: work that was cut off, by a restart or a failure, goes on after so long. */
const GOES_ON = seconds(20);

/** Matches every line that is not matched yet. Call it once the lines are written, in their transaction. */
export async function beginMatching(work: Work, bomId: number): Promise<void> {
  await work.query(`UPDATE bom SET state = 'MATCHING', updated_at = $2 WHERE bom_id = $1`, [bomId, work.now]);
  if (await matchPiece(work, bomId, AT_ONCE)) return;
  await setTimer(work, 'bom', String(bomId), 'match', after(work.now, GOES_ON));
  work.afterCommit(() => matchRest(work, bomId));
}

async function matchRest(work: Work, bomId: number): Promise<void> {
  for (let done = false; !done; ) {
    done = await work.apart(async (apart) => {
      // While this goes on, the timer need not.
      await setTimer(apart, 'bom', String(bomId), 'match', after(apart.now, GOES_ON));
      return matchPiece(apart, bomId, PIECE);
    });
  }
}

type Unmatched = Omit<BomLine, 'need'>;

/** The enterprise's codes count only where the bill's owner may read them. */
const HEAD = `
  SELECT state, member_id AS "memberId", assumed_tolerance AS tolerance, assumed_dielectric AS dielectric,
         assumed_small_dielectric AS "smallDielectric", assumed_volts AS volts,
         CASE WHEN NOT EXISTS (SELECT FROM sub_account s WHERE s.member_id = bom.member_id AND s.state <> 'LEFT'
                AND NOT 'mat.read' = ANY(s.permissions)) THEN enterprise_id END AS "enterpriseId"
  FROM bom WHERE bom_id = $1 FOR NO KEY UPDATE`;

/** The next lines. @returns whether it was the last piece, or there is nothing more to do */
async function matchPiece(work: Work, bomId: number, most: number): Promise<boolean> {
  const [head] = await work.query<Assumed & { state: string; memberId: number; enterpriseId: number | null }>(
    HEAD,
    [bomId],
  );
  if (head?.state !== 'MATCHING') {
    await stopTimer(work, 'bom', String(bomId));
    return true;
  }
  const lines = await work.query<Unmatched>(
    `SELECT ${LINE_COLUMNS} FROM bom_line l WHERE l.bom_id = $1 AND l.level IS NULL ORDER BY l.line_no LIMIT $2`,
    [bomId, most],
  );
  if (lines.length > 0) await keepMatches(work, lines, await matchFor(work, head, lines, head));
  const [left] = await work.query<{ count: number }>(
    `UPDATE bom SET matched_count = line_count - (SELECT count(*) FROM bom_line WHERE bom_id = $1 AND level IS NULL)
     WHERE bom_id = $1 RETURNING line_count - matched_count AS count`,
    [bomId],
  );
  const isDone = lines.length < most || required(left).count === 0;
  if (isDone) {
    await work.query(`UPDATE bom SET state = 'READY' WHERE bom_id = $1`, [bomId]);
    await stopTimer(work, 'bom', String(bomId));
  }
  return isDone;
}

async function keepMatches(
  work: Work,
  lines: readonly Unmatched[],
  matches: readonly MatchedLine[],
): Promise<void> {
  const rows = lines.map(({ lineId }, at) => {
    const match = required(matches[at]);
    return {
      line_id: lineId,
      level: match.level,
      confidence: match.confidence,
      reason: match.reason,
      part_id: match.partId,
      is_sure: match.isSure,
      candidates: match.candidates,
      alternate_part_ids: match.alternatePartIds,
      product_id: match.productId,
    };
  });
  await work.query(
    `UPDATE bom_line l SET level = one.level, confidence = one.confidence, reason = one.reason, part_id = one.part_id,
            is_sure = one.is_sure, candidates = one.candidates, alternate_part_ids = one.alternate_part_ids,
            product_id = one.product_id
     FROM jsonb_to_recordset($1::jsonb) AS one (
       line_id bigint, level text, confidence smallint, reason jsonb, part_id bigint, is_sure boolean, candidates jsonb,
       alternate_part_ids bigint[], product_id bigint)
     WHERE l.line_id = one.line_id`,
    [JSON.stringify(rows)],
    'bom-keep-matches',
  );
}

/** What was cut off goes on: one piece at each firing, until it is done. */
export const matchTimer: TimerHandler = {
  docType: 'bom',
  event: 'match',
  async fire(work, bomId) {
    await setTimer(work, 'bom', bomId, 'match', after(work.now, seconds(1)));
    await matchPiece(work, Number(bomId), PIECE);
  },
};

// A member confirms, corrects, plans, leaves out or removes a line; what he confirms is remembered.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { learnMatCodes } from '#mall/mat-code/server/mat-code.ts';
import type { Member } from '#mall/member/actor.ts';
import { findParts } from '#mall/part/server/part.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { type LineNeed, needOf } from '../bom-need.ts';
import { bomErrors } from './bom.errors.ts';
import { type BomLine, findBom, LINE_COLUMNS } from './find-bom.ts';
import { showLines } from './line-view.ts';
import { forget, remember, textKeyOf } from './match-memory.ts';
import { matchSays } from './match-words.ts';
import { chooseOffers } from './mix/choose-offers.ts';
import { requireOwnBom } from './require-own-bom.ts';

type Acts = Actions<typeof bomProtocol>;

type Row = Omit<BomLine, 'need'>;

async function requireLine(work: Work, bomId: number, lineId: number): Promise<Row> {
  const [line] = await work.query<Row>(
    `SELECT ${LINE_COLUMNS} FROM bom_line l WHERE l.bom_id = $1 AND l.line_id = $2 FOR NO KEY UPDATE`,
    [bomId, lineId],
    'bom-line',
  );
  if (!line) throw bomErrors.lineNotFound();
  return line;
}

/** @throws bomErrors.notFound, notYours, lineNotFound, unknownPart */
export const changeLine: Acts['changeLine'] = async (work, member, input) => {
  const { bomId, lineId, partId, productId, buyNum } = input;
  const head = await requireOwnBom(work, member, bomId);
  const line = await requireLine(work, bomId, lineId);
  if (partId !== undefined) await setPart(work, member, line, partId);
  const said = (value: unknown) => value !== undefined;
  await work.query(
    `UPDATE bom_line SET qty = coalesce($2, qty), is_left_out = coalesce($3, is_left_out),
            is_fitted = coalesce($4, is_fitted), note = coalesce($5, note),
            attrition = CASE WHEN $6 THEN $7 ELSE attrition END, leader_num = CASE WHEN $8 THEN $9 ELSE leader_num END,
            buy_num = CASE WHEN $10 THEN NULL ELSE buy_num END
     WHERE line_id = $1`,
    [
      lineId,
      input.qty ?? null,
      input.isLeftOut ?? null,
      input.isFitted ?? null,
      input.note ?? null,
      said(input.attrition),
      input.attrition ?? null,
      said(input.leaderNum),
      input.leaderNum ?? null,
      // A quantity chosen for another need is no longer meant.
      needOf({ ...line, ...givenNeed(input) }, head) !== needOf(line, head),
    ],
    'bom-change-line',
  );
  if (said(productId) || said(buyNum)) {
    const kept = await requireLine(work, bomId, lineId);
    await chooseOffers(work, member, bomId, [
      {
        lineId,
        productId: productId === undefined ? kept.productId : productId,
        // Another store has another MOQ: a quantity chosen for the one before is no longer meant.
        buyNum: buyNum === undefined ? (productId === undefined ? kept.buyNum : null) : buyNum,
      },
    ]);
  }
  await work.query('UPDATE bom SET updated_at = $2 WHERE bom_id = $1', [bomId, work.now], 'bom-touch');
  const { lines } = required(await findBom(work, member, bomId));
  const changed = lines.filter((one) => one.lineId === lineId);
  return only(await showLines(work, changed, lines));
};

/** What the call says anew of the pieces that are needed. */
function givenNeed({ qty, attrition, leaderNum }: InputOf<typeof bomProtocol.changeLine>): Partial<LineNeed> {
  return {
    ...(qty === undefined ? {} : { qty }),
    ...(attrition === undefined ? {} : { attrition }),
    ...(leaderNum === undefined ? {} : { leaderNum }),
  };
}

async function setPart(work: Work, member: Member, line: Row, partId: number | null): Promise<void> {
  if (partId === null) {
    await forget(work, member.memberId, textKeyOf(line));
    await work.query(
      `UPDATE bom_line SET part_id = NULL, is_sure = false, product_id = NULL, buy_num = NULL, confidence = 0,
              level = CASE WHEN jsonb_array_length(candidates) > 0 THEN 'candidates' ELSE 'none' END,
              candidates = CASE WHEN part_id IS NULL OR jsonb_array_length(candidates) > 0 THEN candidates
                                ELSE jsonb_build_array(jsonb_build_object('partId', part_id, 'confidence', 50)) END
       WHERE line_id = $1`,
      [line.lineId],
    );
    return;
  }
  if (!(await findParts(work, [partId])).has(partId)) throw bomErrors.unknownPart({ name: 'partId' });
  await confirmLines(work, member, [{ line, partId }]);
}

/** Makes parts sure, and remembers them for lines that say the same and for the line's own material code. */
async function confirmLines(
  work: Work,
  member: Member,
  confirmed: readonly { line: Row; partId: number }[],
): Promise<void> {
  await work.query(
    `UPDATE bom_line l SET
       product_id = CASE WHEN l.part_id = one.part_id THEN l.product_id END,
       buy_num = CASE WHEN l.part_id = one.part_id THEN l.buy_num END,
       part_id = one.part_id, is_sure = true, level = 'hand', confidence = 100, reason = $3
     FROM unnest($1::bigint[], $2::bigint[]) AS one (line_id, part_id) WHERE l.line_id = one.line_id`,
    [confirmed.map((one) => one.line.lineId), confirmed.map((one) => one.partId), matchSays.hand],
    'bom-confirm',
  );
  await remember(
    work,
    member.memberId,
    confirmed.map(({ line, partId }) => ({ textKey: textKeyOf(line), partId })),
  );
  await learnMatCodes(
    work,
    member,
    'bom',
    confirmed.flatMap(({ line, partId }) => (line.matCode ? [{ matCode: line.matCode, partId }] : [])),
  );
}

/** @throws bomErrors.notFound or notYours */
export const confirmAll: Acts['confirmAll'] = async (work, member, { bomId, confidence }) => {
  await requireOwnBom(work, member, bomId);
  const lines = await work.query<Row>(
    `SELECT ${LINE_COLUMNS} FROM bom_line l
     WHERE l.bom_id = $1 AND l.part_id IS NOT NULL AND NOT l.is_sure AND l.is_fitted AND NOT l.is_left_out
       AND l.confidence >= $2
     ORDER BY l.line_id FOR NO KEY UPDATE`,
    [bomId, confidence],
  );
  await confirmLines(
    work,
    member,
    lines.map((line) => ({ line, partId: required(line.partId) })),
  );
  await work.query('UPDATE bom SET updated_at = $2 WHERE bom_id = $1', [bomId, work.now], 'bom-touch');
  return { confirmed: lines.length };
};

/** @throws bomErrors.notFound, notYours, lineNotFound */
export const removeLine: Acts['removeLine'] = async (work, member, { bomId, lineId }) => {
  await requireOwnBom(work, member, bomId);
  await requireLine(work, bomId, lineId);
  await work.query('DELETE FROM bom_line WHERE line_id = $1', [lineId]);
  await work.query(
    'UPDATE bom SET line_count = line_count - 1, matched_count = greatest(0, matched_count - 1), updated_at = $2 WHERE bom_id = $1',
    [bomId, work.now],
  );
};

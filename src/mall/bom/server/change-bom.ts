// A member names, plans, copies and deletes his bills of materials.
import type { Actions } from '#kit/http/server/serve.ts';
import { stopTimer } from '#kit/jobs/timer.ts';
import { required } from '#kit/rules/required.ts';
import type { bomProtocol } from '../bom.protocol.ts';
import { BOM_LINES } from '../bom-limits.ts';
import { beginBom } from './begin-bom.ts';
import { bomErrors } from './bom.errors.ts';
import { showHead } from './bom-view.ts';
import { findBomHead } from './find-bom.ts';
import { makeLines } from './make-lines.ts';
import { beginMatching } from './match-bom.ts';
import { withPasted } from './read-text.ts';
import { requireOwnBom } from './require-own-bom.ts';

type Acts = Actions<typeof bomProtocol>;

/**
 * With another number of boards or other extras, quantities chosen by hand or by the cheapest mix are no longer meant; the
 * stores stay chosen.
 * @throws bomErrors.notFound or notYours
 */
export const changeBom: Acts['change'] = async (work, member, { bomId, ...set }) => {
  const head = await requireOwnBom(work, member, bomId);
  const isOther = (key: 'boards' | 'attrition' | 'leaderNum') =>
    set[key] !== undefined && set[key] !== head[key];
  if (isOther('boards') || isOther('attrition') || isOther('leaderNum')) {
    await work.query('UPDATE bom_line SET buy_num = NULL WHERE bom_id = $1 AND buy_num IS NOT NULL', [bomId]);
  }
  await work.query(
    `UPDATE bom SET bom_name = coalesce($2, bom_name), boards = coalesce($3, boards),
            attrition = coalesce($4, attrition), leader_num = coalesce($5, leader_num), updated_at = $6
     WHERE bom_id = $1`,
    [bomId, set.bomName ?? null, set.boards ?? null, set.attrition ?? null, set.leaderNum ?? null, work.now],
  );
  return showHead(work, member, await requireOwnBom(work, member, bomId));
};

/** A copy of his own, with everything that was confirmed and chosen. @throws bomErrors.notFound, tooManyBoms, stillMatching */
export const copyBom: Acts['copy'] = async (work, member, { bomId }) => {
  const head = await findBomHead(work, member, bomId);
  if (!head) throw bomErrors.notFound();
  if (head.state !== 'READY') throw bomErrors.stillMatching();
  const bomName = `${head.bomName.slice(0, 90)} ${work.language === 'en' ? '(copy)' : '（副本）'}`;
  const copyId = await beginBom(work, member, { ...head, bomName, state: 'READY' });
  await work.query(
    `UPDATE bom c SET boards = b.boards, attrition = b.attrition, leader_num = b.leader_num, matched_count = b.matched_count,
            assumed_tolerance = b.assumed_tolerance, assumed_dielectric = b.assumed_dielectric,
            assumed_small_dielectric = b.assumed_small_dielectric, assumed_volts = b.assumed_volts
     FROM bom b WHERE b.bom_id = $1 AND c.bom_id = $2`,
    [bomId, copyId],
  );
  const columns = `line_no, designators, qty, part_no, brand_name, value, package_name, description, note, mat_code,
    supplier_code, other_part_nos, is_fitted, is_left_out, attrition, leader_num, level, confidence, reason, part_id,
    is_sure, candidates, alternate_part_ids, product_id, buy_num`;
  await work.query(
    `INSERT INTO bom_line (bom_id, ${columns}) SELECT $2, ${columns} FROM bom_line WHERE bom_id = $1 ORDER BY line_no`,
    [bomId, copyId],
  );
  return showHead(work, member, await requireOwnBom(work, member, copyId));
};

/** @throws bomErrors.notFound or notYours */
export const removeBom: Acts['remove'] = async (work, member, { bomId }) => {
  await requireOwnBom(work, member, bomId);
  await stopTimer(work, 'bom', String(bomId));
  await work.query('DELETE FROM bom WHERE bom_id = $1', [bomId]);
};

/** @throws bomErrors.notFound, notYours, stillMatching, noLines, tooManyLines */
export const addLines: Acts['addLines'] = async (work, member, { bomId, lines: typed, text }) => {
  const head = await requireOwnBom(work, member, bomId);
  if (head.state !== 'READY') throw bomErrors.stillMatching();
  const lines = withPasted(typed, text);
  const count = head.lineCount + lines.length;
  if (count > BOM_LINES) throw bomErrors.tooManyLines({ lines: count });
  const [last] = await work.query<{ lineNo: number }>(
    'SELECT coalesce(max(line_no), 0) AS "lineNo" FROM bom_line WHERE bom_id = $1',
    [bomId],
  );
  await makeLines(work, bomId, lines, required(last).lineNo + 1);
  await work.query('UPDATE bom SET line_count = $2 WHERE bom_id = $1', [bomId, count]);
  await beginMatching(work, bomId);
  return showHead(work, member, await requireOwnBom(work, member, bomId));
};

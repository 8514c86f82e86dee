// Finds a bill of materials for somebody who may read it: its owner, and the colleagues of his enterprise.
import type { Work } from '#kit/db/work.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import { type BuildPlan, needOf } from '../bom-need.ts';
import type { BomState, MatchLevel } from '../bom-status.ts';
import type { KeptCandidate } from './bom.tables.ts';

/** The head of a bill of materials. */
export interface BomHead extends BuildPlan {
  bomId: number;
  memberId: number;
  enterpriseId: number | null;
  bomName: string;
  fileName: string;
  state: BomState;
  lineCount: number;
  matchedCount: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A line with what it was matched to. */
export interface BomLine {
  lineId: number;
  lineNo: number;
  designators: string;
  /** Pieces on one board. */
  qty: number;
  partNo: string;
  brandName: string;
  value: string;
  packageName: string;
  description: string;
  note: string;
  matCode: string;
  supplierCode: string;
  otherPartNos: string[];
  isFitted: boolean;
  isLeftOut: boolean;
  attrition: number | null;
  leaderNum: number | null;
  level: MatchLevel | null;
  confidence: number;
  reason: { zh: string; en: string } | null;
  partId: number | null;
  isSure: boolean;
  candidates: KeptCandidate[];
  alternatePartIds: number[];
  productId: number | null;
  buyNum: number | null;
  /** Pieces to buy for all boards, with attrition and leader; 0 for what is not fitted or left out. */
  need: number;
}

export interface Bom extends BomHead {
  lines: BomLine[];
}

/** The columns of bom_line under the names of the code. */
export const LINE_COLUMNS = `
  l.line_id AS "lineId", l.line_no AS "lineNo", l.designators, l.qty, l.part_no AS "partNo", l.brand_name AS "brandName",
  l.value, l.package_name AS "packageName", l.description, l.note, l.mat_code AS "matCode",
  l.supplier_code AS "supplierCode", l.other_part_nos AS "otherPartNos", l.is_fitted AS "isFitted",
  l.is_left_out AS "isLeftOut", l.attrition, l.leader_num AS "leaderNum", l.level, l.confidence, l.reason,
  l.part_id AS "partId", l.is_sure AS "isSure", l.candidates, l.alternate_part_ids::float8[] AS "alternatePartIds",
  l.product_id AS "productId", l.buy_num AS "buyNum"`;

const HEAD = `
  SELECT bom_id AS "bomId", member_id AS "memberId", enterprise_id AS "enterpriseId", bom_name AS "bomName",
         file_name AS "fileName", state, boards, attrition, leader_num AS "leaderNum", line_count AS "lineCount",
         matched_count AS "matchedCount", created_at AS "createdAt", updated_at AS "updatedAt"
  FROM bom WHERE bom_id = $1 AND (member_id = $2 OR enterprise_id = $3)`;

/** The enterprise whose bills he may read besides his own. */
export const readsBomsOf = (member: Member): number | null =>
  mayDo(member, 'project.read') ? buysFor(member) : null;

/** The head alone; undefined for what is neither his nor of his enterprise. */
export async function findBomHead(work: Work, member: Member, bomId: number): Promise<BomHead | undefined> {
  const [head] = await work.query<BomHead>(HEAD, [bomId, member.memberId, readsBomsOf(member)], 'bom-head');
  return head;
}

/** Adds what a row itself does not say. */
export const withNeed = (line: Omit<BomLine, 'need'>, plan: BuildPlan): BomLine => ({
  ...line,
  need: line.isFitted && !line.isLeftOut ? needOf(line, plan) : 0,
});

/** The head and all lines in their order; undefined for what is neither his nor of his enterprise. */
export async function findBom(work: Work, member: Member, bomId: number): Promise<Bom | undefined> {
  const head = await findBomHead(work, member, bomId);
  if (!head) return undefined;
  const rows = await work.query<Omit<BomLine, 'need'>>(
    `SELECT ${LINE_COLUMNS} FROM bom_line l WHERE l.bom_id = $1 ORDER BY l.line_no, l.line_id`,
    [bomId],
    'bom-lines',
  );
  return { ...head, lines: rows.map((row) => withNeed(row, head)) };
}

// How many pieces a line of a bill of materials needs: boards × pieces per board, with attrition and leader on top.

/** Boards and the usual extras of a bill of materials. */
export interface BuildPlan {
  boards: number;
  /** Extra pieces for what the machine loses, per mille of the pieces that are placed. */
  attrition: number;
  /** Extra pieces per line for the leader of the tape. */
  leaderNum: number;
}

/** A line's own extras; null: as the whole bill has them. */
export interface LineNeed {
  /** Pieces on one board; 0 for lines that are not fitted. */
  qty: number;
  attrition: number | null;
  leaderNum: number | null;
}

/** chosen: as many pieces as a cart line may have. */
const MOST_PIECES = 999_999_999;

/** Whole pieces, attrition rounded up; 0 for a line that needs nothing: no leader for what is not bought. */
export function needOf(line: LineNeed, plan: BuildPlan): number {
  const placed = line.qty * plan.boards;
  if (placed <= 0) return 0;
  const lost = Math.ceil((placed * (line.attrition ?? plan.attrition)) / 1_000);
  return Math.min(MOST_PIECES, placed + lost + (line.leaderNum ?? plan.leaderNum));
}

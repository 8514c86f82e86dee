// What a quick order needs to be worked on, whether it is a guest's own or a member's kept one.

import type { BomTotals } from '../bom.protocol.ts';
import type { BomLineReply } from '../bom-line.protocol.ts';
import type { BuildPlan } from '../bom-need.ts';

/** What may be changed of a line; what is left out stays. */
export interface LineChange {
  /** Confirms a part; null takes the match away. */
  partId?: number | null;
  /** Null: the cheapest that has enough. */
  productId?: number | null;
  buyNum?: number | null;
  qty?: number;
  /** Per mille; null: as the whole bill has it. */
  attrition?: number | null;
  leaderNum?: number | null;
  isLeftOut?: boolean;
  isFitted?: boolean;
}

export interface Desk {
  plan: BuildPlan;
  lines: readonly BomLineReply[];
  totals: BomTotals | null;
  /** May be changed. */
  isOpen: boolean;
  /** Kept on the server, where lines have extras of their own. */
  isKept: boolean;
  setPlan(plan: Partial<BuildPlan>): Promise<void>;
  changeLine(line: BomLineReply, change: LineChange): Promise<void>;
  removeLine(line: BomLineReply): Promise<void>;
}

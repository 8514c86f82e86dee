// What of a laboratory's console opens to whom: one row each for the menu and for the first page.
import { type LucideIcon, Users } from 'lucide-react';
import type { LabPoint } from '#mall/member/lab-roles.ts';
import type { labWords } from './lab-words.ts';

interface Entry {
  /** The second part of its address. */
  readonly key: string;
  readonly to: string;
  readonly text: keyof typeof labWords & `${string}`;
  readonly hint: keyof typeof labWords & `${string}`;
  readonly Icon: LucideIcon;
  /** Any of these; left out: all of the staff. */
  readonly points?: readonly LabPoint[];
}

const ENTRIES = [
  { key: 'staff', to: '/lab/staff/list', text: 'staff', hint: 'staffHint', Icon: Users },
] as const satisfies readonly Entry[];

/** @param points what somebody may do in his laboratory */
export const labMenu = (points: readonly string[]) =>
  (ENTRIES as readonly ((typeof ENTRIES)[number] & Entry)[]).filter(
    (one) => !one.points || one.points.some((point) => points.includes(point)),
  );

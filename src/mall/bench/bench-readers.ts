// Who reads how items stand and what was written down of them: whoever plans, does, checks or answers for the work.
import type { LabPoint } from '#mall/member/lab-roles.ts';

export const BENCH_READERS = [
  ...(['lab.accept', 'lab.plan', 'lab.test', 'lab.review', 'lab.approve', 'lab.quality'] as const),
  ...(['lab.sheet', 'lab.archive', 'lab.figures'] as const),
] as const satisfies readonly LabPoint[];

// Which marks a report may bear today, and whose signature counts for it (domain-lab 2.4, L5).
import type { Work } from '#kit/db/work.ts';
import { marksNow } from '#mall/ability/server/ability.ts';
import { scopeOf } from '#mall/lab-staff/server/lab-staff.ts';
import type { ReportItem } from '../report-content.ts';
import type { ReportMarks } from '../report-terms.ts';
import { MARKS, type Mark } from '../report-terms.ts';
import { reportErrors } from './report.errors.ts';

/** What the form asks for. */
export const wantedMarks = (marks: ReportMarks): Mark[] =>
  marks === 'NONE' ? [] : marks === 'BOTH' ? ['CNAS', 'CMA'] : [marks];

export interface MarkToday {
  mark: Mark;
  /** Items that are not within its scope today; none: the report may bear it. */
  outside: string[];
}

type Item = Pick<ReportItem, 'seq' | 'capId' | 'item'>;
const nameOf = (work: Work, { seq, item }: Item) => `${seq} ${item[work.language]}`;
const together = (work: Work, names: readonly string[]) => names.join(work.language === 'zh' ? '、' : ', ');

/** Every mark that is wanted, with what stands in its way. A mark stands only where every item has it. */
export async function marksToday(
  work: Work,
  wanted: readonly Mark[],
  items: readonly Item[],
): Promise<MarkToday[]> {
  const marks = await marksNow(
    work,
    items.map(({ capId }) => capId),
  );
  return MARKS.filter((mark) => wanted.includes(mark)).map((mark) => ({
    mark,
    outside: items
      .filter(({ capId }) => !(marks.get(capId) ?? []).includes(mark))
      .map((one) => nameOf(work, one)),
  }));
}

/** @throws reportErrors.noMark for the first that may not be borne */
export async function requireMarks(
  work: Work,
  wanted: readonly Mark[],
  items: readonly Item[],
): Promise<void> {
  for (const { mark, outside } of await marksToday(work, wanted, items))
    if (outside.length > 0) throw reportErrors.noMark({ mark, items: together(work, outside) });
}

/** His scope covers each item for each mark, or for any where the report bears none. @throws reportErrors.noScope */
export async function requireScope(
  work: Work,
  memberId: number,
  marks: readonly Mark[],
  items: readonly Item[],
): Promise<void> {
  for (const mark of marks.length > 0 ? marks : [null]) {
    const outside: string[] = [];
    for (const one of items)
      if (!(await scopeOf(work, memberId, { capId: one.capId }, mark, work.now)))
        outside.push(nameOf(work, one));
    if (outside.length > 0) throw reportErrors.noScope({ mark: mark ?? '', items: together(work, outside) });
  }
}

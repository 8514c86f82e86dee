// The calendar of working days that the mall's terms are counted in: China's holidays by year, editable as a setting (domain R11).
import { z } from 'zod';
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { addWorkingDays, type WorkingCalendar } from '#kit/time/working-days.ts';
import type { settingProtocol } from '../setting.protocol.ts';
import { findSetting, replaceSetting } from './keep-setting.ts';
import { settingErrors } from './setting.errors.ts';

type Acts = Actions<typeof settingProtocol>;

const NAME = 'working_calendar';

const Day = z.iso.date();
/** Days off and worked weekends of one year. */
const YearOfWork = z.object({ off: z.array(Day), working: z.array(Day) });
type YearOfWork = z.infer<typeof YearOfWork>;

/** By year: `{"2026": {"off": ["2026-01-01", …], "working": ["2026-01-04", …]}}`. */
const CalendarSetting = z.record(z.string().regex(/^\d{4}$/), YearOfWork);

/** From a day to a day of one month, both counted. */
const span = (year: number, month: number, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => dayInChina(new Date(Date.UTC(year, month - 1, from + n))));

/** What the State Council has announced. Years without an announcement rest on weekends only. */
const ANNOUNCED: Readonly<Record<string, YearOfWork>> = {
  2026: {
    off: [
      ...span(2026, 1, 1, 3),
      ...span(2026, 2, 15, 23),
      ...span(2026, 4, 4, 6),
      ...span(2026, 5, 1, 5),
      ...span(2026, 6, 19, 21),
      ...span(2026, 9, 25, 27),
      ...span(2026, 10, 1, 7),
    ],
    working: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
};

/**
 * Keeps the holidays of a year: they stand in the place of the built-in ones of that year.
 * @throws ZodError when a day is no day
 */
export async function saveWorkingYear(work: Work, year: number, days: YearOfWork): Promise<void> {
  const kept = CalendarSetting.safeParse(await findSetting(work, NAME));
  await replaceSetting(
    work,
    NAME,
    CalendarSetting.parse({ ...(kept.success ? kept.data : {}), [year]: days }),
  );
}

type Shown = ReplyOf<typeof settingProtocol.workingYears>;

/** The year that it is and the next one, and every other that is known. */
export async function listWorkingYears(work: Work): Promise<Shown> {
  const kept = CalendarSetting.safeParse(await findSetting(work, NAME));
  const own = kept.success ? kept.data : {};
  const now = Number(dayInChina(work.now).slice(0, 4));
  const years = new Set([now, now + 1, ...Object.keys({ ...ANNOUNCED, ...own }).map(Number)]);
  return {
    years: [...years].sort().map((year) => {
      const { off, working } = own[year] ?? ANNOUNCED[year] ?? { off: [], working: [] };
      return { year, off, working, isOwn: bit(own[year] !== undefined) };
    }),
  };
}

/** Holds for terms that begin from now on; what is running keeps its end. @throws settingErrors.otherYear, offAndWorked */
export const enterWorkingYear: Acts['saveWorkingYear'] = async (work, _operator, { year, off, working }) => {
  for (const day of [...off, ...working])
    if (!day.startsWith(`${year}-`)) throw settingErrors.otherYear({ day, year });
  const both = off.find((day) => working.includes(day));
  if (both) throw settingErrors.offAndWorked({ day: both });
  const inOrder = (days: readonly string[]) => [...new Set(days)].sort();
  await saveWorkingYear(work, year, { off: inOrder(off), working: inOrder(working) });
  return listWorkingYears(work);
};

const calendarOf = (years: readonly YearOfWork[]): WorkingCalendar => ({
  off: new Set(years.flatMap(({ off }) => off)),
  working: new Set(years.flatMap(({ working }) => working)),
});
const BUILT_IN = calendarOf(Object.values(ANNOUNCED));

/** The calendar in force: the setting's years over the built-in ones. A setting that cannot be read is as if it were not there. */
export const findWorkingCalendar = async (work: Work): Promise<WorkingCalendar> =>
  workingCalendar.of(await findSetting(work, NAME));

/** For a statement that reads other things too: the setting's name, and the calendar of its `value` or of nothing. */
export const workingCalendar = {
  name: NAME,
  of(setting: unknown): WorkingCalendar {
    if (setting === undefined || setting === null) return BUILT_IN;
    const kept = CalendarSetting.safeParse(setting);
    return kept.success ? calendarOf(Object.values({ ...ANNOUNCED, ...kept.data })) : BUILT_IN;
  },
};

/**
 * The moment so many working days after `from`, at the same time of day in China; the day of `from` is not counted.
 * @throws RangeError when `days` is no whole number from 0 on
 */
export async function afterWorkingDays(work: Work, from: Date, days: number): Promise<Date> {
  return addWorkingDays(from, days, await findWorkingCalendar(work));
}

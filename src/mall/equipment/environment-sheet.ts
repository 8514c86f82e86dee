// Reads what was measured of a room, typed or in a logger's sheet: numbers within what a room can be, and moments of China.
import { readDay } from '#kit/time/written-day.ts';
import type { Text } from '#kit/words/text.ts';

export type Measured = 'tempC' | 'rh' | 'pressureKPa';

/** What a room can be: chambers are warmer and colder, and no rooms. */
export const LIMITS: Readonly<Record<Measured, readonly [least: number, most: number, name: Text]>> = {
  tempC: [-30, 60, { zh: '温度（℃）', en: 'Temperature (°C)' }],
  rh: [0, 100, { zh: '湿度（%RH）', en: 'Humidity (%RH)' }],
  pressureKPa: [50, 120, { zh: '气压（kPa）', en: 'Pressure (kPa)' }],
};

/** `23.5`, `23.5 ℃`, `45%`. @returns undefined for what is no number of at most two decimals */
export function readNumber(typed: string): number | undefined {
  const found = /^([+-]?\d{1,4}(?:\.\d{1,2})?)\s*(?:℃|°C|%RH|%|kPa)?$/i.exec(typed.normalize('NFC').trim());
  return found ? Number(found[1]) : undefined;
}

/** Why it is not taken; undefined: it is. */
export function checkReading(of: Measured, typed: string): Text | undefined {
  const [least, most, { zh, en }] = LIMITS[of];
  const value = readNumber(typed);
  if (value !== undefined && value >= least && value <= most) return undefined;
  return {
    zh: `${zh}应为 ${least} 到 ${most} 的数，最多两位小数`,
    en: `${en} is a number from ${least} to ${most} with at most two decimals`,
  };
}

/** A moment as people and loggers write it: `2026-11-26 10:11[:12]`, in China's time unless it says another. */
export function readMoment(typed: string): Date | undefined {
  const day = readDay(typed);
  const time = /[\sT](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:\d{2})?$/.exec(typed.trim());
  if (!day || !time) return undefined;
  const [, hour = '', minute = '', second = '00', zone = '+08:00'] = time;
  const at = new Date(`${day}T${hour.padStart(2, '0')}:${minute}:${second}${zone}`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const COLUMNS: Readonly<Record<'at' | Measured, RegExp>> = {
  at: /^(时间|日期时间|记录时间|测量时间|采集时间|time|datetime|timestamp|date)/,
  tempC: /^(温度|temp)/,
  rh: /^(相对)?湿度|^(rh|humidity|relativehumidity)/,
  pressureKPa: /^(大?气压|压力|pressure)/,
};

export interface ReadingRow {
  /** As the spreadsheet counts. */
  rowNo: number;
  /** As it stands there. */
  typed: string;
  at?: Date;
  tempC?: number;
  rh?: number;
  pressureKPa?: number | null;
  /** Why it cannot be taken. */
  wrong?: Text;
}

/** @param now nothing is measured later. @returns undefined where no row names time, temperature and humidity */
export function judgeReadings(rows: readonly (readonly string[])[], now: Date): ReadingRow[] | undefined {
  const plain = (cell: string) =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '');
  const placesIn = (row: readonly string[]) =>
    Object.fromEntries(
      Object.entries(COLUMNS).map(([name, says]) => [name, row.findIndex((cell) => says.test(plain(cell)))]),
    ) as Record<'at' | Measured, number>;
  const head = rows.slice(0, 30).findIndex((row) => {
    const { at, tempC, rh } = placesIn(row);
    return at >= 0 && tempC >= 0 && rh >= 0;
  });
  if (head < 0) return undefined;
  const places = placesIn(rows[head] ?? []);
  return rows.flatMap((row, n): ReadingRow[] => {
    if (n <= head || row.every((cell) => cell.trim() === '')) return [];
    const cell = (name: 'at' | Measured) => (places[name] < 0 ? '' : (row[places[name]] ?? '').trim());
    const [typed, at] = [cell('at'), readMoment(cell('at'))];
    const of = { rowNo: n + 1, typed };
    if (!at)
      return [
        {
          ...of,
          wrong: {
            zh: `“${typed}”不是时间，例如 2026-11-26 10:00`,
            en: `“${typed}” is no moment, e.g. 2026-11-26 10:00`,
          },
        },
      ];
    if (at > now) return [{ ...of, at, wrong: { zh: '晚于现在', en: 'It lies ahead' } }];
    const pressure = cell('pressureKPa');
    const wrong =
      checkReading('tempC', cell('tempC')) ??
      checkReading('rh', cell('rh')) ??
      (pressure === '' ? undefined : checkReading('pressureKPa', pressure));
    if (wrong) return [{ ...of, at, wrong }];
    return [
      {
        ...{ ...of, at, tempC: readNumber(cell('tempC')) ?? 0, rh: readNumber(cell('rh')) ?? 0 },
        pressureKPa: readNumber(pressure) ?? null,
      },
    ];
  });
}

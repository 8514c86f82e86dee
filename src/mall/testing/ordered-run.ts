// How long a run was ordered to be, from the unit that it is priced by.

const HOURS: Readonly<Record<string, number>> = { 小时: 1, 天: 24 };

/**
 * @param unit of the price, by its Chinese name
 * @returns `text`: as papers and desks show it; '' for what is no run; `hours`: null where the unit is no time
 */
export function orderedRun({ unit, units }: { unit: string; units: number }): {
  text: string;
  hours: number | null;
} {
  const each = HOURS[unit];
  if (each !== undefined) return { text: `${units} ${each === 1 ? 'h' : 'd'}`, hours: units * each };
  return { text: unit === '循环' ? `${units} 循环 (cycles)` : '', hours: null };
}

// How moments are written for people: always in the mall's own time, so that server and browser agree.
import { AHEAD_OF_UTC } from './day-in-china.ts';

/** An ISO moment as "2026-03-05 14:07", `withSeconds` as "2026-03-05 14:07:09"; nothing for nothing. */
export function showMoment(moment: string | null | undefined, withSeconds = false): string {
  if (!moment) return '';
  const at = new Date(moment).getTime();
  if (Number.isNaN(at)) return '';
  const [day, time = ''] = new Date(at + AHEAD_OF_UTC).toISOString().split('T');
  return `${day} ${time.slice(0, withSeconds ? 8 : 5)}`;
}

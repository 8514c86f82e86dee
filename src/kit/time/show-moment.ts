// How moments are written for people: always in the mall's own time, so that server and browser agree.

const FULL = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai', // chosen: the mall's buyers and stores keep Beijing time
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** An ISO moment as "2026-03-05 14:07", `withSeconds` as "2026-03-05 14:07:09"; nothing for nothing. */
export function showMoment(moment: string | null | undefined, withSeconds = false): string {
  if (!moment) return '';
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  const parts = Object.fromEntries(FULL.formatToParts(at).map(({ type, value }) => [type, value]));
  const minute = `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
  return withSeconds ? `${minute}:${parts.second}` : minute;
}

// Numbers of capabilities as they are typed: one by one, or from one to another.

/** Capabilities that one act may name. */
export const MOST_NUMBERS = 500;

/**
 * `CT001, CT005-CT009 JC012` → each number once, in the order typed; blanks, commas and semicolons of both widths part them.
 * @returns the numbers in capitals; or what of the text is no number, or a range that goes down, is of two kinds or too long
 */
export function readNumbers(typed: string): { numbers: string[] } | { wrong: string } {
  const numbers = new Set<string>();
  const parts = typed
    .toUpperCase()
    .replaceAll(/\s*[-–—~～至]\s*/g, '-')
    .split(/[\s,，;；、]+/)
    .filter(Boolean);
  for (const part of parts) {
    const read = /^([A-Z]{1,4})(\d{1,6})(?:-([A-Z]{0,4})(\d{1,6}))?$/.exec(part);
    if (!read) return { wrong: part };
    const [, kind = '', first = '', lastKind = '', last = first] = read;
    const [from, to] = [Number(first), Number(last)];
    if ((lastKind !== '' && lastKind !== kind) || to < from || to - from >= MOST_NUMBERS)
      return { wrong: part };
    for (let n = from; n <= to; n++) numbers.add(kind + String(n).padStart(first.length, '0'));
    if (numbers.size > MOST_NUMBERS) return { wrong: part };
  }
  return { numbers: [...numbers] };
}

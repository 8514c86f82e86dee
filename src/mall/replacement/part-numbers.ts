// Reads part numbers out of what a person types or pastes: one per line, or with commas and blanks between them.

/** Characters of the longest number that is taken; chosen: the longest known one has 57. */
export const LONGEST_NUMBER = 100;

/**
 * The numbers, each once, in the order in which they come. A line of a sheet gives its first cell; quotes go. Makers do
 * write commas and blanks into numbers: a comma followed by three letters or digits and the end is part of one (`BAS16,215`).
 */
export function splitNumbers(text: string): string[] {
  const found = new Map<string, string>();
  for (const row of text.split(/[\r\n;；]+/)) {
    const [cell = ''] = row.split('\t');
    for (const piece of cell.split(/[，、]|,(?!\d{3}(?:,|\s|$))/)) {
      const number = piece
        .trim()
        .replaceAll(/^["']+|["']+$/g, '')
        .slice(0, LONGEST_NUMBER);
      if (!/[\p{L}\p{N}]/u.test(number)) continue;
      const key = number.toUpperCase();
      if (!found.has(key)) found.set(key, number);
    }
  }
  return [...found.values()];
}

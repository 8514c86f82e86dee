// Numbers of reports (domain-lab 6): laboratory, letter, year, six digits without a gap; amendments count behind it.

/** `YCT26000001`. @param n from 1, of its laboratory, letter and year */
export const reportNumber = (lab: string, letter: string, year: number, n: number): string =>
  `${lab}${letter}${String(year % 100).padStart(2, '0')}${String(n).padStart(6, '0')}`;

const AMENDED = /^(.*)-A(\d+)$/;

/** Of the report that takes the place of another: `…-A1` of a first one, `…-A2` of `…-A1`. */
export function amendedNumber(reportNo: string): string {
  const [, first, n] = AMENDED.exec(reportNo) ?? [];
  return first === undefined ? `${reportNo}-A1` : `${first}-A${Number(n) + 1}`;
}

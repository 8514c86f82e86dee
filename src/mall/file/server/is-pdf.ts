// Whether bytes are a PDF from their first to their last: a beginning, a table of objects with a root, an end, and nothing before or behind.

const NEAR = 1_024;
/** Whoever sniffs looks at the beginning: a PDF that is a page or a program besides is none. */
const ALSO_A_PAGE = /<(!doctype|html|head|body|script|svg|iframe|img|\?php)\b/i;

export function isPdf(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, NEAR);
  if (!/^%PDF-[12]\.\d/.test(head) || ALSO_A_PAGE.test(head)) return false;
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(
    bytes.toString('latin1', Math.max(0, bytes.length - NEAR)),
  );
  if (!end) return false;
  const table = bytes.toString('latin1', Number(end[1]));
  return /^\s*(xref\s|\d+\s+\d+\s+obj\b)/.test(table) && table.includes('/Root');
}

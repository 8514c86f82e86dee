// What a spreadsheet leaves on the clipboard, as rows of cells.

/** Takes a clipboard's text apart. The parser comes when it is needed. */
export async function rowsOfClipboard(text: string): Promise<string[][]> {
  const { parse } = await import('csv-parse/browser/esm/sync');
  const delimiter = text.includes('\t') ? '\t' : [',', ';'];
  const rows: string[][] = parse(text, {
    delimiter,
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  return rows;
}

/** Whether it is more than the words of one cell. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.replace(/\s+$/, ''));

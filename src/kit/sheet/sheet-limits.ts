// How large a table from a stranger may be.

export const MOST_ROWS = 20_000; // chosen
export const MOST_COLUMNS = 200; // chosen
/** chosen: cells of all sheets together, and their signs. */
export const MOST_CELLS = 240_000;
export const MOST_SIGNS = 4_000_000;
/** chosen: signs of one cell; what is longer is cut. Four hundred designators have two thousand. */
export const LONGEST_CELL = 4_000;
/** chosen: what the parts of a workbook may unpack to together. */
export const UNPACKED_BYTES = 96 * 1024 * 1024;
export const MOST_SHEETS = 50; // chosen: those after it are not read

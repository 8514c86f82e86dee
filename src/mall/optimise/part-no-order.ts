// The order of part numbers where nothing else decides: the same on every machine and in every language.

/** By code points; negative when `a` comes first. */
export const partNoOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

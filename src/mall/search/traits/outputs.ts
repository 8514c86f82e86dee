// What a switching converter gives out: one voltage, or whatever its resistors say.

/** The token of an output that is set by resistors around the chip. */
export const OUTPUT_IS_SET = '~out-set';

/** The token of a fixed output. @param volts of it */
export const outputToken = (volts: number): string => `~out${Math.round(volts * 1_000)}`;

interface Value {
  key: string;
  n?: number | undefined;
}

/** One token for a switching converter, none for other kinds: what is said nowhere is set outside. */
export function outputTokens(kind: string, text: string, params: readonly Value[]): string[] {
  if (!/DC-DC 转换|DC-DC Conv/i.test(kind)) return [];
  const fixed = params.find(({ key, n }) => /^output_?voltage$/i.test(key) && n !== undefined)?.n;
  const isSet = fixed === undefined || (/adjustable|可调|\bADJ\b/i.test(text) && !/fixed|固定/i.test(text));
  return [isSet ? OUTPUT_IS_SET : outputToken(fixed)];
}

// Where the days and sums of a chart lie on its drawing.

/** Days lie by date, sums from the lowest at the bottom to the highest at the top; equal sums in the middle. One decimal. */
export function chartPoints(
  values: readonly { day: string; value: number }[],
  { width, height, edge }: { width: number; height: number; edge: number },
): { x: number; y: number }[] {
  const days = values.map(({ day }) => Date.parse(`${day}T00:00:00Z`));
  const from = Math.min(...days);
  const span = Math.max(...days) - from;
  const low = Math.min(...values.map(({ value }) => value));
  const range = Math.max(...values.map(({ value }) => value)) - low;
  const round = (n: number) => Math.round(n * 10) / 10;
  return values.map(({ value }, i) => ({
    x: round(edge + (span === 0 ? 0.5 : (days[i]! - from) / span) * (width - 2 * edge)),
    y: round(height - edge - (range === 0 ? 0.5 : (value - low) / range) * (height - 2 * edge)),
  }));
}

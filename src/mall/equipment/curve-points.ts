// Where the points of a curve over time lie on its drawing.

export interface Curve {
  points: { x: number; y: number }[];
  /** What the lower and the upper edge stand for. */
  least: number;
  most: number;
}

/**
 * Moments are spread over the width, values over the height, upside down as screens count; a line that does not move lies
 * in the middle.
 * @param values the oldest first, at least one; `edge` px stay free on every side
 */
export function curveOf(
  values: readonly { at: string; value: number }[],
  { width, height, edge }: { width: number; height: number; edge: number },
): Curve {
  const times = values.map(({ at }) => Date.parse(at));
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0];
  const least = Math.min(...values.map(({ value }) => value));
  const most = Math.max(...values.map(({ value }) => value));
  const share = (value: number, from: number, to: number) =>
    to === from ? 0.5 : (value - from) / (to - from);
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    points: values.map(({ value }, n) => ({
      x: round(edge + share(times[n] ?? 0, first, last) * (width - 2 * edge)),
      y: round(height - edge - share(value, least, most) * (height - 2 * edge)),
    })),
    ...{ least, most },
  };
}

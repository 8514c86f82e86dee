// The cost of a project day by day as a small drawing; the table below it says the same in numbers.
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ProjectCost } from '../project.protocol.ts';
import { chartPoints } from './cost-points.ts';
import { projectWords } from './project-words.ts';

const WIDTH = 640;
const HEIGHT = 160;
const EDGE = 12;

/** @param costs the oldest first; nothing is drawn for fewer than two */
export function CostChart({ costs }: { costs: readonly ProjectCost[] }) {
  const say = useWords(projectWords);
  if (costs.length < 2) return null;
  const points = chartPoints(
    costs.map(({ day, total }) => ({ day, value: Number(total) })),
    { width: WIDTH, height: HEIGHT, edge: EDGE },
  );
  const byTotal = costs.toSorted((a, b) => Number(a.total) - Number(b.total));
  const [first, last] = [costs[0]!, costs.at(-1)!];
  const [low, high] = [byTotal[0]!, byTotal.at(-1)!];
  const text = say.chartText(first.day, last.day, showAmount(low.total), showAmount(high.total));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${say.chart}: ${text}`}
        className="w-full text-brand"
      >
        <line x1={EDGE} x2={WIDTH - EDGE} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} className="stroke-line" />
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {points.map(({ x, y }, i) => (
          <circle key={costs[i]!.day} cx={x} cy={y} r={costs.length > 60 ? 1.5 : 3} fill="currentColor">
            <title>{`${costs[i]!.day} ${showAmount(costs[i]!.total)}`}</title>
          </circle>
        ))}
      </svg>
      <figcaption className="num mt-1 text-12 text-hint">{text}</figcaption>
    </figure>
  );
}

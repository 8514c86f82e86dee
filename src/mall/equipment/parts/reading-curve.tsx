// One measured value of a room over time as a small drawing; the table below says the same in numbers.
import { showMoment } from '#kit/time/show-moment.ts';
import { useWords } from '#kit/words/use-words.ts';
import { curveOf } from '../curve-points.ts';
import { equipmentWords } from './equipment-words.ts';

const WIDTH = 640;
const HEIGHT = 160;
const EDGE = 12;

/** @param values the oldest first; nothing is drawn for none */
export function ReadingCurve({
  name,
  values,
}: {
  name: string;
  values: readonly { at: string; value: number }[];
}) {
  const say = useWords(equipmentWords);
  if (values.length === 0) return null;
  const { points, least, most } = curveOf(values, { width: WIDTH, height: HEIGHT, edge: EDGE });
  const text = say.between(String(least), String(most));
  return (
    <figure>
      <figcaption className="mb-1 flex flex-wrap items-baseline gap-x-3 text-13">
        <span className="font-semibold">{name}</span>
        <span className="num text-12 text-hint">{text}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${name}: ${text}`}
        className="w-full text-brand"
      >
        {[EDGE, HEIGHT / 2, HEIGHT - EDGE].map((y) => (
          <line key={y} x1={EDGE} x2={WIDTH - EDGE} y1={y} y2={y} className="stroke-line" />
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
        />
        {points.length > 200
          ? null
          : points.map(({ x, y }, n) => (
              <circle key={values[n]?.at} cx={x} cy={y} r={points.length > 60 ? 1.5 : 3} fill="currentColor">
                <title>{`${showMoment(values[n]?.at ?? '')} ${values[n]?.value}`}</title>
              </circle>
            ))}
      </svg>
    </figure>
  );
}

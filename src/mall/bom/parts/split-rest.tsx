// Of lines that are bought from two offers: the smaller piece, which no line can keep, named so that it is bought by hand.
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { Mix, MixChoice, MixPick } from '../solve/solve.protocol.ts';
import { solveWords } from '../solve/solve-words.ts';
import type { BomPick } from './bom-to-cart.tsx';

/** What the lines can keep: the larger piece of each that is served. */
export function keptPicks(
  choices: readonly MixChoice[],
): { lineId: number; productId: number; buyNum: number }[] {
  return choices.flatMap(({ lineId, picks }) =>
    largestFirst(picks)
      .slice(0, 1)
      .map(({ productId, buyNum }) => ({ lineId, productId, buyNum })),
  );
}

/** Everything that is bought, a line from two stores twice. */
export const allPicks = (choices: readonly MixChoice[]): BomPick[] =>
  choices.flatMap(({ lineId, picks }) =>
    picks.map(({ productId, buyNum }) => ({ lineId, productId, buyNum })),
  );

const largestFirst = (picks: readonly MixPick[]) => picks.toSorted((a, b) => b.buyNum - a.buyNum);

/** @param hasCart the result can be put into the cart whole, beside being kept line by line */
export function SplitRest({
  mix,
  nameOfLine,
  hasCart,
}: {
  mix: Mix;
  nameOfLine(lineId: number): string | undefined;
  hasCart: boolean;
}) {
  const say = useWords(solveWords);
  const rest = mix.choices.flatMap(({ lineId, picks }) =>
    largestFirst(picks)
      .slice(1)
      .map((pick) => ({ lineId, pick })),
  );
  if (rest.length === 0) return null;
  return (
    <div className="text-13 text-waiting">
      <p>{hasCart ? say.splitsApartCart : say.splitsApart}</p>
      <ul className="mt-1 grid gap-1">
        {rest.map(({ lineId, pick }) => (
          <li key={`${lineId} ${pick.productId}`}>
            <Link
              to={`/goods/detail?productId=${pick.productId}`}
              target="_blank"
              className="text-brand hover:underline"
            >
              {nameOfLine(lineId) ?? pick.partNo}
            </Link>{' '}
            · {pick.storeName} · <span className="num">{pick.buyNum}</span> = {showAmount(pick.amount)}
          </li>
        ))}
      </ul>
    </div>
  );
}

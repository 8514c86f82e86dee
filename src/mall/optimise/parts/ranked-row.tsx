// One place of a ranking: the part, its score with its groups, price and stock; how the score came about is folded away.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { LifecycleTag } from '#mall/part/parts/lifecycle-tag.tsx';
import type { RankedReply } from '../optimise.protocol.ts';
import { GROUPS, type Group } from '../optimise-score.ts';
import { groupWords } from '../run-status.ts';
import { optimiseWords } from './optimise-words.ts';
import { pointsOf, ScoreBar } from './score-bar.tsx';

type Weights = Readonly<Record<Group, number>>;

export function RankedRow({
  one,
  weights,
  isChosen,
  onChoose,
  canChoose,
  actions,
}: {
  one: RankedReply;
  weights: Weights;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** False once as many are chosen as can be compared. */
  canChoose: boolean;
  actions?: ReactNode;
}) {
  const say = useWords(optimiseWords);
  const language = useLanguage();
  return (
    <div className={cx('px-4 py-3', one.isReference && 'bg-brand-wash')}>
      <div className="grid items-center gap-x-4 gap-y-2 md:grid-cols-[56px_minmax(0,1fr)_170px_150px_auto]">
        <span className="flex items-center gap-2">
          <Checkbox
            className="print:hidden"
            aria-label={`${say.pick} ${one.partNo}`}
            checked={isChosen}
            disabled={!isChosen && !canChoose}
            onChange={(event) => onChoose(event.target.checked)}
          />
          <b className="num text-16 font-semibold">{one.rank}</b>
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              to={`/goods/detail?productId=${one.productId}`}
              className="num font-semibold wrap-anywhere hover:text-brand"
            >
              {one.partNo}
            </Link>
            {one.isReference ? <Tag>{say.reference}</Tag> : null}
            {one.isDomestic ? <Tag tone="moving">{say.domestic}</Tag> : null}
            {one.matGrade ? <Tag tone="done">{say.preferred(one.matGrade)}</Tag> : null}
            {one.lifecycle === 'active' ? null : <LifecycleTag lifecycle={one.lifecycle} />}
          </div>
          <p className="mt-0.5 text-12 text-hint">
            {[one.brandName, one.packageName, one.storeName].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div>
          <p className="flex items-baseline justify-between gap-2">
            <span className="text-12 text-hint">{say.score}</span>
            <b className="num text-16 font-semibold">{one.score.toFixed(1)}</b>
          </p>
          <ScoreBar groups={one.groups} weights={weights} />
        </div>
        <div className="md:text-right">
          <PriceText amount={one.amount} after={say.amountFor(showPieces(one.buyNum))} />
          <p className="num text-12 text-hint">
            {say.stock(showPieces(one.productStock))} · {say.leadDays(one.leadDays)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 md:w-44 md:justify-end print:hidden">{actions}</div>
      </div>
      <p className="num mt-1 hidden text-12 text-secondary print:block">
        {GROUPS.map(
          (group) => `${groupWords[group][language]} ${pointsOf(group, one.groups, weights).toFixed(1)}`,
        ).join(' · ')}
      </p>
      <Collapsible
        title={<span className="text-12 font-normal text-secondary">{say.scoreOf}</span>}
        className="mt-1 print:hidden"
      >
        <ScoreTable one={one} weights={weights} />
      </Collapsible>
    </div>
  );
}

/** Each group with its points, the group of parameters taken apart further. */
function ScoreTable({ one, weights }: { one: RankedReply; weights: Weights }) {
  const say = useWords(optimiseWords);
  const language = useLanguage();
  const percent = (s: number) => `${Math.round(s * 100)}%`;
  return (
    <Table
      dense
      label={say.scoreOf}
      minWidth="360px"
      head={[say.group, { num: say.weight }, { num: say.share }, { num: say.points }]}
    >
      {GROUPS.flatMap((group) => [
        <tr key={group}>
          <th scope="row" className="text-left font-normal">
            {groupWords[group][language]}
          </th>
          <td className="num-cell">{weights[group]}</td>
          <td className="num-cell">{percent(one.groups[group])}</td>
          <td className="num-cell">{pointsOf(group, one.groups, weights).toFixed(1)}</td>
        </tr>,
        ...(group === 'parameters'
          ? one.parameters.map(({ key, name, text, s }) => (
              <tr key={`parameters ${key}`} className="text-secondary">
                <th scope="row" className="pl-8! text-left font-normal">
                  {name}{' '}
                  <span className="num">{text || <span className="text-hint">{say.notGiven}</span>}</span>
                </th>
                <td />
                <td className="num-cell">{percent(s)}</td>
                <td />
              </tr>
            ))
          : []),
      ])}
    </Table>
  );
}

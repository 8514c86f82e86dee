// What visitors do, in numbers: totals, day by day, and what they look at most.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#kit/ui/card.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { BEHAVIOUR_TYPES } from '#mall/statistics/behaviour.ts';
import { behaviourNames } from '#mall/statistics/behaviour-list.ts';
import type { BehaviourSummary } from '#mall/statistics/statistics.protocol.ts';
import { behaviourWords } from './behaviour-words.ts';

const figure = (n: number): string => n.toLocaleString('en-US');

export function BehaviourNumbers({ summary }: { summary: BehaviourSummary }) {
  const say = useWords(behaviourWords);
  const { totals, topGoods, topPages, topPlaces } = summary;
  const numbers: [number, string][] = [
    [totals.visitors, say.visitors],
    [totals.members, say.members],
    [totals.views, say.views],
    [totals.events, say.events],
  ];
  return (
    <>
      <dl className="mb-3 grid grid-cols-2 gap-3 md:grid-cols-4">
        {numbers.map(([count, text]) => (
          <div key={text} className="rounded-card border border-line bg-surface px-4 py-3">
            <dt className="text-13 text-secondary">{text}</dt>
            <dd className="num text-28 font-semibold">{figure(count)}</dd>
          </div>
        ))}
      </dl>
      <Days days={summary.days} />
      <div className="mb-3 grid gap-3 xl:grid-cols-3">
        <Ranked
          title={say.topGoods}
          head={[say.goods, say.views, say.carts]}
          rows={topGoods.map((goods) => ({
            key: goods.goodsId,
            name: (
              <>
                {goods.productId === null ? (
                  goods.partNo
                ) : (
                  <Link
                    to={`/goods/detail?productId=${goods.productId}`}
                    className="num text-brand hover:underline"
                  >
                    {goods.partNo}
                  </Link>
                )}
                <span className="block text-12 text-hint">
                  {goods.brandName} · {goods.storeName}
                </span>
              </>
            ),
            figures: [goods.views, goods.carts],
          }))}
        />
        <Ranked
          title={say.topPages}
          head={[say.page, say.views, say.visitors]}
          rows={topPages.map(({ url, views, visitors }) => ({
            key: url,
            name: <span className="num wrap-anywhere">{url}</span>,
            figures: [views, visitors],
          }))}
        />
        <Ranked
          title={say.topPlaces}
          head={[say.place, say.events, say.visitors]}
          rows={topPlaces.map(({ place, events, visitors }) => ({
            key: place,
            name: place || say.unknownPlace,
            figures: [events, visitors],
          }))}
        />
      </div>
    </>
  );
}

/** One line a day with a bar for its visitors, the newest first. */
function Days({ days }: { days: BehaviourSummary['days'] }) {
  const say = useWords(behaviourWords);
  const language = useLanguage();
  const most = Math.max(1, ...days.map(({ visitors }) => visitors));
  return (
    <Card flush title={say.perDay} className="mb-3">
      <Table
        label={say.perDay}
        dense
        sticky="box"
        maxHeight="336px"
        minWidth="760px"
        head={[
          say.day,
          { className: 'w-1/4' },
          { num: say.visitors },
          ...BEHAVIOUR_TYPES.map((type) => ({ num: behaviourNames[type][language] })),
        ]}
      >
        {days.toReversed().map(({ day, visitors, counts }) => (
          <tr key={day}>
            <Td className="num whitespace-nowrap">{day}</Td>
            <Td>
              <span
                aria-hidden="true"
                className="block h-2 rounded-full bg-brand"
                style={{ width: `${(100 * visitors) / most}%` }}
              />
            </Td>
            <Td num>{figure(visitors)}</Td>
            {BEHAVIOUR_TYPES.map((type) => (
              <Td key={type} num className={counts[type] === 0 ? 'text-hint' : undefined}>
                {figure(counts[type])}
              </Td>
            ))}
          </tr>
        ))}
      </Table>
    </Card>
  );
}

interface RankedRow {
  key: string | number;
  name: ReactNode;
  figures: readonly number[];
}

function Ranked({
  title,
  head,
  rows,
}: {
  title: string;
  head: readonly [string, ...string[]];
  rows: readonly RankedRow[];
}) {
  const say = useWords(behaviourWords);
  const [name, ...figures] = head;
  return (
    <Card flush title={title}>
      <Table label={title} dense head={[name, ...figures.map((text) => ({ num: text }))]}>
        {rows.length === 0 ? (
          <tr>
            <td colSpan={head.length} className="text-hint">
              {say.nothingHappened}
            </td>
          </tr>
        ) : null}
        {rows.map((row) => (
          <tr key={row.key}>
            <Td>{row.name}</Td>
            {row.figures.map((count, at) => (
              <Td key={figures[at]} num>
                {figure(count)}
              </Td>
            ))}
          </tr>
        ))}
      </Table>
    </Card>
  );
}

// What visitors do, as the platform's operators look at it: numbers first, then the latest events one by one.
import { Link, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { readListAddress } from '#kit/ui/list/list-address.ts';
import { useWords } from '#kit/words/use-words.ts';
import { behaviourList } from '#mall/statistics/behaviour-list.ts';
import {
  type BehaviourRow,
  type BehaviourSummary,
  statisticsProtocol,
} from '#mall/statistics/statistics.protocol.ts';
import { BehaviourNumbers } from './behaviour-numbers.tsx';
import { behaviourWords } from './behaviour-words.ts';

export const behaviour = dressed(behaviourList, {
  async load({ url }) {
    const { keyword, filters } = readListAddress(behaviourList, new URL(url).search);
    const {
      at = '',
      behaviorType,
      device,
    } = filters as Partial<Pick<BehaviourRow, 'at' | 'behaviorType' | 'device'>>;
    const [from, to = from] = at.split('..').map((day) => day || undefined);
    const asked = { from, to, behaviorType, device, keyword };
    return { summary: await call(statisticsProtocol.adminSummary, asked), today: dayInChina(new Date()) };
  },
  above: ({ extra }) => <Summary {...extra} />,
  cells: { memberName: Visitor },
});

function Summary({ summary, today }: { summary: BehaviourSummary; today: string }) {
  const say = useWords(behaviourWords);
  const { search } = useLocation();
  const ranges: [text: string, from: string][] = [
    [say.today, today],
    [say.lastWeek, dayBefore(today, 6)],
    [say.lastMonth, dayBefore(today, 29)],
  ];
  return (
    <>
      <p className="-mt-2 mb-3 text-13 text-hint">{say.about}</p>
      <LinkTabs
        look="segment"
        label={say.range}
        className="mb-3"
        current={summary.to === today ? summary.from : ''}
        tabs={ranges.map(([text, from]) => ({
          key: from,
          text,
          to: withQuery(search, { f_at: `${from}..${today}` }),
        }))}
      />
      <BehaviourNumbers summary={summary} />
    </>
  );
}

/** The day `count` days before. */
const dayBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - days(count)).toISOString().slice(0, 10);

/** Leads to all that he did. */
function Visitor({ row: { memberName, uuid } }: { row: BehaviourRow }) {
  const say = useWords(behaviourWords);
  const { search } = useLocation();
  return (
    <Link to={withQuery(search, { keyword: uuid })} title={uuid} className="hover:text-brand">
      {memberName ?? say.guest}
      <span className="num block text-12 text-hint">{uuid.slice(0, 8)}</span>
    </Link>
  );
}

// What visitors do, as the platform's operators look at it: numbers first, then the latest events one by one.

import { type ClientLoaderFunctionArgs, Link, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { ConsoleListSkeleton } from '#kit/ui/console-list.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Table, Td, Th } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type BehaviourRow, statisticsProtocol } from '#mall/statistics/statistics.protocol.ts';
import { adminWords } from '../admin-words.ts';
import { BehaviourFilters } from './behaviour-filters.tsx';
import { BehaviourNumbers } from './behaviour-numbers.tsx';
import { readBehaviourQuery } from './behaviour-query.ts';
import { behaviourWords } from './behaviour-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const now = new Date();
  const query = readBehaviourQuery(request, now);
  const { current, ...chosen } = query;
  const [summary, { list, pagination }] = await Promise.all([
    call(statisticsProtocol.adminSummary, chosen),
    call(statisticsProtocol.adminList, { ...chosen, current, pageSize: 20 }),
  ]);
  return { query, today: dayInChina(now), summary, list, pagination };
}

export default function AdminBehaviour() {
  const say = useWords(behaviourWords);
  const { console: consoleName } = useWords(adminWords);
  const { search } = useLocation();
  const { query, today, summary, list, pagination } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <ConsoleHead title={say.title} tab={`${say.title} · ${consoleName}`} />
      <p className="-mt-2 mb-3 text-13 text-hint">{say.about}</p>
      <BehaviourFilters query={query} today={today} />
      <BehaviourNumbers summary={summary} />
      <Card flush title={say.latest}>
        {list.length === 0 ? (
          <EmptyState
            title={say.nothing}
            text={say.nothingText}
            action={<Button to="/admin/behaviour/list">{say.clear}</Button>}
          />
        ) : (
          <Table label={say.latest} dense minWidth="960px">
            <thead>
              <tr>
                <Th>{say.at}</Th>
                <Th>{say.kind}</Th>
                <Th>{say.page}</Th>
                <Th>{say.goods}</Th>
                <Th>{say.store}</Th>
                <Th>{say.who}</Th>
                <Th>{say.device}</Th>
                <Th>{say.place}</Th>
              </tr>
            </thead>
            <tbody>
              {list.map((event) => (
                <EventRow key={event.eventId} event={event} />
              ))}
            </tbody>
          </Table>
        )}
      </Card>
      <Pagination
        className="mt-4"
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total}
        hrefOf={(current) => withQuery(search, { current })}
      />
    </>
  );
}

function EventRow({ event }: { event: BehaviourRow }) {
  const say = useWords(behaviourWords);
  const { search } = useLocation();
  return (
    <tr>
      <Td className="num whitespace-nowrap text-secondary">{showMoment(event.at, true)}</Td>
      <Td className="whitespace-nowrap">{say[event.behaviorType]}</Td>
      <Td className="num wrap-anywhere">{event.url}</Td>
      <Td className="num">
        {event.productId === null ? (
          event.partNo
        ) : (
          <Link to={`/goods/detail?productId=${event.productId}`} className="text-brand hover:underline">
            {event.partNo}
          </Link>
        )}
      </Td>
      <Td>{event.storeName}</Td>
      <Td>
        <Link to={withQuery(search, { keyword: event.uuid })} title={event.uuid} className="hover:text-brand">
          {event.memberName ?? say.guest}
          <span className="num block text-12 text-hint">{event.uuid.slice(0, 8)}</span>
        </Link>
      </Td>
      <Td className="whitespace-nowrap">{say[event.device]}</Td>
      <Td>{event.place || say.unknownPlace}</Td>
    </tr>
  );
}

export const HydrateFallback = () => <ConsoleListSkeleton look="sheet" tabs />;

// The last ninety days of an account: who came in from where, and what was changed.
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { AccountEvent, accountProtocol } from '../account.protocol.ts';
import { accountWords } from './account-words.ts';

type Scope = 'login' | 'change';

export type LoginLogProps = {
  log: ReplyOf<typeof accountProtocol.log>;
  scope: Scope;
  addressOf: (state: { scope: Scope; current: number }) => string;
};

const TONES: Readonly<Record<string, Tone>> = {
  loggedIn: 'done',
  loginRefused: 'refused',
  loginPaused: 'refused',
  tokenReused: 'refused',
};

export function LoginLog({ log: { list, pagination }, scope, addressOf }: LoginLogProps) {
  const say = useWords(accountWords);
  const label = scope === 'login' ? say.tabLogins : say.tabChanges;
  return (
    <Card
      title={
        <>
          {say.log} <span className="text-13 font-normal text-hint">{say.logNote}</span>
        </>
      }
      flush
      footer={<p className="text-12 text-hint">{say.notYou}</p>}
    >
      <LinkTabs
        label={say.log}
        current={scope}
        className="px-1"
        tabs={[
          { key: 'login', text: say.tabLogins, to: addressOf({ scope: 'login', current: 1 }) },
          { key: 'change', text: say.tabChanges, to: addressOf({ scope: 'change', current: 1 }) },
        ]}
      />
      {list.length === 0 ? (
        <p className="px-4 py-8 text-center text-13 text-hint">{say.noLog}</p>
      ) : (
        <Table label={label} minWidth="640px">
          <thead>
            <tr>
              <th scope="col">{say.time}</th>
              <th scope="col">{say.event}</th>
              <th scope="col">{say.place}</th>
              <th scope="col">{say.device}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((event) => (
              <Line key={event.eventId} event={event} />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        hrefOf={(current) => addressOf({ scope, current })}
        className="px-4 py-3"
      />
    </Card>
  );
}

function Line({ event }: { event: AccountEvent }) {
  const say = useWords(accountWords);
  return (
    <tr>
      <td className="num whitespace-nowrap">{showMoment(event.createdAt, true)}</td>
      <td>
        <Tag tone={TONES[event.kind] ?? 'neutral'}>{event.name}</Tag>
        {event.by ? <span className="ml-2 text-12 text-hint">{say[`by_${event.by}`]}</span> : null}
      </td>
      {event.isByOthers ? (
        <td colSpan={2} className="text-hint">
          {say.byOthers}
        </td>
      ) : (
        <>
          <td>
            {event.place} <span className="num text-12 text-hint">{event.ip}</span>
          </td>
          <td>{event.device}</td>
        </>
      )}
    </tr>
  );
}

// What waits for the reader in all rooms, the most urgent first, by kind.
import { Link, useLocation } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { TURN_DOCS, type Turn, turnDocs } from '../turn.ts';
import { approvalWords } from './approval-words.ts';
import type { GatheredTurns } from './gather-turns.ts';

type Kind = Turn['docType'];

/** The kind that an address asks for. */
export const readTurnKind = (asked: URLSearchParams): Kind | undefined =>
  TURN_DOCS.find((one) => one === asked.get('kind'));

/** @param now when the page was loaded, in milliseconds: what is late is marked */
export function TurnList({
  gathered,
  kind,
  now,
}: {
  gathered: GatheredTurns;
  kind: Kind | undefined;
  now: number;
}) {
  const say = useWords(approvalWords);
  const language = useLanguage();
  const { search } = useLocation();
  const shown = gathered.turns.filter(({ docType }) => kind === undefined || docType === kind);
  const total = kind === undefined ? gathered.total : gathered.totals[kind];
  return (
    <Card flush>
      <LinkTabs
        label={say.turnsOf}
        current={kind ?? 'all'}
        className="px-1"
        tabs={[
          {
            key: 'all',
            text: say.allTurns,
            count: gathered.total,
            to: withQuery(search, { kind: undefined }),
          },
          ...TURN_DOCS.map((one) => ({
            key: one,
            text: turnDocs[one][language],
            count: gathered.totals[one],
            to: withQuery(search, { kind: one }),
          })),
        ]}
      />
      {gathered.isPartial ? (
        <p role="alert" className="border-b border-line px-4 py-2 text-13 text-waiting">
          {say.someFailed}
        </p>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState title={say.noTurns} text={say.noTurnsText} />
      ) : (
        <Table
          label={say.turns}
          head={[
            say.what,
            say.document,
            { children: say.since, className: 'max-md:hidden' },
            { children: say.deadline, className: 'max-md:hidden' },
            { className: 'max-md:hidden' },
          ]}
        >
          {shown.map((turn) => (
            <tr key={`${turn.docType} ${turn.docSn} ${turn.what.zh}`}>
              <Td>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Tag>{turnDocs[turn.docType][language]}</Tag>
                  <span className="font-semibold wrap-anywhere">{turn.what[language]}</span>
                </span>
              </Td>
              <Td className="max-w-72">
                <Link to={turn.url} className="line-clamp-2 wrap-anywhere text-brand hover:underline">
                  {turn.title}
                </Link>
                <span className="num block text-12 text-hint">{turn.docSn}</span>
                {turn.dueAt ? (
                  <span className="num block text-12 text-secondary md:hidden">
                    {say.deadline} <Due dueAt={turn.dueAt} now={now} />
                  </span>
                ) : null}
              </Td>
              <Td className="num whitespace-nowrap max-md:hidden">{showMoment(turn.since)}</Td>
              <Td className="num whitespace-nowrap max-md:hidden">
                {turn.dueAt ? <Due dueAt={turn.dueAt} now={now} /> : '—'}
              </Td>
              <Td className="text-right max-md:hidden">
                <Button size="sm" to={turn.url}>
                  {say.go}
                </Button>
              </Td>
            </tr>
          ))}
        </Table>
      )}
      {shown.length < total ? (
        <p className="px-4 py-3 text-13 text-hint">{say.moreTurns(total - shown.length)}</p>
      ) : null}
    </Card>
  );
}

const SOON = 24 * 3_600_000; // chosen: what is due within a day is marked

function Due({ dueAt, now }: { dueAt: string; now: number }) {
  const say = useWords(approvalWords);
  const left = Date.parse(dueAt) - now;
  return (
    <span className={cx(left < 0 ? 'text-refused' : left < SOON && 'text-waiting')}>
      {showMoment(dueAt)}
      {left < 0 ? <span className="block text-12">{say.overdue}</span> : null}
    </span>
  );
}

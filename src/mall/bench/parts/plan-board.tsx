// The plan board: groups with their engineers below each other, days beside each other, and what waits for a plan in a tray.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { dayAfter, daysBetween } from '#kit/time/day-in-china.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Board, type BoardGroup, benchProtocol, type ItemCard } from '../bench.protocol.ts';
import { benchWords } from './bench-words.ts';
import { PlanCard } from './plan-window.tsx';

type Open = { itemId: number; dropped?: { from: string; engineerId: number | null } };

interface BoardProps {
  board: Board;
  /** Another week, or another group. */
  onAsk: (asked: { from?: string; groupId?: string }) => void;
  onChanged: () => void;
}

export function PlanBoard({ board, onAsk, onChanged }: BoardProps) {
  const say = useWords(benchWords);
  const [open, setOpen] = useState<Open>();
  const first = board.days[0]?.day ?? '';
  const waits = new Set(board.tray.map((card) => card.groupId));
  const isBusy = (group: BoardGroup) => group.cards.length > 0 || waits.has(group.groupId);
  const busy = board.groups.filter(isBusy);
  const idle = board.groups.filter((group) => !isBusy(group));
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          aria-label={say.earlier}
          icon={<ChevronLeft size={16} aria-hidden="true" />}
          onClick={() => onAsk({ from: dayAfter(first, -7) })}
        />
        <Button size="sm" onClick={() => onAsk({ from: '' })}>
          {say.today}
        </Button>
        <Button
          size="sm"
          aria-label={say.later}
          icon={<ChevronRight size={16} aria-hidden="true" />}
          onClick={() => onAsk({ from: dayAfter(first, 7) })}
        />
        <span className="text-12 text-hint max-lg:hidden">{say.dragHint}</span>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[17rem_minmax(0,1fr)]">
        <Tray board={board} onOpen={(itemId) => setOpen({ itemId })} onChanged={onChanged} />
        <div className="min-w-0 space-y-4">
          {board.groups.length === 0 ? <EmptyState title={say.noGroups} /> : null}
          {busy.map((group) => (
            <GroupRows key={group.groupId} group={group} days={board.days} onOpen={setOpen} />
          ))}
          {idle.length > 0 ? (
            <Collapsible title={say.idle(idle.length)} defaultOpen={busy.length === 0}>
              <div className="space-y-4">
                {idle.map((group) => (
                  <GroupRows key={group.groupId} group={group} days={board.days} onOpen={setOpen} />
                ))}
              </div>
            </Collapsible>
          ) : null}
        </div>
      </div>
      {open ? (
        <PlanCard
          key={`${open.itemId} ${open.dropped?.from}`}
          {...open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined);
            toast.show({ tone: 'done', text: say.done });
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

/** Which group is looked at. */
export function GroupChoice({
  groups,
  value,
  onChange,
}: {
  groups: readonly { groupId: number; name: string; site: string }[];
  value: string;
  onChange: (groupId: string) => void;
}) {
  const say = useWords(benchWords);
  return (
    <NativeSelect
      size="sm"
      aria-label={say.group}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', text: say.allGroups },
        ...groups.map(({ groupId, name, site }) => ({ value: String(groupId), text: `${site} · ${name}` })),
      ]}
    />
  );
}

function Tray({
  board,
  onOpen,
  onChanged,
}: {
  board: Board;
  onOpen: (itemId: number) => void;
  onChanged: () => void;
}) {
  const say = useWords(benchWords);
  const act = useAct();
  const auto = () =>
    act.run(async () => {
      const itemIds = JSON.stringify(board.tray.map(({ itemId }) => itemId));
      const { planned, left } = await call(benchProtocol.auto, { itemIds } as never);
      const [one] = left;
      const text = [say.autoDone(planned), one && say.autoLeft(left.length, one.why)]
        .filter(Boolean)
        .join(' · ');
      toast.show({ tone: left.length > 0 ? 'waiting' : 'done', text });
      onChanged();
    });
  const more = board.waiting - board.tray.length;
  return (
    <Card
      title={`${say.tray} ${board.waiting}`}
      className="xl:sticky xl:top-16 xl:max-h-[calc(100vh-6rem)] xl:overflow-auto"
      actions={
        board.tray.length > 0 ? (
          <Button size="sm" variant="primary" busy={act.busy} onClick={() => void auto()}>
            {say.auto}
          </Button>
        ) : undefined
      }
    >
      {board.tray.length === 0 ? <p className="text-13 text-hint">{say.trayEmpty}</p> : null}
      <ul className="space-y-2">
        {board.tray.map((card) => (
          <li key={card.itemId}>
            <CardBox card={card} onOpen={() => onOpen(card.itemId)} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-12 text-hint">{say.trayMore(more)}</p> : null}
    </Card>
  );
}

const dragged = 'text/plain';

function CardBox({ card, onOpen }: { card: ItemCard; onOpen: () => void }) {
  const say = useWords(benchWords);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut for the button within
    <div
      draggable
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(card.itemId))}
      className={cx(
        'rounded-control border bg-surface px-2 py-1.5 text-12',
        card.isLate ? 'border-refused' : card.isUrgent ? 'border-waiting' : 'border-line',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className="block w-full text-left text-13 font-medium hover:text-brand"
      >
        {card.item}
        {card.isUrgent ? (
          <Tag tone="waiting" className="ml-1">
            {say.urgent}
          </Tag>
        ) : null}
        {card.isLate ? (
          <Tag tone="refused" className="ml-1">
            {say.late}
          </Tag>
        ) : null}
      </button>
      <span className="block truncate text-hint">
        {card.group ? `${card.group} · ` : ''}
        {say.days(card.days)} · × {card.specimens} · {say.stageNo(card.stage)}
      </span>
      <span className="flex flex-wrap gap-x-2">
        <Link to={`/lab/bench/detail?itemId=${card.itemId}`} className="num text-brand hover:underline">
          {card.serviceSn}
        </Link>
        {card.promisedAt ? (
          <span className="num text-hint">{showMoment(card.promisedAt).slice(5, 10)}</span>
        ) : null}
      </span>
    </div>
  );
}

/** One row for each engineer, one for what nobody has; a card lies over the days that it takes. */
function GroupRows({
  group,
  days,
  onOpen,
}: {
  group: BoardGroup;
  days: Board['days'];
  onOpen: (open: Open) => void;
}) {
  const say = useWords(benchWords);
  const rows = [
    ...group.engineers.map((one) => ({ key: one.memberId as number | null, name: one.name })),
    ...(group.cards.some((card) => !group.engineers.some((one) => one.memberId === card.engineerId))
      ? [{ key: null, name: say.nobody }]
      : []),
  ];
  const columns = { gridTemplateColumns: `6rem repeat(${days.length}, minmax(3.75rem, 1fr))` };
  return (
    <Card flush title={`${group.name}`} actions={<span className="text-12 text-hint">{group.site}</span>}>
      <div className="overflow-x-auto">
        <div className="min-w-max">
          <div className="grid border-b border-line text-12 text-secondary" style={columns}>
            <span className="px-2 py-1">{say.load}</span>
            {days.map(({ day, isWorked }, at) => (
              <Load
                key={day}
                day={day}
                isWorked={isWorked}
                bench={group.bench[at] ?? 0}
                capacity={group.capacity}
                runs={group.runs[at] ?? 0}
                machines={group.machines}
              />
            ))}
          </div>
          {rows.map(({ key, name }) => (
            <EngineerRow
              key={key ?? 'nobody'}
              name={name}
              engineerId={key}
              days={days}
              columns={columns}
              cards={group.cards.filter((card) =>
                key === null
                  ? !group.engineers.some((one) => one.memberId === card.engineerId)
                  : card.engineerId === key,
              )}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}

interface LoadProps {
  day: string;
  isWorked: boolean;
  bench: number;
  capacity: number;
  runs: number;
  machines: number;
}

function Load({ day, isWorked, bench, capacity, runs, machines }: LoadProps) {
  const say = useWords(benchWords);
  const share = Math.max(bench / capacity, runs / machines);
  const says = say.loadOf(bench, capacity, runs, machines);
  return (
    <span
      title={says}
      className={cx('num border-l border-line px-1 py-1 text-center', !isWorked && 'bg-page text-hint')}
    >
      {day.slice(5)}
      <span className="sr-only">{says}</span>
      <span aria-hidden="true" className="mx-auto mt-0.5 block h-1 w-10 overflow-hidden rounded-full bg-line">
        <span
          className={cx('block h-full', share > 1 ? 'bg-refused' : share === 1 ? 'bg-waiting' : 'bg-brand')}
          style={{ width: `${Math.min(1, share) * 100}%` }}
        />
      </span>
    </span>
  );
}

function EngineerRow({
  name,
  engineerId,
  days,
  columns,
  cards,
  onOpen,
}: {
  name: string;
  engineerId: number | null;
  days: Board['days'];
  columns: { gridTemplateColumns: string };
  cards: readonly ItemCard[];
  onOpen: (open: Open) => void;
}) {
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const drop = (from: string) => (event: DragEvent) => {
    event.preventDefault();
    const itemId = Number(event.dataTransfer.getData(dragged));
    if (Number.isInteger(itemId) && itemId > 0) onOpen({ itemId, dropped: { from, engineerId } });
  };
  return (
    <div className="relative grid border-b border-line last:border-b-0" style={columns}>
      <span className="row-span-full px-2 py-2 text-13">{name}</span>
      {days.map(({ day, isWorked }, at) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the card opens a window that does the same
        <span
          key={day}
          className={cx('min-h-12 border-l border-line', !isWorked && 'bg-page')}
          style={{ gridColumn: at + 2, gridRow: `1 / span ${Math.max(1, cards.length)}` }}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop(day)}
        />
      ))}
      {cards.map((card, at) => {
        const from = Math.max(0, daysBetween(first, card.plannedFrom ?? first));
        const to = Math.min(days.length - 1, daysBetween(first, card.plannedTo ?? last));
        return (
          <div
            key={card.itemId}
            className="z-10 m-0.5 min-w-0"
            style={{ gridColumn: `${from + 2} / ${to + 3}`, gridRow: at + 1 }}
          >
            <PlannedCard card={card} onOpen={() => onOpen({ itemId: card.itemId })} />
          </div>
        );
      })}
    </div>
  );
}

function PlannedCard({ card, onOpen }: { card: ItemCard; onOpen: () => void }) {
  const isFixed = card.state !== 'SCHEDULED';
  const box = cx(
    'block w-full truncate rounded-control border px-1.5 py-1 text-left text-12',
    card.isLate
      ? 'border-refused bg-refused-wash'
      : isFixed
        ? 'border-line bg-page'
        : card.isUrgent
          ? 'border-waiting bg-waiting-wash'
          : 'border-brand bg-surface',
  );
  const text = `${card.item} · ${card.serviceSn}`;
  return isFixed ? (
    <Link
      to={`/lab/bench/detail?itemId=${card.itemId}`}
      title={`${text} · ${card.stateName}`}
      className={box}
    >
      {card.item} <span className="text-hint">{card.stateName}</span>
    </Link>
  ) : (
    <button
      type="button"
      draggable
      onDragStart={(event) => event.dataTransfer.setData(dragged, String(card.itemId))}
      onClick={onOpen}
      title={text}
      className={box}
    >
      {card.item}
    </button>
  );
}

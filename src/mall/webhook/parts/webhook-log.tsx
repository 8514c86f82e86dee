// What a webhook was sent, the newest first: how each went, its body, and sending it again.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { type Act, useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { Drawer } from '#kit/ui/drawer.tsx';
import { DropdownMenu } from '#kit/ui/dropdown-menu.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import {
  MESSAGE_STATES,
  type Webhook,
  type WebhookMessage,
  type WebhookMessageState,
} from '../webhook.protocol.ts';
import type { WebhookSide } from '../webhook-events.ts';
import { webhookCalls } from './webhook-calls.ts';
import { webhookWords } from './webhook-words.ts';

const SPANS = { hour: hours(1), day: days(1), week: days(7) } as const;

/** The moments that a span begins and ends at. */
function spanOf(span: keyof typeof SPANS): { from: string; until: string } {
  const now = new Date();
  return { from: after(now, -SPANS[span]).toISOString(), until: now.toISOString() };
}

/** Mount it to open it. */
export function WebhookLog({ side, of, onClose }: { side: WebhookSide; of: Webhook; onClose: () => void }) {
  const say = useWords(webhookWords);
  const calls = webhookCalls(side);
  const { endpointId, state: switched } = of;
  const [state, setState] = useState<WebhookMessageState>();
  const [earlier, setEarlier] = useState<WebhookMessage[]>([]);
  const [isMoreLeft, setMoreLeft] = useState<boolean>();
  const first = useCall(calls.messages, { endpointId, state });
  const act = useAct();
  const list = [...(first.reply?.list ?? []), ...earlier];
  const isMore = isMoreLeft ?? first.reply?.isMore ?? false;
  const anew = (next = state) => {
    setEarlier([]);
    setMoreLeft(undefined);
    setState(next);
    first.again();
  };

  async function readMore() {
    const page = await call(calls.messages, { endpointId, state, before: list.at(-1)?.messageId });
    setEarlier([...earlier, ...page.list]);
    setMoreLeft(page.isMore);
  }

  async function replay(what: { messageId: string } | { span: keyof typeof SPANS }) {
    const chosen = 'messageId' in what ? { messageId: what.messageId } : spanOf(what.span);
    await act.run(async (requestId) => {
      const { count } = await call(calls.replay, { endpointId, ...chosen, requestId });
      setDone('messageId' in what ? say.replayed : say.replayedMany(count));
      anew();
    });
  }
  const [done, setDone] = useState('');

  return (
    <Drawer open onOpenChange={(isOpen) => isOpen || onClose()} size="lg" title={say.log}>
      <p className="num text-13 text-hint wrap-anywhere">{of.url}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <NativeSelect
          size="sm"
          className="max-w-40"
          aria-label={say.filter}
          value={state ?? ''}
          placeholder={say.all}
          options={MESSAGE_STATES.map((one) => ({ value: one, text: say[one] }))}
          onChange={({ target }) => anew((target.value || undefined) as WebhookMessageState | undefined)}
        />
        {switched === 'ON' ? (
          <DropdownMenu
            trigger={
              <Button size="sm" disabled={act.busy}>
                {say.replaySpan}
              </Button>
            }
            items={(['hour', 'day', 'week'] as const).map((span) => ({
              key: span,
              text: say[span],
              onSelect: () => void replay({ span }),
            }))}
          />
        ) : null}
        <span role="status" className="text-13 text-done">
          {done}
        </span>
      </div>
      {first.error ? <ErrorState text={first.error} onRetry={first.again} busy={first.busy} /> : null}
      {first.reply ? null : <SkeletonText className="mt-4" lines={6} />}
      {first.reply && list.length === 0 ? (
        <EmptyState title={say.noMessages} text={say.noMessagesText} />
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {list.map((one) => (
            <Sent
              key={one.messageId}
              of={one}
              act={act}
              onReplay={switched === 'ON' ? () => void replay({ messageId: one.messageId }) : undefined}
            />
          ))}
        </ul>
      )}
      {isMore ? (
        <Button
          className="mt-3 w-full"
          busy={act.doing === 'more'}
          onClick={() => void act.run(readMore, { key: 'more' })}
        >
          {say.more}
        </Button>
      ) : null}
    </Drawer>
  );
}

const TONES = { WAITING: 'waiting', SENT: 'done', GIVEN_UP: 'refused' } as const;

function Sent({ of, act, onReplay }: { of: WebhookMessage; act: Act; onReplay: (() => void) | undefined }) {
  const say = useWords(webhookWords);
  const { state, tries, status, error, dueAt } = of;
  const how = [
    tries > 0 ? say.tries(tries) : '',
    error || (status === null ? '' : `HTTP ${status}`),
    dueAt && tries > 0 ? say.again(showMoment(dueAt, true)) : '',
  ];
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="num text-14">{of.type}</code>
        <Tag tone={TONES[state]}>{say[state]}</Tag>
        <span className="num text-12 text-hint">{showMoment(of.createdAt, true)}</span>
        {onReplay && state !== 'WAITING' ? (
          <Button size="sm" className="ml-auto" disabled={act.busy} onClick={onReplay}>
            {say.replay}
          </Button>
        ) : null}
      </div>
      <p className="mt-1 text-12 text-secondary">{how.filter(Boolean).join(' · ')}</p>
      <Collapsible title={<code className="num text-12 font-normal text-hint">{of.messageId}</code>}>
        <pre className="num overflow-x-auto rounded-card bg-page p-3 text-12 whitespace-pre-wrap wrap-anywhere">
          {of.body}
        </pre>
      </Collapsible>
    </li>
  );
}

// Webhooks: where each goes, how it is doing, and what can be done with it.
import { Webhook as Icon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ShownOnce } from '#mall/api-key/parts/shown-once.tsx';
import { MOST_ENDPOINTS, type Webhook } from '../webhook.protocol.ts';
import { WEBHOOK_TOPICS, type WebhookSide } from '../webhook-events.ts';
import { webhookCalls } from './webhook-calls.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { webhookWords } from './webhook-words.ts';

type Window = { kind: 'make' } | { kind: 'change' | 'renew' | 'off' | 'remove' | 'log'; of: Webhook };

export function WebhookDesk({ side, webhooks }: { side: WebhookSide; webhooks: readonly Webhook[] }) {
  const say = useWords(webhookWords);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Window>();
  const [secret, setSecret] = useState<string>();
  const close = () => setShown(undefined);
  const done = () => {
    close();
    void revalidate();
  };

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-20 font-semibold">{say.title}</h1>
        <div className="flex items-center gap-3">
          <a href="/v3/docs" className="text-13 text-brand hover:underline">
            {say.docs}
          </a>
          <Button
            variant="primary"
            disabled={webhooks.length >= MOST_ENDPOINTS}
            onClick={() => setShown({ kind: 'make' })}
          >
            {say.make}
          </Button>
        </div>
      </div>
      <p className="max-w-3xl text-13 text-secondary">{say.text}</p>
      {secret ? (
        <ShownOnce
          title={say.secretTitle}
          text={say.secretText}
          secret={secret}
          kept={say.kept}
          onKept={() => setSecret(undefined)}
        />
      ) : null}
      {webhooks.length === 0 ? (
        <Card>
          <EmptyState icon={<Icon size={40} strokeWidth={1.25} />} title={say.none} text={say.noneText} />
        </Card>
      ) : (
        <ul className="grid gap-3">
          {webhooks.map((one) => (
            <Row key={one.endpointId} side={side} of={one} onOpen={(kind) => setShown({ kind, of: one })} />
          ))}
        </ul>
      )}
      {shown?.kind === 'make' || shown?.kind === 'change' ? (
        <WebhookForm
          side={side}
          of={shown.kind === 'change' ? shown.of : undefined}
          onClose={close}
          onDone={(made) => {
            if (made) setSecret(made);
            done();
          }}
        />
      ) : null}
      {shown?.kind === 'log' ? <WebhookLog side={side} of={shown.of} onClose={close} /> : null}
      {shown && shown.kind !== 'make' ? (
        <Questions side={side} window={shown} onClose={close} onDone={done} onSecret={setSecret} />
      ) : null}
    </div>
  );
}

/** What is asked before something that other systems notice. */
function Questions(props: {
  side: WebhookSide;
  window: Exclude<Window, { kind: 'make' }>;
  onClose: () => void;
  onDone: () => void;
  onSecret: (secret: string) => void;
}) {
  const { side, window, onClose, onDone, onSecret } = props;
  const say = useWords(webhookWords);
  const calls = webhookCalls(side);
  const { endpointId } = window.of;
  const close = (isOpen: boolean) => isOpen || onClose();
  return (
    <>
      <ConfirmDialog
        open={window.kind === 'renew'}
        onOpenChange={close}
        title={say.renewTitle}
        text={say.renewText}
        confirmLabel={say.renew}
        onConfirm={async () => {
          const { secret } = await call(calls.renewSecret, { endpointId });
          onSecret(secret);
          onDone();
        }}
      />
      <ConfirmDialog
        open={window.kind === 'off'}
        onOpenChange={close}
        title={say.switchOffTitle}
        text={say.switchOffText}
        confirmLabel={say.switchOff}
        tone="danger"
        onConfirm={async () => {
          await call(calls.switch, { endpointId, isOn: false });
          onDone();
        }}
      />
      <ConfirmDialog
        open={window.kind === 'remove'}
        onOpenChange={close}
        title={say.removeTitle}
        text={say.removeText}
        confirmLabel={say.remove}
        tone="danger"
        onConfirm={async () => {
          await call(calls.remove, { endpointId });
          onDone();
        }}
      />
    </>
  );
}

const TONES = { ON: 'done', OFF: 'neutral', FAILED: 'refused', GONE: 'refused' } as const;

function Row(props: {
  side: WebhookSide;
  of: Webhook;
  onOpen: (kind: 'change' | 'renew' | 'off' | 'remove' | 'log') => void;
}) {
  const { side, of, onOpen } = props;
  const say = useWords(webhookWords);
  const language = useLanguage();
  const act = useAct({ rereads: true });
  const calls = webhookCalls(side);
  const { endpointId, state } = of;
  const test = async () => {
    const { status, error } = await call(calls.test, { endpointId });
    if (error) toast.show({ tone: 'refused', text: say.notArrived(error) });
    else toast.show({ tone: 'done', text: say.arrived(status ?? 0) });
  };
  const button = (text: ReactNode, onClick: () => void, more = {}) => (
    <Button size="sm" onClick={onClick} disabled={act.busy} {...more}>
      {text}
    </Button>
  );
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="num min-w-0 text-16 font-semibold wrap-anywhere">{of.url}</h2>
        <Tag tone={TONES[state]}>{say[state]}</Tag>
      </div>
      <p className="mt-2 text-13 text-secondary">
        {of.topics.map((topic) => WEBHOOK_TOPICS[topic][language]).join(' · ')}
      </p>
      <p className="mt-1 text-13 text-hint">
        {say.made} <span className="num">{showMoment(of.createdAt)}</span>
      </p>
      {state === 'ON' && of.failingSince ? (
        <p className="mt-1 text-13 text-waiting">{say.failing(showMoment(of.failingSince))}</p>
      ) : null}
      {of.formerSecretUntil ? (
        <p className="mt-1 text-13 text-secondary">{say.beside(showMoment(of.formerSecretUntil))}</p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {state === 'ON'
          ? button(say.test, () => void act.run(test, { key: 'test' }), { busy: act.doing === 'test' })
          : button(say.switchOn, () => void act.run(() => call(calls.switch, { endpointId, isOn: true })))}
        {button(say.log, () => onOpen('log'))}
        {button(say.change, () => onOpen('change'))}
        {button(say.renew, () => onOpen('renew'))}
        {state === 'ON' ? button(say.switchOff, () => onOpen('off')) : null}
        {button(say.remove, () => onOpen('remove'))}
      </div>
    </li>
  );
}

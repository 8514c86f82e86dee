// The procurement systems of an enterprise: who each acts as, where baskets go, and what can be done with it.
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ShownOnce } from '#mall/api-key/parts/shown-once.tsx';
import { type PunchoutConnection, punchoutProtocol } from '../punchout.protocol.ts';
import { PunchoutForm } from './punchout-form.tsx';
import { punchoutWords } from './punchout-words.ts';

type Connections = ReplyOf<typeof punchoutProtocol.list>;
type Window = { kind: 'make' } | { kind: 'change' | 'renew' | 'revoke'; of: PunchoutConnection };

export function PunchoutDesk({ list, people, addresses }: Connections) {
  const say = useWords(punchoutWords);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Window>();
  const [secret, setSecret] = useState<string>();
  const close = () => setShown(undefined);
  const done = (made?: string) => {
    if (made) setSecret(made);
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
          <Button variant="primary" onClick={() => setShown({ kind: 'make' })}>
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
      {list.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Building2 size={40} strokeWidth={1.25} />}
            title={say.none}
            text={say.noneText}
          />
        </Card>
      ) : (
        <ul className="grid gap-3">
          {list.map((one) => (
            <Row key={one.connectionId} of={one} onOpen={(kind) => setShown({ kind, of: one })} />
          ))}
        </ul>
      )}
      <Addresses of={addresses} />
      {shown?.kind === 'make' || shown?.kind === 'change' ? (
        <PunchoutForm
          people={people}
          of={shown.kind === 'change' ? shown.of : undefined}
          onClose={close}
          onDone={done}
        />
      ) : null}
      <ConfirmDialog
        open={shown?.kind === 'renew'}
        onOpenChange={(isOpen) => isOpen || close()}
        title={say.renewTitle}
        text={say.renewText}
        confirmLabel={say.renew}
        onConfirm={async () => {
          if (shown?.kind !== 'renew') return;
          const { connectionId } = shown.of;
          done((await call(punchoutProtocol.renewSecret, { connectionId })).secret);
        }}
      />
      <ConfirmDialog
        open={shown?.kind === 'revoke'}
        onOpenChange={(isOpen) => isOpen || close()}
        title={say.revokeTitle(shown?.kind === 'revoke' ? shown.of.name : '')}
        text={say.revokeText}
        confirmLabel={say.revoke}
        tone="danger"
        onConfirm={async () => {
          if (shown?.kind !== 'revoke') return;
          await call(punchoutProtocol.revoke, { connectionId: shown.of.connectionId });
          done();
        }}
      />
    </div>
  );
}

function Row({
  of,
  onOpen,
}: {
  of: PunchoutConnection;
  onOpen: (kind: 'change' | 'renew' | 'revoke') => void;
}) {
  const say = useWords(punchoutWords);
  const facts: [label: string, text: string][] = [
    [say.identity, of.identity],
    [say.member, of.memberName],
    [say.hosts, of.hosts.join(' · ')],
    [say.lastUsed, of.lastUsedAt ? showMoment(of.lastUsedAt) : say.never],
  ];
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-16 font-semibold wrap-anywhere">{of.name}</h2>
        <Tag tone="neutral">{say[of.protocol]}</Tag>
        <Tag tone={of.state === 'ON' ? 'done' : 'neutral'}>{say[of.state]}</Tag>
        {of.state === 'ON' ? (
          <div className="ml-auto flex flex-wrap gap-2">
            {of.mayChange ? (
              <>
                <Button size="sm" onClick={() => onOpen('change')}>
                  {say.change}
                </Button>
                <Button size="sm" onClick={() => onOpen('renew')}>
                  {say.renew}
                </Button>
              </>
            ) : null}
            <Button size="sm" onClick={() => onOpen('revoke')}>
              {say.revoke}
            </Button>
          </div>
        ) : null}
      </div>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 text-13 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt className="text-hint">{label}</dt>
            <dd className="num wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Addresses({ of }: { of: Connections['addresses'] }) {
  const say = useWords(punchoutWords);
  const rows: [label: string, address: string][] = [
    [say.setup, of.setup],
    [say.order, of.order],
    [say.ociAddress, of.oci],
  ];
  return (
    <Card title={say.addresses}>
      <dl className="grid gap-3 text-13">
        {rows.map(([label, address]) => (
          <div key={label}>
            <dt className="text-hint">{label}</dt>
            <dd className="flex items-start gap-2">
              <code className="num min-w-0 wrap-anywhere">{address}</code>
              <CopyButton text={address} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

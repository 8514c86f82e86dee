// Keys of programs: what each may, until when, when it was used; a new one shown once; an old one revoked.
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type ApiKey, apiKeyProtocol } from '../api-key.protocol.ts';
import { API_KEY_SCOPES } from '../api-key-scopes.ts';
import { apiKeyWords } from './api-key-words.ts';
import { NewKey } from './new-key.tsx';
import { ShownOnce } from './shown-once.tsx';

/** Of a buyer or of a store. */
export type KeySide = 'buyer' | 'store';

export function KeyDesk({ side, keys }: { side: KeySide; keys: readonly ApiKey[] }) {
  const say = useWords(apiKeyWords);
  const { revalidate } = useRevalidator();
  const [isMaking, setMaking] = useState(false);
  const [token, setToken] = useState<string>();
  const [ending, setEnding] = useState<ApiKey>();
  const revoke = side === 'store' ? apiKeyProtocol.sellerRevoke : apiKeyProtocol.revoke;

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-20 font-semibold">{say.title}</h1>
        <div className="flex items-center gap-3">
          <a href="/v3/docs" className="text-13 text-brand hover:underline">
            {say.docs}
          </a>
          <Button variant="primary" onClick={() => setMaking(true)}>
            {say.make}
          </Button>
        </div>
      </div>
      <p className="max-w-3xl text-13 text-secondary">{say.text}</p>
      {token ? (
        <ShownOnce
          title={say.madeTitle}
          text={say.madeText}
          secret={token}
          kept={say.kept}
          onKept={() => setToken(undefined)}
        />
      ) : null}
      {keys.length === 0 ? (
        <Card>
          <EmptyState icon={<KeyRound size={40} strokeWidth={1.25} />} title={say.none} text={say.noneText} />
        </Card>
      ) : (
        <ul className="grid gap-3">
          {keys.map((one) => (
            <Row key={one.keyId} of={one} onRevoke={() => setEnding(one)} />
          ))}
        </ul>
      )}
      {isMaking ? (
        <NewKey
          side={side}
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setToken(made);
            void revalidate();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={say.revokeTitle(ending?.name ?? '')}
        text={say.revokeText}
        confirmLabel={say.revoke}
        tone="danger"
        onConfirm={async () => {
          if (ending) await call(revoke, { keyId: ending.keyId });
          void revalidate();
        }}
      />
    </div>
  );
}

const TONES = { ON: 'done', EXPIRED: 'neutral', REVOKED: 'neutral' } as const;

function Row({ of, onRevoke }: { of: ApiKey; onRevoke: () => void }) {
  const say = useWords(apiKeyWords);
  const language = useLanguage();
  const facts: [label: string, text: string][] = [
    [say.prefix, `${of.prefix}…`],
    [say.by, of.memberName],
    [say.expires, showMoment(of.expiresAt)],
    [say.lastUsed, of.lastUsedAt ? showMoment(of.lastUsedAt) : say.never],
  ];
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-16 font-semibold wrap-anywhere">{of.name}</h2>
        <Tag tone={TONES[of.state]}>{say[of.state]}</Tag>
        {of.state === 'ON' ? (
          <Button size="sm" className="ml-auto" onClick={onRevoke}>
            {say.revoke}
          </Button>
        ) : null}
      </div>
      <p className="mt-2 text-13 text-secondary">
        {of.scopes.map((scope) => API_KEY_SCOPES[scope].name[language]).join(' · ')}
      </p>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 text-13 md:grid-cols-4">
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

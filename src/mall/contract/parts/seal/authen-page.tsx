// How somebody gets the right to sign for his side: what is missing, the application, the seals.

import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailActions } from '#kit/detail/detail-actions.tsx';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractSide } from '../../contract-process.ts';
import type { SignAuthReply, SignAuthStanding } from '../../sign-auth.protocol.ts';
import { signAuthDoor } from '../contract-door.ts';
import { SignatureIs } from '../sign/sign-dialog.tsx';
import { AuthenForm } from './authen-form.tsx';
import { authenWords } from './authen-words.ts';
import { SealsCard } from './seals-card.tsx';

export function AuthenPage({ standing, side }: { standing: SignAuthStanding; side: ContractSide }) {
  const say = useWords(authenWords);
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  const { own, others, conditions, mayApply } = standing;
  const [isOpen, setOpen] = useState(false);
  const mayResubmit = own?.allowedActions.includes('resubmit') ?? false;
  const showsForm =
    own === null ? mayApply === 1 : mayResubmit && (isOpen || own.state === 'REVIEW_REJECTED');
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <Card>
        <h1 className="text-20 font-semibold">{say.title}</h1>
        <p className="mt-1 text-13 text-secondary">{say.intro}</p>
      </Card>
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0 space-y-3">
          <StandingCard
            own={own}
            side={side}
            onResubmit={mayResubmit && !showsForm ? () => setOpen(true) : undefined}
          />
          {showsForm ? (
            <AuthenForm
              key={own?.version ?? 0}
              standing={standing}
              side={side}
              onSent={() => {
                toast.show({ text: say.applied });
                setOpen(false);
                refresh();
              }}
            />
          ) : null}
          <SealsCard
            seals={standing.seals}
            side={side}
            onChanged={refresh}
            mayAdd={own?.state === 'AUTHENTICATED'}
          />
        </div>
        <div className="min-w-0 space-y-3">
          <Card title={say.missing}>
            <ul className="space-y-2 text-13">
              {conditions.map((one) => (
                <li key={one.key} className="flex items-start gap-2">
                  {one.pass ? (
                    <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-done" />
                  ) : (
                    <X size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-refused" />
                  )}
                  <span className="min-w-0 flex-1">
                    {one.description}{' '}
                    <span className={one.pass ? 'text-12 text-done' : 'text-12 text-refused'}>
                      {one.pass ? say.met : say.notMet}
                    </span>
                  </span>
                  {!one.pass && one.fixUrl ? (
                    <Link to={one.fixUrl} className="shrink-0 text-brand hover:underline">
                      {say.mend}
                    </Link>
                  ) : null}
                </li>
              ))}
            </ul>
          </Card>
          {others.length > 0 ? (
            <Card title={say.others}>
              <ul className="space-y-2 text-13">
                {others.map((one) => (
                  <li key={one.signAuthId} className="flex flex-wrap items-center gap-x-2">
                    <span className="font-semibold">{one.signerName}</span>
                    <span className="text-hint">{say[one.role]}</span>
                    <Tag dot tone={one.tone}>
                      {one.stateName}
                    </Tag>
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
          <SignatureIs />
        </div>
      </div>
    </div>
  );
}

function StandingCard(props: { own: SignAuthReply | null; side: ContractSide; onResubmit?: () => void }) {
  const { own, side, onResubmit } = props;
  const say = useWords(authenWords);
  if (!own)
    return (
      <Card title={say.status}>
        <Tag>{say.notApplied}</Tag>
      </Card>
    );
  const { signAuthId, version } = own;
  const actions: DetailActions = {
    resubmit: {
      label: own.state === 'AUTHENTICATED' ? say.mayChange : say.resubmit,
      tone: 'outline',
      opens: onResubmit,
    },
    revoke: {
      label: say.revoke,
      ask: 'reason',
      tone: 'danger',
      text: say.revokeText,
      done: say.revoked,
      run: ({ reason }) => call(signAuthDoor[side].revoke, { signAuthId, version, reason }),
    },
  };
  const allowed = own.allowedActions.filter((name) => name !== 'resubmit' || onResubmit);
  return (
    <Card title={say.status} actions={<ActionButtons size="sm" actions={actions} allowed={allowed} />}>
      <SignAuthFacts own={own} />
    </Card>
  );
}

/** Who may sign for whom, and on what ground. */
export function SignAuthFacts({ own }: { own: SignAuthReply }) {
  const say = useWords(authenWords);
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-2">
        <Tag dot tone={own.tone}>
          {own.stateName}
        </Tag>
        {own.reason ? <span className="text-13 text-refused">{say.sentBackBecause(own.reason)}</span> : null}
      </p>
      <Descriptions
        columns={2}
        items={[
          { label: say.party, value: own.partyName },
          { label: say.uscc, value: own.uscc },
          { label: say.signerName, value: own.signerName },
          { label: say.role, value: say[own.role] },
          ...(own.authorisedUntil ? [{ label: say.until, value: own.authorisedUntil }] : []),
          {
            label: say.papers,
            wide: true,
            value: own.files.length > 0 ? <FileLinks files={own.files} /> : undefined,
          },
        ]}
      />
    </>
  );
}

/** In its place while it loads. */
export function AuthenSkeleton() {
  return (
    <div className="space-y-3">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}

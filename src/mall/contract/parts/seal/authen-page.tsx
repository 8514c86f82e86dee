// How somebody gets the right to sign for his side: what is missing, the application, the seals.
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
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
            onChanged={refresh}
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

function StandingCard(props: {
  own: SignAuthReply | null;
  side: ContractSide;
  onChanged: () => void;
  onResubmit?: () => void;
}) {
  const { own, side, onChanged, onResubmit } = props;
  const say = useWords(authenWords);
  const [isRevoking, setRevoking] = useState(false);
  if (!own)
    return (
      <Card title={say.status}>
        <Tag>{say.notApplied}</Tag>
      </Card>
    );
  return (
    <Card
      title={say.status}
      actions={
        <>
          {onResubmit ? (
            <Button size="sm" onClick={onResubmit}>
              {own.state === 'AUTHENTICATED' ? say.mayChange : say.resubmit}
            </Button>
          ) : null}
          {own.allowedActions.includes('revoke') ? (
            <Button size="sm" variant="danger" onClick={() => setRevoking(true)}>
              {say.revoke}
            </Button>
          ) : null}
        </>
      }
    >
      <SignAuthFacts own={own} />
      {isRevoking ? (
        <ReasonDialog
          title={say.revoke}
          text={say.revokeText}
          confirmLabel={say.revoke}
          tone="danger"
          onClose={() => setRevoking(false)}
          onConfirm={async (reason) => {
            const { signAuthId, version } = own;
            await call(signAuthDoor[side].revoke, { signAuthId, version, reason });
            toast.show({ text: say.revoked });
            onChanged();
          }}
        />
      ) : null}
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
            value:
              own.files.length > 0 ? (
                <span className="flex flex-wrap gap-x-3">
                  {own.files.map((file) => (
                    <a
                      key={file.fileId}
                      href={file.url}
                      target="_blank"
                      rel="noreferrer"
                      className="text-brand hover:underline"
                    >
                      {file.fileName}
                    </a>
                  ))}
                </span>
              ) : undefined,
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

// Where a member is logged in; each device can be logged out, and all of them.
import { LogOut, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type LoginSession } from '../account.protocol.ts';
import { accountWords } from './account-words.ts';
import { signOut } from './session.ts';

const ICONS = { desktop: Monitor, mobile: Smartphone, tablet: Tablet, other: Monitor };

/** After the last login has ended this browser is a guest, and the page's door leads to the login. */
export function DeviceList({ sessions }: { sessions: readonly LoginSession[] }) {
  const say = useWords(accountWords);
  const { revalidate } = useRevalidator();
  const [doomed, setDoomed] = useState<LoginSession | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Card
      title={
        <>
          {say.devices} <span className="num font-normal text-hint">({sessions.length})</span>
        </>
      }
      flush
      actions={
        <Button
          size="sm"
          variant="danger"
          icon={<LogOut size={14} aria-hidden="true" />}
          onClick={() => setLeaving(true)}
        >
          {say.everywhere}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {sessions.map((session) => {
          const Icon = ICONS[session.kind];
          return (
            <li key={session.sessionId} className="flex items-center gap-3 px-4 py-3">
              <Icon size={20} aria-hidden="true" className="shrink-0 text-hint" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14">
                  <span className="wrap-anywhere">{session.device}</span>
                  {session.isCurrent ? <Tag tone="done">{say.thisDevice}</Tag> : null}
                </p>
                <p className="num text-12 wrap-anywhere text-hint">
                  {[
                    `${session.place} ${session.ip}`,
                    say.lastUsed(showMoment(session.usedAt)),
                    say.since(showMoment(session.createdAt)),
                  ].join(' · ')}
                </p>
              </div>
              {session.isCurrent ? null : (
                <Button
                  size="sm"
                  onClick={() => setDoomed(session)}
                  aria-label={`${say.endDevice}: ${session.device} ${session.place}`}
                >
                  {say.endDevice}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => open || setDoomed(null)}
        title={say.endDeviceTitle}
        text={doomed ? `${doomed.device} · ${doomed.place}. ${say.endDeviceText}` : ''}
        confirmLabel={say.endDevice}
        tone="danger"
        onConfirm={async () => {
          if (!doomed) return;
          try {
            await call(accountProtocol.endSession, { sessionId: doomed.sessionId });
          } catch (reason) {
            // This device has been logged out itself: the login window is open already.
            if (reason instanceof CallError && reason.state === State.notLoggedIn) return;
            throw reason;
          }
          toast.show({ text: say.deviceEnded });
          await revalidate();
        }}
      />
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={say.everywhereTitle}
        text={say.everywhereText}
        confirmLabel={say.everywhere}
        tone="danger"
        onConfirm={() => signOut(true)}
      />
    </Card>
  );
}

// While somebody shops from a procurement system: for which, and the way back with the basket or without.
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Button, type ButtonSize } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { forgetLogin, useSession } from '#mall/login/parts/session.ts';
import { punchoutProtocol } from '../punchout.protocol.ts';
import { punchoutWords } from './punchout-words.ts';

/** The login is over; the page that it leads to is no screen of the mall's. */
function leave({ url }: { url: string }): void {
  forgetLogin();
  window.location.assign(url);
}

/** Takes the checked lines back; only looking, nothing. */
export function GiveBackButton({ size = 'lg', className }: { size?: ButtonSize; className?: string }) {
  const say = useWords(punchoutWords);
  const { member } = useSession();
  const act = useAct();
  return (
    <Button
      variant="buy"
      size={size}
      className={className}
      busy={act.busy}
      onClick={() => void act.run(async () => leave(await call(punchoutProtocol.giveBack, {})))}
    >
      {member?.punchout === 'look' ? say.goBack : say.giveBack}
    </Button>
  );
}

/** @param isLooking he may not buy, only look */
export function PunchoutBasket({ isLooking }: { isLooking: boolean }) {
  const say = useWords(punchoutWords);
  const { reply } = useCall(punchoutProtocol.tell, {});
  const [isLeaving, setLeaving] = useState(false);
  const name = reply?.name ?? '…';
  return (
    <aside aria-label={say.arriveTitle} className="border-b border-brand-line bg-brand-wash">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2 text-14">
        <Building2 size={18} aria-hidden="true" className="shrink-0 text-brand" />
        <p className="min-w-0 flex-1 wrap-anywhere">{isLooking ? say.looking(name) : say.shopping(name)}</p>
        <div className="flex gap-2">
          <GiveBackButton size="sm" />
          {isLooking ? null : (
            <Button size="sm" onClick={() => setLeaving(true)}>
              {say.cancel}
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={say.cancelTitle}
        text={say.cancelText}
        confirmLabel={say.cancel}
        onConfirm={async () => leave(await call(punchoutProtocol.cancel, {}))}
      />
    </aside>
  );
}

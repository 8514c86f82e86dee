// What a store may do with a sample request now: buttons from the server's list alone, each with the window it opens.
import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button, type ButtonVariant } from '#kit/ui/button.tsx';
import { DropdownMenu } from '#kit/ui/dropdown-menu.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { storeSampleWords } from '#mall/sample/parts/store-sample-words.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import type { SampleButton, SampleCard } from '#mall/sample/sample-detail.protocol.ts';
import { ApproveSampleDialog } from './approve-sample-dialog.tsx';
import { ShipSampleDialog } from './ship-sample-dialog.tsx';

const ACTS = [
  'approve',
  'ship',
  'sendBack',
  'refuse',
  'shipNoMore',
  'storeCancel',
] as const satisfies readonly SampleButton[];
type Act = (typeof ACTS)[number];
const NEXT: readonly Act[] = ['approve', 'ship'];
const ENDINGS: readonly Act[] = ['refuse', 'shipNoMore', 'storeCancel'];

/** `compact`: the first act as a button, the rest behind "more". After an act the screen's data is loaded anew. */
export function StoreSampleActions(props: { sample: SampleCard; compact?: boolean; children?: ReactNode }) {
  const { sample, compact, children } = props;
  const say = useWords(storeSampleWords);
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Act | null>(null);
  const { sampleSn, version } = sample;
  const acts = ACTS.filter((act) => sample.allowedActions.includes(act));
  const [first, ...rest] = acts;
  const buttons = compact ? (first ? [first] : []) : acts;
  const close = () => setOpen(null);
  const finish = (text: string) => {
    close();
    toast.show({ text });
    void revalidate();
  };
  const look = (act: Act): ButtonVariant =>
    NEXT.includes(act) ? 'primary' : ENDINGS.includes(act) && !compact ? 'danger' : 'outline';
  const usual = [say.reasonNoStock, say.reasonUnclear, say.reasonNoFit];

  return (
    <>
      {buttons.map((act) => (
        <Button key={act} size="sm" variant={look(act)} onClick={() => setOpen(act)}>
          {say[act]}
        </Button>
      ))}
      {children}
      {compact && rest.length > 0 ? (
        <DropdownMenu
          label={say.more}
          trigger={
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${say.more} · ${sampleSn}`}
              icon={<MoreHorizontal size={16} aria-hidden="true" />}
            />
          }
          items={rest.map((act) => ({
            key: act,
            text: say[act],
            danger: ENDINGS.includes(act),
            onSelect: () => setOpen(act),
          }))}
        />
      ) : null}
      {open === 'approve' ? (
        <ApproveSampleDialog
          sample={sample}
          onClose={close}
          onApproved={(isOffered) => finish(isOffered ? say.offered : say.done)}
        />
      ) : null}
      {open === 'ship' ? (
        <ShipSampleDialog sample={sample} onClose={close} onShipped={() => finish(say.shipped)} />
      ) : null}
      {open === 'sendBack' || open === 'refuse' ? (
        <ReasonDialog
          title={say[open]}
          text={open === 'refuse' ? say.refuseText : say.sendBackText}
          hint={say.reasonHint}
          usual={usual}
          confirmLabel={say[open]}
          tone={open === 'refuse' ? 'danger' : 'primary'}
          onClose={close}
          onConfirm={async (reason) => {
            const decide = open === 'refuse' ? sampleProtocol.refuse : sampleProtocol.sendBack;
            await call(decide, { sampleSn, version, reason });
            finish(say.done);
          }}
        />
      ) : null}
      {open === 'storeCancel' || open === 'shipNoMore' ? (
        <ReasonDialog
          title={say[open]}
          text={open === 'storeCancel' ? say.cancelText : say.shipNoMoreText}
          hint={say.reasonHint}
          confirmLabel={say[open]}
          tone="danger"
          onClose={close}
          onConfirm={async (reason) => {
            await call(sampleProtocol[open], { sampleSn, reason });
            finish(say.done);
          }}
        />
      ) : null}
    </>
  );
}

// What the purchaser may do with an inquiry now: buttons from the server's list alone, each with the window it opens.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { statesWhere } from '#kit/process/process.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useMay } from '#mall/login/parts/use-may.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import type { InquiryAction } from '../inquiry-process.ts';
import { INQUIRY_STATES, inquiryStatus, isPastQuoting } from '../inquiry-status.ts';
import { beijingOf, DEADLINE_PRESETS, momentOf, presetDeadline } from './draft-terms.ts';
import { inquiryWords } from './inquiry-words.ts';
import { type ChosenStore, StoreChoice } from './supplier-picker.tsx';
import { draftAddress, WIZARD } from './wizard-address.ts';
import { wizardWords } from './wizard-words.ts';

type Act = 'extend' | 'invite' | 'close' | 'closeRest' | 'cancel' | 'abandon' | 'nextRound';

/** Those of whom a comparison exists: prices are open to the purchaser. */
const COMPARED = statesWhere(inquiryStatus, (one) => one.phase === 'awarding' || one.tab === 'completed');
const OVER = INQUIRY_STATES.filter(isPastQuoting);

export const compareAddress = (inqSn: string): string =>
  `/inquiry/contract_quo?inqSn=${encodeURIComponent(inqSn)}`;

export function InquiryActions({ inquiry, onChanged }: { inquiry: InquiryDetail; onChanged: () => void }) {
  const say = useWords(inquiryWords);
  const may = useMay();
  const [open, setOpen] = useState<Act>();
  const { inqSn, version, state, allowedActions } = inquiry;
  const seen = { inqSn, version };
  const can = (action: InquiryAction) => allowedActions.includes(action);
  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    toast.show({ text: say.done });
    onChanged();
  };
  const button = (act: Act, text: string, variant: 'outline' | 'ghost' | 'primary' = 'outline') => (
    <Button key={act} variant={variant} onClick={() => setOpen(act)}>
      {text}
    </Button>
  );
  const isDraft = state === 'DRAFT';
  const mayCompare =
    may('quote.read') &&
    (can('award') ||
      COMPARED.includes(state) ||
      (state === 'QUOTING' && !inquiry.isSealed && inquiry.quotedNum > 0));
  const mayRaise = may('rfq.create');

  return (
    <>
      {mayCompare ? (
        <Button
          variant={can('award') && state !== 'QUOTING' ? 'primary' : 'outline'}
          to={compareAddress(inqSn)}
        >
          {say.compare}
        </Button>
      ) : null}
      {can('save') ? (
        <Button variant="primary" to={draftAddress(inqSn)}>
          {isDraft ? say.edit : say.correct}
        </Button>
      ) : null}
      {can('amend') ? <Button to={draftAddress(inqSn)}>{say.amend}</Button> : null}
      {can('extend') ? button('extend', say.extend) : null}
      {can('invite') ? button('invite', say.invite) : null}
      {can('close') ? button('close', say.close) : null}
      {can('closeRest') ? button('closeRest', say.closeRest) : null}
      {mayRaise && OVER.includes(state) && inquiry.nextInqSn === null
        ? button('nextRound', say.nextRound)
        : null}
      {mayRaise && inquiry.versionNo > 0 ? (
        <Button to={`${WIZARD}?from=copy&of=${encodeURIComponent(inqSn)}`}>{say.copy}</Button>
      ) : null}
      {isDraft ? null : (
        <Button to={`/inqDetailPrint?inqSn=${encodeURIComponent(inqSn)}&prices=0`}>{say.print}</Button>
      )}
      {can('abandon') ? button('abandon', say.abandon, 'ghost') : null}
      {can('cancel') ? button('cancel', isDraft ? say.discard : say.cancel, 'ghost') : null}

      {open === 'extend' ? <ExtendDialog inquiry={inquiry} onClose={close} onDone={finish} /> : null}
      {open === 'invite' ? <InviteDialog inquiry={inquiry} onClose={close} onDone={finish} /> : null}
      {open === 'nextRound' ? <NextRoundDialog inquiry={inquiry} onClose={close} /> : null}
      {open === 'closeRest' ? (
        <ReasonDialog
          title={say.closeRestTitle}
          text={say.closeRestText}
          confirmLabel={say.closeRest}
          tone="danger"
          onClose={close}
          onConfirm={async (reason) => {
            await call(inquiryProtocol.closeRest, { ...seen, reason });
            finish();
          }}
        />
      ) : null}
      {open === 'cancel' && !isDraft ? (
        <ReasonDialog
          title={say.cancelTitle}
          text={say.cancelText}
          confirmLabel={say.cancel}
          tone="danger"
          hint={inquiry.versionNo > 0 ? say.suppliersRead : undefined}
          onClose={close}
          onConfirm={async (reason) => {
            await call(inquiryProtocol.cancel, { ...seen, reason });
            finish();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'close' || open === 'abandon' || (open === 'cancel' && isDraft)}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
        title={open === 'close' ? say.closeTitle : open === 'abandon' ? say.abandonTitle : say.discardTitle}
        text={open === 'close' ? say.closeText : open === 'abandon' ? say.abandonText : say.discardText}
        confirmLabel={open === 'close' ? say.close : open === 'abandon' ? say.abandon : say.discard}
        tone={open === 'close' ? 'primary' : 'danger'}
        onConfirm={async () => {
          if (open === 'close') await call(inquiryProtocol.close, seen);
          else if (open === 'abandon') await call(inquiryProtocol.abandon, seen);
          else await call(inquiryProtocol.cancel, seen);
          finish();
        }}
      />
    </>
  );
}

interface DialogProps {
  inquiry: InquiryDetail;
  onClose: () => void;
  onDone: () => void;
}

function ExtendDialog({ inquiry, onClose, onDone }: DialogProps) {
  const say = useWords(inquiryWords);
  const wizard = useWords(wizardWords);
  const before = inquiry.deadline ?? inquiry.header.deadline;
  const [deadline, setDeadline] = useState(beijingOf(before));
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const at = momentOf(deadline);
  const isLater = at !== undefined && at.getTime() > Date.parse(before);
  return (
    <FormDialog
      title={say.extendTitle}
      text={`${say.extendText} ${say.deadlineNow(showMoment(before))}`}
      submitLabel={say.extend}
      onClose={onClose}
      check={() => {
        setChecked(true);
        return isLater;
      }}
      onSubmit={async () => {
        await call(inquiryProtocol.extend, {
          inqSn: inquiry.inqSn,
          version: inquiry.version,
          deadline: at!.toISOString(),
          reason: reason.trim(),
        });
        onDone();
      }}
    >
      <Field
        label={say.newDeadline}
        required
        hint={wizard.deadlineHint}
        error={isChecked && !isLater ? say.laterOnly : null}
      >
        {(wiring) => (
          <>
            <Input
              {...wiring}
              name="deadline"
              type="datetime-local"
              value={deadline}
              onChange={(event) => setDeadline(event.target.value)}
              className="num"
            />
            <span className="mt-1.5 flex flex-wrap gap-1.5 text-12">
              {DEADLINE_PRESETS.map((days) => (
                <button
                  key={days}
                  type="button"
                  onClick={() => setDeadline(presetDeadline(new Date(before), days))}
                  className="num min-h-6 rounded-control border border-line px-2 py-0.5 text-secondary hover:border-brand hover:text-brand"
                >
                  +{say.days(days)}
                </button>
              ))}
            </span>
          </>
        )}
      </Field>
      <Field label={say.reason} optional hint={say.suppliersRead}>
        {(wiring) => (
          <Input
            {...wiring}
            name="reason"
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function InviteDialog({ inquiry, onClose, onDone }: DialogProps) {
  const say = useWords(inquiryWords);
  const [chosen, setChosen] = useState<readonly ChosenStore[]>([]);
  const [isChecked, setChecked] = useState(false);
  return (
    <FormDialog
      size="lg"
      title={say.inviteTitle}
      text={say.inviteText}
      submitLabel={say.invite}
      onClose={onClose}
      check={() => {
        setChecked(true);
        return chosen.length > 0;
      }}
      onSubmit={async () => {
        await call(inquiryProtocol.invite, {
          inqSn: inquiry.inqSn,
          version: inquiry.version,
          storeIds: chosen.map(({ storeId }) => storeId),
        });
        onDone();
      }}
    >
      <StoreChoice
        inqSn={inquiry.inqSn}
        reloadKey={0}
        chosen={chosen}
        onChosen={setChosen}
        error={isChecked && chosen.length === 0 ? say.chooseOne : null}
      />
    </FormDialog>
  );
}

/** Chooses whom of the former round to ask again; the wizard makes the draft. */
function NextRoundDialog({ inquiry, onClose }: Omit<DialogProps, 'onDone'>) {
  const say = useWords(inquiryWords);
  const navigate = useNavigate();
  const { invited, inqSn } = inquiry;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = invited.filter(({ storeId }) => !left.has(storeId));
  return (
    <FormDialog
      title={say.nextRoundTitle}
      text={say.nextRoundText}
      submitLabel={say.nextRound}
      onClose={onClose}
      check={() => invited.length === 0 || chosen.length > 0 || say.chooseOne}
      onSubmit={async () => {
        const query = new URLSearchParams({ from: 'nextRound', of: inqSn });
        if (chosen.length < invited.length)
          query.set('storeIds', chosen.map(({ storeId }) => storeId).join(','));
        await navigate(`${WIZARD}?${query}`);
      }}
    >
      <ul className="max-h-72 space-y-1 overflow-y-auto">
        {invited.map(({ storeId, storeName }) => (
          <li key={storeId}>
            <Checkbox
              checked={!left.has(storeId)}
              onChange={() =>
                setLeft((before) => {
                  const next = new Set(before);
                  if (!next.delete(storeId)) next.add(storeId);
                  return next;
                })
              }
            >
              {storeName}
            </Checkbox>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

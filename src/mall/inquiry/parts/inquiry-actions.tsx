// What the purchaser may do with an inquiry now: buttons from the server's list alone, each with the window it opens.
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { statesWhere } from '#kit/process/process.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView, DecideHere } from '#mall/approval/parts/approval-path.tsx';
import { useMay } from '#mall/login/parts/use-may.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import { comparisonPage } from '../inquiry-pages.ts';
import type { InquiryAction } from '../inquiry-process.ts';
import { INQUIRY_STATES, inquiryStatus, isPastQuoting } from '../inquiry-status.ts';
import { beijingOf, DEADLINE_PRESETS, momentOf, presetDeadline } from './draft-terms.ts';
import { inquiryWords } from './inquiry-words.ts';
import { type ChosenStore, StoreChoice } from './supplier-picker.tsx';
import { draftAddress, WIZARD } from './wizard-address.ts';
import { wizardWords } from './wizard-words.ts';

/** Those of whom a comparison exists: prices are open to the purchaser. */
const COMPARED = statesWhere(inquiryStatus, (one) => one.phase === 'awarding' || one.tab === 'completed');
const OVER = INQUIRY_STATES.filter(isPastQuoting);

export const compareAddress = (inqSn: string): string =>
  `/inquiry/contract_quo?inqSn=${encodeURIComponent(inqSn)}`;

export function InquiryActions({ inquiry }: { inquiry: InquiryDetail }) {
  const say = useWords(inquiryWords);
  const may = useMay();
  const { inqSn, version, state, allowedActions } = inquiry;
  const seen = { inqSn, version };
  const isDraft = state === 'DRAFT';
  const mayAward = allowedActions.includes('award');
  const mayRaise = may('rfq.create');
  const beside = {
    compare:
      may('quote.read') &&
      may('order.price') &&
      (mayAward ||
        COMPARED.includes(state) ||
        (state === 'QUOTING' && !inquiry.isSealed && inquiry.quotedNum > 0)),
    nextRound: mayRaise && OVER.includes(state) && inquiry.nextInqSn === null,
    copy: mayRaise && inquiry.versionNo > 0,
    print: !isDraft,
  };
  const grave = { ask: 'sure', tone: 'ghost', isGrave: true, done: say.succeeded } as const;
  const actions = {
    compare: {
      label: say.compare,
      tone: mayAward && state !== 'QUOTING' ? 'primary' : 'outline',
      to: compareAddress(inqSn),
    },
    save: { label: isDraft ? say.edit : say.correct, tone: 'primary', to: draftAddress(inqSn) },
    amend: { label: say.amend, tone: 'outline', to: draftAddress(inqSn) },
    extend: {
      label: say.extend,
      ask: 'window',
      tone: 'outline',
      done: say.succeeded,
      window: ({ close, through }) => <ExtendDialog inquiry={inquiry} onClose={close} onDone={through} />,
    },
    invite: {
      label: say.invite,
      ask: 'window',
      tone: 'outline',
      done: say.succeeded,
      window: ({ close, through }) => <InviteDialog inquiry={inquiry} onClose={close} onDone={through} />,
    },
    close: {
      label: say.close,
      ask: 'sure',
      tone: 'outline',
      title: say.closeTitle,
      text: say.closeText,
      done: say.succeeded,
      run: () => call(inquiryProtocol.close, seen),
    },
    closeRest: {
      label: say.closeRest,
      ask: 'reason',
      tone: 'outline',
      isGrave: true,
      title: say.closeRestTitle,
      text: say.closeRestText,
      done: say.succeeded,
      run: ({ reason }) => call(inquiryProtocol.closeRest, { ...seen, reason }),
    },
    nextRound: {
      label: say.nextRound,
      ask: 'window',
      tone: 'outline',
      window: ({ close }) => <NextRoundDialog inquiry={inquiry} onClose={close} />,
    },
    copy: { label: say.copy, tone: 'outline', to: `${WIZARD}?from=copy&of=${encodeURIComponent(inqSn)}` },
    print: {
      label: say.print,
      tone: 'outline',
      to: `/inqDetailPrint?inqSn=${encodeURIComponent(inqSn)}&prices=0`,
    },
    abandon: {
      ...grave,
      label: say.abandon,
      title: say.abandonTitle,
      text: say.abandonText,
      run: () => call(inquiryProtocol.abandon, seen),
    },
    cancel: isDraft
      ? {
          ...grave,
          label: say.discard,
          title: say.discardTitle,
          text: say.discardText,
          run: () => call(inquiryProtocol.cancel, seen),
        }
      : {
          ...grave,
          ask: 'reason',
          label: say.cancel,
          title: say.cancelTitle,
          text: say.cancelText,
          hint: inquiry.versionNo > 0 ? say.suppliersRead : undefined,
          run: ({ reason }) => call(inquiryProtocol.cancel, { ...seen, reason }),
        },
  } satisfies Partial<Record<InquiryAction | keyof typeof beside, DetailAction>>;
  return (
    <ActionButtons
      actions={actions}
      allowed={[
        ...allowedActions,
        ...Object.entries(beside).flatMap(([name, isThere]) => (isThere ? name : [])),
      ]}
    />
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
        <Input
          name="reason"
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
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

/** What was awarded and is not decided yet: by whom, and until when. */
export function WaitingAwards({ inquiry }: { inquiry: InquiryDetail }) {
  const say = useWords(inquiryWords);
  const may = useMay();
  const between = useLanguage() === 'zh' ? '、' : ', ';
  if (inquiry.waitingAwards.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-13">
      {inquiry.waitingAwards.map(({ awardSn, amount, deciders, dueAt }) => (
        <li key={awardSn} className="flex flex-wrap items-baseline gap-x-3">
          <span className="num text-waiting">
            {say.waitingAward(awardSn, amount === null ? '' : showAmount(amount))}
          </span>
          {deciders.length > 0 ? <span>{say.decidedBy(deciders.join(between))}</span> : null}
          <span className="num text-secondary">
            {dueAt ? say.decidedUntil(showMoment(dueAt)) : say.decidedAnyTime}
          </span>
          <Link to={comparisonPage(inquiry.inqSn)} className="text-brand hover:underline">
            {say.toAward}
          </Link>
          <DecideHere docSn={may('approval.decide') ? awardSn : undefined} />
        </li>
      ))}
    </ul>
  );
}

/** How far its own approval is, and the answer of who decides about it. */
export function InquiryApproval({ inquiry: { approval, inqSn } }: { inquiry: InquiryDetail }) {
  const may = useMay();
  return approval ? (
    <ApprovalPathView
      path={approval}
      className="mt-3"
      decide={{ docSn: may('approval.decide') ? inqSn : undefined }}
    />
  ) : null;
}

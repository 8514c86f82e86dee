// What the reader may do with a complaint now: buttons from the server's list alone, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, PICTURE_TYPES } from '#mall/file/parts/upload-file.ts';
import { type ComplaintButton, type ComplaintDetail, complaintProtocol } from '../complaint.protocol.ts';
import { COMPLAINT_PICTURES } from '../complaint-terms.ts';
import { complaintWords as W } from './complaint-words.ts';

/** @param side whose doors the words go through */
export function ComplaintActions({
  one,
  side,
}: {
  one: ComplaintDetail;
  side: 'buyer' | 'store' | 'platform';
}) {
  const say = useWords(W);
  const { complaintSn, version } = one;
  const seen = { complaintSn, version };
  const sure = { ask: 'sure', done: say.done } as const;
  const isStore = side === 'store';
  const actions = {
    answer: {
      label: say.answer,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) => (
        <WordsDialog
          title={say.answer}
          send={(said) => call(complaintProtocol.answer, { ...seen, ...said })}
          onClose={close}
          onSent={through}
        />
      ),
    },
    settle: {
      ...sure,
      label: say.settle,
      tone: 'primary',
      title: say.settleTitle,
      text: say.settleText,
      run: () => call(complaintProtocol.settle, seen),
    },
    escalate: {
      ...sure,
      label: say.escalate,
      tone: 'outline',
      title: say.escalateTitle,
      text: say.escalateText,
      run: () => call(isStore ? complaintProtocol.storeEscalate : complaintProtocol.escalate, seen),
    },
    say: {
      label: say.say,
      ask: 'window',
      tone: 'outline',
      done: say.done,
      window: ({ close, through }) => (
        <WordsDialog
          title={say.say}
          send={(said) =>
            call(isStore ? complaintProtocol.storeSay : complaintProtocol.say, { complaintSn, ...said })
          }
          onClose={close}
          onSent={through}
        />
      ),
    },
    withdraw: {
      ...sure,
      label: say.withdraw,
      tone: 'outline',
      title: say.withdrawTitle,
      text: say.withdrawText,
      run: () => call(complaintProtocol.withdraw, { complaintSn }),
    },
    accept: {
      ...sure,
      label: say.accept,
      tone: 'primary',
      title: say.acceptTitle,
      text: say.acceptText,
      run: () => call(complaintProtocol.accept, seen),
    },
    dismiss: {
      label: say.dismiss,
      ask: 'reason',
      tone: 'outline',
      text: say.dismissText,
      hint: say.buyerReads,
      done: say.done,
      run: ({ reason }) => call(complaintProtocol.dismiss, { ...seen, reason }),
    },
    decideForBuyer: {
      label: say.decideForBuyer,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) => <UpholdDialog one={one} onClose={close} onDecided={through} />,
    },
    decideForStore: {
      label: say.decideForStore,
      ask: 'reason',
      tone: 'outline',
      text: say.decideText,
      done: say.done,
      run: ({ reason }) => call(complaintProtocol.decide, { ...seen, isUpheld: 0, reason }),
    },
  } satisfies Record<ComplaintButton, DetailAction>;
  return <ActionButtons size="sm" actions={actions} allowed={one.allowedActions} />;
}

const short = (value: string) => (value.trim().length < 2 ? W.needsText : undefined);

const WORDS = {
  text: field.area(W.whatToSay, { required: true, rule: short, rows: 4, max: 1_000 }),
  files: field.files(
    W.pictures,
    { look: 'pictures', ...filesFor('evidence', COMPLAINT_PICTURES, PICTURE_TYPES) },
    { optional: true },
  ),
};

function WordsDialog(props: {
  title: string;
  send: (said: { text: string; imageFileIds: number[] }) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}) {
  const { title, send, onClose, onSent } = props;
  const say = useWords(W);
  const form = useForm(WORDS);
  return (
    <FormDialog
      title={title}
      submitLabel={title}
      onClose={onClose}
      form={form}
      check={() => form.check() && (!form.isUploading || say.stillUploading)}
      onSubmit={async () => {
        await send({ text: form.values.text.trim(), imageFileIds: fileIdsOf(form.values.files) });
        onSent();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}

const UPHELD = {
  amount: field.amount(W.amount, {
    optional: true,
    hint: W.amountHint,
    rule: (typed) => (typed === '' || (parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong),
  }),
  reason: field.area(W.reason, { required: true, rule: short, rows: 3, max: 500 }),
};

function UpholdDialog(props: { one: ComplaintDetail; onClose: () => void; onDecided: () => void }) {
  const { one, onClose, onDecided } = props;
  const say = useWords(W);
  const form = useForm(UPHELD, { when: { amount: () => one.orderSn !== '' } });
  const { amount, reason } = form.values;
  return (
    <FormDialog
      title={say.decideForBuyer}
      submitLabel={say.decideForBuyer}
      onClose={onClose}
      form={form}
      onSubmit={async () => {
        await call(complaintProtocol.decide, {
          complaintSn: one.complaintSn,
          version: one.version,
          isUpheld: 1,
          ...(amount.trim() ? { amount: amount.trim() } : {}),
          reason: reason.trim(),
        });
        onDecided();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}

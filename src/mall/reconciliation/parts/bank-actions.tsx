// What finance may do with a bank line now, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import type { DetailAction } from '#kit/detail/detail-actions.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import { type BankButton, type BankLineDetail, bankProtocol } from '../bank.protocol.ts';
import { bankWords as W } from './bank-words.ts';

export function bankActions(
  { lineSn, isOut }: BankLineDetail,
  say: Spoken<typeof W>,
): Record<BankButton, DetailAction> {
  const done = say.done;
  const typed = (
    name: keyof typeof FIELDS,
    title: string,
    text: string | undefined,
    send: (value: string) => Promise<unknown>,
  ) =>
    ({
      label: title,
      ask: 'window',
      done,
      window: ({ close, through }) => (
        <TypedDialog name={name} title={title} text={text} send={send} onClose={close} onSent={through} />
      ),
    }) satisfies DetailAction;
  return {
    book: {
      label: isOut ? say.match : say.book,
      ask: 'sure',
      tone: 'primary',
      title: isOut ? say.match : say.book,
      text: say.bookText,
      done,
      run: () => call(bankProtocol.book, { lineSn }),
    },
    attach: typed('number', say.attach, say.attachText, (number) =>
      call(bankProtocol.attach, { lineSn, number }),
    ),
    setAside: {
      label: say.setAside,
      ask: 'sure',
      title: say.setAside,
      text: say.setAsideText,
      done,
      run: () => call(bankProtocol.setAside, { lineSn }),
    },
    sendBack: {
      label: say.sendBack,
      ask: 'reason',
      text: say.sendBackText,
      done,
      run: ({ reason }) => call(bankProtocol.sendBack, { lineSn, reason }),
    },
    wentBack: typed('serial', say.wentBack, undefined, (serial) =>
      call(bankProtocol.wentBack, { lineSn, serial }),
    ),
    fee: {
      label: say.fee,
      ask: 'reason',
      text: say.feeText,
      done,
      run: ({ reason }) => call(bankProtocol.fee, { lineSn, reason }),
    },
  };
}

const FIELDS = {
  number: field.text(W.number, {
    missing: W.needsNumber,
    autoComplete: 'off',
    className: 'num',
  }),
  serial: field.text(W.serial, {
    missing: W.needsSerial,
    autoComplete: 'off',
    className: 'num',
  }),
};

/** Mount it to open it. */
function TypedDialog({
  name,
  title,
  text,
  send,
  onClose,
  onSent,
}: {
  name: keyof typeof FIELDS;
  title: string;
  text: string | undefined;
  send: (value: string) => Promise<unknown>;
  onClose: () => void;
  onSent: () => void;
}) {
  const form = useForm({ value: FIELDS[name] });
  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      form={form}
      title={title}
      text={text}
      submitLabel={title}
      onSubmit={async () => {
        await send(form.values.value.trim());
        onSent();
      }}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}

// What finance may do with a bank line now, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import type { DetailAction } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
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
      window: formWindow(
        { value: FIELDS[name] },
        { size: 'sm', title, text, send: ({ value }) => send(value) },
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

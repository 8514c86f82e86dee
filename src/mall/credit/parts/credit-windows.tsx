// The windows of credit: applying, offering terms, agreeing to them, changing a limit.
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { DetailAction } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field, type ValuesOf } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, uploadedFiles } from '#mall/file/parts/upload-file.ts';
import type { ApplicationDetail, Figures } from '../credit.protocol.ts';
import { creditProtocol as P } from '../credit.protocol.ts';
import { billOns, creditBases, cycleKinds, MOST_PAPERS, TERM_DAYS, USUAL_FIGURES } from '../credit-terms.ts';
import { creditWords as W } from './credit-words.ts';

const aboveZero = (typed: string) => ((parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong);
export const notBelow = (typed: string) => ((parseCents(typed) ?? -1) >= 0 ? undefined : W.amountWrong);
const wholeOf = (least: number, most: number) => (typed: string) =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most
    ? undefined
    : W.wholeNumber;
const needsReason = {
  required: true,
  rule: (typed: string) => (typed.trim().length < 2 ? W.needsReason : undefined),
};

const APPLY = {
  storeId: field.pick(W.creditor, { place: W.chooseCreditor, missing: W.needsCreditor }),
  wantedLimit: field.amount(W.wantedLimit, { required: true, rule: aboveZero }),
  wantedTermDays: field.number(W.wantedTermDays, {
    required: true,
    rule: (typed) => (wholeOf(1, 180)(typed) ? W.wholeDays : undefined),
  }),
  yearlyPurchase: field.amount(W.yearlyPurchase, { optional: true }),
  text: field.area(W.explanation, { optional: true, rows: 3, max: 1_000 }),
  files: field.files(W.papers, filesFor('attachment', MOST_PAPERS), { optional: true, hint: W.papersHint }),
};

/** @param again an application that was sent back, to be corrected */
export function applyWindow(
  title: string,
  creditors: readonly { storeId: number; name: string }[],
  again?: ApplicationDetail,
): NonNullable<DetailAction['window']> {
  return formWindow(APPLY, {
    title,
    size: 'lg',
    initial: again
      ? {
          storeId: String(again.storeId),
          wantedLimit: again.wantedLimit,
          wantedTermDays: String(again.wantedTermDays),
          yearlyPurchase: again.yearlyPurchase,
          text: again.text,
          files: uploadedFiles(again.files),
        }
      : { wantedTermDays: String(TERM_DAYS) },
    when: { storeId: () => again === undefined },
    now: {
      storeId: {
        options: creditors.map(({ storeId, name }) => ({ value: String(storeId), text: name })),
      },
    },
    send: ({ storeId, wantedTermDays, yearlyPurchase, files, ...typed }, requestId) =>
      call(P.apply, {
        ...typed,
        storeId: again?.storeId ?? Number(storeId),
        creditSn: again?.creditSn ?? '',
        wantedTermDays: Number(wantedTermDays),
        yearlyPurchase: yearlyPurchase || '0',
        fileIds: fileIdsOf(files),
        requestId,
      }),
  });
}

const number = (label: Text, least: number, most: number) =>
  field.number(label, { required: true, rule: wholeOf(least, most) });

const OFFER = {
  creditLimit: field.amount(W.limit, { required: true, rule: aboveZero }),
  termDays: number(W.termField, 1, 180),
  cycleKind: field.radio(W.cycleKind, cycleKinds, { empty: 'MONTHLY' }),
  cycleDay: field.number(W.cycleDay, { required: true, rule: wholeOf(0, 28), hint: W.cycleDayHint }),
  basis: field.radio(W.basis, creditBases, { empty: 'ORDERS' }),
  billOn: field.radio(W.billOn, billOns, { empty: 'SHIP' }),
  tolerance: number(W.toleranceField, 0, 50),
  ceiling: number(W.ceilingField, 100, 500),
  graceDays: number(W.graceField, 0, 30),
  lateRate: number(W.lateRateField, 0, 100),
  lateCap: number(W.lateCapField, 0, 100),
};

/** @param from what stands in the form at first */
export const offerWindow = (
  title: string,
  text: string,
  from: Partial<Figures> & { creditLimit: string },
  send: (offer: ValuesOf<typeof OFFER>) => Promise<unknown>,
) => {
  const typed = Object.entries({ ...USUAL_FIGURES, termDays: TERM_DAYS, ...from }).filter(
    ([name]) => name in OFFER,
  );
  return formWindow(OFFER, {
    title,
    text,
    size: 'lg',
    initial: Object.fromEntries(typed.map(([name, value]) => [name, String(value)])) as object,
    send,
  });
};

const LIMIT = {
  creditLimit: field.amount(W.limit, { required: true, rule: notBelow }),
  tempLimit: field.amount(W.tempLimit, { optional: true }),
  tempUntil: field.date(W.tempUntil, { optional: true }),
  reason: field.area(W.reason, { ...needsReason, rows: 2, max: 300 }),
};

export const limitWindow = (
  title: string,
  text: string,
  from: { creditLimit: string },
  send: (said: {
    creditLimit: string;
    tempLimit: string;
    tempUntil?: string;
    reason: string;
  }) => Promise<unknown>,
) =>
  formWindow(LIMIT, {
    title,
    text,
    initial: { creditLimit: from.creditLimit },
    send: ({ tempLimit, tempUntil, ...said }) =>
      send({ ...said, tempLimit: tempLimit || '0', ...(tempUntil ? { tempUntil } : {}) }),
  });

const ACCEPT = {
  payPwd: field.password(W.payPwd, { missing: W.needsPayPwd, autoComplete: 'current-password' }),
};

/** Agreeing: the terms, the agreement by its version, the pay password. */
export const acceptWindow =
  (one: ApplicationDetail): NonNullable<DetailAction['window']> =>
  (tell) => <AcceptForm one={one} {...tell} />;

function AcceptForm({
  one: { creditSn, version, agreement },
  close,
  through,
}: { one: ApplicationDetail } & Parameters<NonNullable<DetailAction['window']>>[0]) {
  const say = useWords(W);
  const form = useForm(ACCEPT);
  const [agrees, setAgrees] = useState(false);
  return (
    <FormDialog
      title={say.accept}
      text={say.acceptText}
      submitLabel={say.accept}
      onClose={close}
      form={form}
      check={() => form.check() && (agrees || say.mustAgree)}
      onSubmit={async () => {
        const { payPwd } = form.values;
        await call(P.accept, { creditSn, version, agreementVersion: agreement.version, payPwd });
        through();
      }}
    >
      <Checkbox checked={agrees} onChange={(event) => setAgrees(event.target.checked)}>
        {say.acceptAgreement(agreement.title, agreement.version)}
      </Checkbox>
      <Link to="/agreement?code=credit" target="_blank" className="text-13 text-brand hover:underline">
        {say.readAgreement}
      </Link>
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}

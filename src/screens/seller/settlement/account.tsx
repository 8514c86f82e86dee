// Where the store's money goes: what holds now, and another account, confirmed by a code of one's phone.
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink } from '#kit/detail/document-head.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkBankAccount, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CodeField } from '#mall/login/parts/code-field.tsx';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { payoutWords as W } from '#mall/settlement/parts/payout-words.ts';
import { payoutProtocol } from '#mall/settlement/payout.protocol.ts';
import { checkBankNo } from '#mall/settlement/payout-file.ts';
import { sellerWords } from '../seller-words.ts';

const number = { required: true, className: 'num', inputMode: 'numeric', autoComplete: 'off' } as const;
const FIELDS = {
  payee: field.text(W.payee, { missing: W.needsPayee, max: 100 }),
  account: field.text(W.account, {
    ...number,
    max: 40,
    rule: (typed) => checkBankAccount(typed.trim()),
  }),
  bank: field.text(W.bank, { missing: W.needsBank, max: 100 }),
  bankNo: field.text(W.bankNo, {
    ...number,
    max: 12,
    hint: W.bankNoHint,
    rule: (typed) => checkBankNo(typed.trim()),
  }),
  smsCode: field.text(W.code, { rule: (typed) => checkSmsCode(typed) }),
};

export const clientLoader = () => call(payoutProtocol.account, {});

export default function AccountScreen() {
  const { account } = useLoaderData<typeof clientLoader>();
  const say = useWords(W);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <ConsoleHead
        tab={`${say.accountTitle} · ${consoleName}`}
        before={<BackLink to="/seller/settlement/list" text={say.backToBills} />}
        title={say.accountTitle}
      />
      <p className="mb-3 text-13 text-secondary">{say.accountText}</p>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <Card title={say.now}>
          {account ? (
            <Descriptions
              columns={1}
              onlyGiven
              items={[
                { label: say.payee, value: account.payee },
                { label: say.account, value: account.account },
                { label: say.bank, value: account.bank },
                { label: say.bankNo, value: account.bankNo },
                { label: say.since, value: showMoment(account.since) },
                { label: say.payableFrom, value: account.payableFrom ? showMoment(account.payableFrom) : '' },
              ]}
            />
          ) : (
            <p className="text-13 text-refused">{say.none}</p>
          )}
        </Card>
        <Card title={say.change}>
          <AccountForm key={account?.since} />
        </Card>
      </div>
    </>
  );
}

function AccountForm() {
  const say = useWords(W);
  const { revalidate } = useRevalidator();
  const form = useForm(FIELDS);
  const send = async (requestId: string) => {
    await call(payoutProtocol.saveAccount, { ...form.values, requestId });
    toast.show({ text: say.saved });
    await revalidate();
  };
  return (
    <FormSheet form={form} submitLabel={say.save} onSubmit={send} className="flex flex-col gap-4">
      <FormFields
        form={form}
        columns={1}
        now={{
          smsCode: {
            instead: (
              <CodeField
                label={say.code}
                name="smsCode"
                value={form.values.smsCode}
                onChange={(typed) => form.set('smsCode', typed)}
                error={form.errorOf('smsCode')}
                send={() => call(messageProtocol.ownCode, { channel: 'sms', type: 'sign' })}
              />
            ),
          },
        }}
      />
    </FormSheet>
  );
}

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-96');

export { LoadError as ErrorBoundary };

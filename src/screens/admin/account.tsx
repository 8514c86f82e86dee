// Where bank transfers go: finance sees it and changes it, with his password.
import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkBankAccount } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type CollectingAccount, paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { adminWords } from './admin-words.ts';
import { accountWords as W } from './payment/account-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = () => call(paymentProtocol.account, {});

const FIELDS = {
  accountName: field.text(W.accountName, { required: true, max: 100 }),
  bank: field.text(W.bank, { required: true, max: 100, hint: W.bankHint }),
  account: field.text(W.account, {
    required: true,
    max: 40,
    inputMode: 'numeric',
    rule: (typed) => checkBankAccount(typed.trim()),
  }),
  password: field.password(W.password, {
    missing: W.needsPassword,
    max: 60,
    autoComplete: 'current-password',
  }),
};

export default function CollectingAccountPage() {
  const say = useWords(W);
  const sayAdmin = useWords(adminWords);
  const account = useLoaderData<typeof clientLoader>();
  const [isChanging, setChanging] = useState(false);
  const change = (
    <Button onClick={() => setChanging(true)}>{account.account ? say.change : say.enter}</Button>
  );
  return (
    <>
      <ConsoleHead title={say.title} tab={`${say.title} · ${sayAdmin.console}`} />
      <Card className="max-w-3xl">
        <p className="mb-4 text-13 text-secondary">{say.text}</p>
        {account.account ? (
          <>
            {account.isDemo ? <p className="mb-4 text-13 text-waiting">{say.isDemo}</p> : null}
            <Descriptions
              items={[
                { label: say.accountName, value: account.accountName },
                { label: say.bank, value: account.bank },
                { label: say.account, value: <span className="num">{account.account}</span> },
              ]}
            />
            <div className="mt-5">{change}</div>
          </>
        ) : (
          <EmptyState title={say.none} text={say.noneText} action={change} />
        )}
      </Card>
      {isChanging ? <ChangeDialog account={account} onClose={() => setChanging(false)} /> : null}
    </>
  );
}

function ChangeDialog({ account, onClose }: { account: CollectingAccount; onClose: () => void }) {
  const say = useWords(W);
  const revalidator = useRevalidator();
  const form = useForm(FIELDS, { initial: account.isDemo ? {} : account });
  const send = async () => {
    const { accountName, bank, account: number, password } = form.values;
    await call(paymentProtocol.saveAccount, {
      accountName: accountName.trim(),
      bank: bank.trim(),
      account: number.trim(),
      password,
    });
    await revalidator.revalidate();
    toast.show({ text: say.changed });
    onClose();
  };
  return (
    <FormDialog
      title={say.change}
      text={say.changeText}
      size="sm"
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={send}
    >
      <FormFields form={form} columns={1} />
    </FormDialog>
  );
}

export const HydrateFallback = waitingPage('h-7 w-32', 1, 4, 4);

// Who the store is for the tax office, and how it issues invoices.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { BackLink } from '#kit/detail/document-head.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkBankAccount, checkCreditCode, checkPhone } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { headerWords as W } from '#mall/invoice/parts/header-words.ts';
import { taxProtocol } from '#mall/tax/tax.protocol.ts';
import { adapters, billMoments, taxpayers } from '#mall/tax/tax-identity.ts';
import { ProviderKeys } from '#mall/tax-provider/parts/provider-keys.tsx';
import { taxProviderProtocol } from '#mall/tax-provider/tax-provider.protocol.ts';
import { sellerWords } from '../seller-words.ts';

const FIELDS = {
  name: field.text(W.company, { missing: W.needed, max: 100 }),
  taxNo: field.text(W.taxNo, {
    required: true,
    rule: (value) => checkCreditCode(value.trim().toUpperCase()),
    hint: W.taxNoHint,
    max: 18,
    className: 'num',
    clean: (typed) => typed.toUpperCase(),
  }),
  address: field.text(W.address, { missing: W.needed, max: 200 }),
  phone: field.text(W.phone, { required: true, rule: (value) => checkPhone(value.trim()), max: 30 }),
  bank: field.text(W.bank, { missing: W.needed, max: 100 }),
  bankAccount: field.text(W.bankAccount, {
    required: true,
    rule: (value) => checkBankAccount(value.trim()),
    max: 40,
    className: 'num',
  }),
  clerk: field.text(W.clerk, { missing: W.needed, max: 40 }),
  sheetLimit: field.amount(W.sheetLimit, { missing: W.needed }),
  taxpayer: field.radio(W.taxpayer, taxpayers, { empty: 'GENERAL' }),
  smallRate: field.radio(
    W.smallRate,
    { '10': { zh: '1%', en: '1 %' }, '30': { zh: '3%', en: '3 %' } },
    { empty: '10' },
  ),
  billMoment: field.radio(W.billMoment, billMoments, { empty: 'COMPLETED', wide: true }),
  adapter: field.radio(W.adapter, adapters, { empty: 'MANUAL', hint: W.adapterHint, wide: true }),
};

export async function clientLoader() {
  const [tax, keys] = await Promise.all([call(taxProtocol.show, {}), call(taxProviderProtocol.show, {})]);
  return { ...tax, keys };
}

export default function IdentityScreen() {
  const { identity, adapters: offered, keys } = useLoaderData<typeof clientLoader>();
  const say = useWords(W);
  const { console: consoleName } = useWords(sellerWords);
  const language = useLanguage();
  const form = useForm(FIELDS, {
    initial: identity
      ? { ...identity, smallRate: identity.smallRate === 30 ? '30' : '10' }
      : { sheetLimit: '100000.00' },
    when: { smallRate: ({ taxpayer }) => taxpayer === 'SMALL' },
  });
  const act = useAct({ atField: form.atField });
  async function save() {
    if (!form.check()) return;
    await act.run(async () => {
      await call(taxProtocol.save, { ...form.values, smallRate: Number(form.values.smallRate) });
      form.forget();
      toast.show({ text: say.saved });
    });
  }
  return (
    <>
      <ConsoleHead
        tab={`${say.identity} · ${consoleName}`}
        before={<BackLink to="/seller/invoice/list" text={say.backToInvoices} />}
        title={say.identity}
      />
      <Card>
        <p className="mb-4 text-13 text-secondary">{say.identityText}</p>
        <FormFields
          form={form}
          now={{
            adapter: { options: offered.map((one) => ({ value: one, text: adapters[one][language] })) },
          }}
        />
        <FormError className="mt-4">{act.error}</FormError>
        <Button variant="primary" className="mt-4" busy={act.busy} onClick={() => void save()}>
          {say.save}
        </Button>
      </Card>
      {form.values.adapter === 'NUONUO' ? <ProviderKeys keys={keys} /> : null}
    </>
  );
}

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-96');

export { LoadError as ErrorBoundary };

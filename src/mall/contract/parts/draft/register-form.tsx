// The form in which a contract that was made on paper is registered: its key data and the scans.
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { Card } from '#kit/ui/card.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { contractProtocol } from '../../contract.protocol.ts';
import type { ContractSide } from '../../contract-process.ts';
import { MOST_ANNEXES } from '../../contract-terms.ts';
import { contractPlaces } from '../contract-door.ts';
import { draftWords as W } from './draft-words.ts';
import { type Partner, PartnerField } from './partner-field.tsx';

const FIELDS = {
  partnerId: field.custom(W.store, 0, () => null),
  title: field.text(W.paperTitle, {
    required: true,
    rule: (title) => (title.trim().length < 2 ? W.titleMissing : undefined),
    max: 100,
  }),
  amount: field.text(W.paperAmount, {
    required: true,
    rule: (amount) => ((parseCents(amount) ?? 0) > 0 ? undefined : W.amountWrong),
    inputMode: 'decimal',
    max: 16,
  }),
  signedOn: field.date(W.signedOn, { missing: W.dateMissing }),
  startsOn: field.date(W.startsOn, { optional: true }),
  endsOn: field.date(W.endsOn, { optional: true }),
  note: field.area(W.note, { optional: true, wide: true, hint: W.noteHint, rows: 4, max: 2000 }),
  files: field.files(W.scans, filesFor('attachment', MOST_ANNEXES), { missing: W.scansMissing, wide: true }),
};

export function RegisterForm({
  side,
  partners,
}: {
  side: ContractSide;
  partners: readonly Partner[] | undefined;
}) {
  const say = useWords(W);
  const { member } = useSession();
  const navigate = useNavigate();
  const form = useForm(FIELDS, {
    key: member ? `register-contract ${side} ${member.memberId}` : undefined,
    rules: {
      endsOn: (day, { startsOn }) => (day && startsOn && day < startsOn ? W.endsWrong : undefined),
      partnerId: (id) => (id ? undefined : side === 'supplier' ? W.customerChoose : W.storeChoose),
    },
  });

  async function register(requestId: string) {
    const { files, partnerId, ...data } = form.values;
    const said = {
      ...data,
      title: data.title.trim(),
      amount: data.amount.trim(),
      fileIds: fileIdsOf(files),
      requestId,
    };
    const made =
      side === 'supplier'
        ? await call(contractProtocol.sellerRegister, { ...said, enterpriseId: partnerId })
        : await call(contractProtocol.register, { ...said, storeId: partnerId });
    form.forget();
    toast.show({ text: say.registered });
    await navigate(contractPlaces[side].draftOf(made.contractSn), { replace: true });
  }

  const partner = (
    <PartnerField
      side={side}
      partners={partners}
      value={form.values.partnerId}
      onChange={(id) => form.set('partnerId', id)}
      error={form.errorOf('partnerId')}
    />
  );
  return (
    <Card title={say.onPaper}>
      <FormSheet
        form={form}
        submitLabel={say.register}
        onSubmit={register}
        className="flex max-w-3xl flex-col gap-4"
      >
        <FormFields form={form} now={{ partnerId: { instead: partner } }} />
      </FormSheet>
    </Card>
  );
}

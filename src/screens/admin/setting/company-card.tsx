// Who runs the mall: what agreements and the foot of every page say of it.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Card } from '#kit/ui/card.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Company, settingProtocol } from '#mall/setting/setting.protocol.ts';
import { companyWords as W } from './company-words.ts';
import { settingWords } from './setting-words.ts';

const FIELDS = {
  companyNameZh: field.text(W.companyNameZh, { max: 100 }),
  companyNameEn: field.text(W.companyNameEn, { max: 100 }),
  companyAddressZh: field.text(W.companyAddressZh, { max: 200 }),
  companyAddressEn: field.text(W.companyAddressEn, { max: 200 }),
  courtZh: field.text(W.courtZh, { max: 100 }),
  courtEn: field.text(W.courtEn, { max: 100 }),
  serviceTel: field.text(W.serviceTel, { max: 40, inputMode: 'tel' }),
  record: field.text(W.record, { max: 60 }),
  siteName: field.text(W.siteName, { max: 40 }),
  topLogo: field.text(W.topLogo, { max: 200 }),
};

export function CompanyCard({ company }: { company: Company }) {
  const say = useWords(W);
  const sayRule = useWords(settingWords);
  const [leftOpen, setLeftOpen] = useState(company.leftOpen);
  const form = useForm(FIELDS, { initial: company });
  const send = async () => {
    setLeftOpen((await call(settingProtocol.saveCompany, form.values)).leftOpen);
    toast.show({ text: sayRule.saved });
  };
  return (
    <Card title={say.title}>
      <p className="mb-3 text-13 text-secondary">{say.text}</p>
      {leftOpen.length > 0 ? (
        <p role="status" className="mb-3 text-13 text-waiting">
          {say.leftOpen(leftOpen.map((name) => say[name]).join(' · '))}
        </p>
      ) : null}
      <FormSheet form={form} submitLabel={sayRule.save} onSubmit={send} className="flex flex-col gap-4">
        <FormFields form={form} className="items-start gap-x-6" />
      </FormSheet>
    </Card>
  );
}

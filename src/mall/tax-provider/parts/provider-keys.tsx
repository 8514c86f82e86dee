// A store's keys at Nuonuo: shown beside its tax identity, where it issues that way.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { taxProviderProtocol } from '../tax-provider.protocol.ts';

const W = words({
  title: { zh: '诺诺开票密钥', en: 'Keys at Nuonuo' },
  text: {
    zh: '在诺诺开放平台创建自用型应用后填写。电子发票受理后自动提交诺诺开具，纸质发票仍手工登记。',
    en: 'Of an application for own use on Nuonuo’s open platform. Electronic invoices are sent there once accepted; paper stays by hand.',
  },
  simulated: {
    zh: '演示商城：由内置替身应答，不会开出真实发票。App Key 10000001，App Secret STANDINSECRET001。',
    en: 'This is a demo: a stand-in answers and nothing is issued. App key 10000001, app secret STANDINSECRET001.',
  },
  kept: { zh: '已保存，留空则不修改', en: 'It is kept; leave it empty to keep it' },
  needed: { zh: '此项必填', en: 'This is required' },
});

const FIELDS = {
  appKey: field.text(
    { zh: 'App Key', en: 'App key' },
    { missing: W.needed, max: 64, className: 'num', autoComplete: 'off' },
  ),
  appSecret: field.password({ zh: 'App Secret', en: 'App secret' }, { autoComplete: 'off' }),
};

export function ProviderKeys({ keys }: { keys: ReplyOf<typeof taxProviderProtocol.show> }) {
  const say = useWords(W);
  const [hasSecret, setHasSecret] = useState(keys.hasSecret === 1);
  const form = useForm(FIELDS, { initial: { appKey: keys.appKey } });
  const act = useAct({ atField: form.atField });
  async function save() {
    if (!form.check()) return;
    await act.run(async () => {
      await call(taxProviderProtocol.save, form.values);
      form.forget();
      setHasSecret(true);
      toast.show({ text: say.saved });
    });
  }
  return (
    <Card title={say.title} className="mt-4">
      <p className="mb-4 text-13 text-secondary">{say.text}</p>
      {keys.isSimulated ? <p className="mb-4 text-13 text-secondary">{say.simulated}</p> : null}
      <FormFields form={form} now={{ appSecret: hasSecret ? { hint: say.kept } : {} }} />
      <FormError className="mt-4">{act.error}</FormError>
      <Button variant="primary" className="mt-4" busy={act.busy} onClick={() => void save()}>
        {say.save}
      </Button>
    </Card>
  );
}

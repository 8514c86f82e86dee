// Where a contract begins: of what an inquiry awarded, from a template with a chosen store, or registered from paper.

import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { storeProtocol } from '#mall/store/store.protocol.ts';
import { contractProtocol } from '../../contract.protocol.ts';
import type { ContractSide } from '../../contract-process.ts';
import { contractDoor, contractPlaces } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';
import { draftWords } from './draft-words.ts';
import { type Partner, PartnerField } from './partner-field.tsx';
import { RegisterForm } from './register-form.tsx';

/** Of an award. Nothing is made before the button is pressed: an address alone drafts no contract. */
export function BeginOfAward(props: { inqSn: string; storeId: number; side: ContractSide }) {
  const { inqSn, storeId, side } = props;
  const say = useWords(draftWords);
  const sayAll = useWords(contractWords);
  const navigate = useNavigate();
  const [isFramework, setFramework] = useState(false);
  const { busy, error, run } = useAct({ says: 'here' });

  const begin = () =>
    run(async (requestId) => {
      const made =
        side === 'supplier'
          ? await call(contractProtocol.sellerDraftFromAward, { inqSn, isFramework, requestId })
          : await call(contractProtocol.draftFromAward, { inqSn, storeId, isFramework, requestId });
      await navigate(contractPlaces[side].draftOf(made.contractSn), { replace: true });
    });

  return (
    <Card title={say.beginAward}>
      <p className="max-w-2xl text-13 text-secondary">{say.beginAwardText(inqSn)}</p>
      <Checkbox
        className="mt-3"
        checked={isFramework}
        onChange={(event) => setFramework(event.target.checked)}
      >
        {say.isFramework}
      </Checkbox>
      <FormError className="mt-3">{error}</FormError>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} onClick={() => void begin()}>
          {say.beginNow}
        </Button>
        <Button to={contractPlaces[side].inquiryOf(inqSn)}>{sayAll.inquiry}</Button>
      </div>
    </Card>
  );
}

type Way = 'template' | 'paper';

/** Without an award. */
export function BeginPage({ side = 'purchaser' }: { side?: ContractSide }) {
  const say = useWords(draftWords);
  const [way, setWay] = useState<Way>('template');
  const partners = usePartners(side);
  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <Card>
        <h1 className="mb-3 text-20 font-semibold">{say.begin}</h1>
        <RadioGroup
          name="way"
          look="card"
          aria-label={say.begin}
          value={way}
          onChange={setWay}
          className="[&>label]:basis-72 max-sm:[&>label]:basis-full"
          options={[
            {
              value: 'template',
              label: say.fromTemplate,
              text: side === 'supplier' ? say.fromTemplateTextSeller : say.fromTemplateText,
            },
            { value: 'paper', label: say.onPaper, text: say.onPaperText },
          ]}
        />
      </Card>
      {way === 'template' ? (
        <FromTemplate side={side} partners={partners} />
      ) : (
        <RegisterForm side={side} partners={partners} />
      )}
    </div>
  );
}

/** Whom to choose from; undefined until they are known. */
function usePartners(side: ContractSide): readonly Partner[] | undefined {
  const customers = useCall(contractProtocol.sellerCustomers, side === 'supplier' ? {} : undefined);
  const stores = useCall(storeProtocol.list, side === 'purchaser' ? { pageSize: 100 } : undefined);
  if (customers.error || stores.error) return [];
  return (
    customers.reply?.list.map(({ enterpriseId, name }) => ({ id: enterpriseId, name })) ??
    stores.reply?.list.map(({ storeId, storeName }) => ({ id: storeId, name: storeName }))
  );
}

function FromTemplate({ side, partners }: { side: ContractSide; partners: readonly Partner[] | undefined }) {
  const say = useWords(draftWords);
  const navigate = useNavigate();
  const missing = side === 'supplier' ? say.customerChoose : say.storeChoose;
  const asked = useCall(contractDoor[side].templates, {});
  const templates = asked.reply?.list;
  const [templateKey, setTemplateKey] = useState('');
  const [partnerId, setPartnerId] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const { busy, error, run } = useAct({ says: 'here' });

  async function begin() {
    setChecked(true);
    if (!templateKey || !partnerId) return;
    await run(async (requestId) => {
      const made =
        side === 'supplier'
          ? await call(contractProtocol.sellerDraftFromTemplate, {
              templateKey,
              enterpriseId: partnerId,
              requestId,
            })
          : await call(contractProtocol.draftFromTemplate, { templateKey, storeId: partnerId, requestId });
      await navigate(contractPlaces[side].draftOf(made.contractSn), { replace: true });
    });
  }

  return (
    <Card title={say.fromTemplate}>
      <div className="max-w-2xl space-y-4">
        <PartnerField
          side={side}
          partners={partners}
          value={partnerId}
          onChange={setPartnerId}
          error={isChecked && !partnerId ? missing : undefined}
        />
        <Field
          label={say.template}
          group
          required
          error={isChecked && !templateKey ? say.templateMissing : undefined}
        >
          <RadioGroup
            name="templateKey"
            look="card"
            value={templateKey}
            onChange={setTemplateKey}
            className="flex-col *:w-full"
            options={(templates ?? []).map((one) => ({
              value: one.templateKey,
              label: one.name,
              text: one.summary,
            }))}
          />
        </Field>
        {templateKey ? (
          <Link
            to={`/contract/agreement?templateKey=${encodeURIComponent(templateKey)}`}
            target="_blank"
            className="text-13 text-brand hover:underline"
          >
            {say.readTemplate}
          </Link>
        ) : null}
        <FormError>{error || asked.error}</FormError>
        <div>
          <Button variant="primary" busy={busy} onClick={() => void begin()}>
            {say.beginNow}
          </Button>
        </div>
      </div>
    </Card>
  );
}

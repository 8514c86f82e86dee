// Where a contract begins: of what an inquiry awarded, from a template with a chosen store, or registered from paper.
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type Store, storeProtocol } from '#mall/store/store.protocol.ts';
import { contractProtocol } from '../contract.protocol.ts';
import type { ContractSide } from '../contract-process.ts';
import { contractPlaces } from './contract-door.ts';
import { contractWords } from './contract-words.ts';
import { draftWords } from './draft-words.ts';
import { RegisterForm } from './register-form.tsx';
import { StoreField } from './store-field.tsx';

/** Of an award. Nothing is made before the button is pressed: an address alone drafts no contract. */
export function BeginOfAward(props: { inqSn: string; storeId: number; side: ContractSide }) {
  const { inqSn, storeId, side } = props;
  const say = useWords(draftWords);
  const sayAll = useWords(contractWords);
  const navigate = useNavigate();
  const [requestId] = useState(newRequestId);
  const [isFramework, setFramework] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function begin() {
    setBusy(true);
    setError(undefined);
    try {
      const made =
        side === 'supplier'
          ? await call(contractProtocol.sellerDraftFromAward, { inqSn, isFramework, requestId })
          : await call(contractProtocol.draftFromAward, { inqSn, storeId, isFramework, requestId });
      await navigate(contractPlaces[side].draftOf(made.contractSn), { replace: true });
    } catch (reason) {
      setError(reason instanceof CallError ? reason.message : sayAll.failed);
      setBusy(false);
    }
  }

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
        <Button to={`/inquiry/${side}/inq_info?inqSn=${encodeURIComponent(inqSn)}`}>{sayAll.inquiry}</Button>
      </div>
    </Card>
  );
}

type Way = 'template' | 'paper';

/** Without an award, on the purchaser's side. */
export function BeginPage() {
  const say = useWords(draftWords);
  const [way, setWay] = useState<Way>('template');
  const stores = useStores();
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
            { value: 'template', label: say.fromTemplate, text: say.fromTemplateText },
            { value: 'paper', label: say.onPaper, text: say.onPaperText },
          ]}
        />
      </Card>
      {way === 'template' ? <FromTemplate stores={stores} /> : <RegisterForm stores={stores} />}
    </div>
  );
}

/** The stores to choose from; undefined until they are known. */
function useStores(): readonly Store[] | undefined {
  const [stores, setStores] = useState<readonly Store[]>();
  useEffect(() => {
    let isGone = false;
    call(storeProtocol.list, { pageSize: 100 }).then(
      ({ list }) => {
        if (!isGone) setStores(list);
      },
      () => {
        if (!isGone) setStores([]);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return stores;
}

type Templates = ReplyOf<typeof contractProtocol.templates>['list'];

function FromTemplate({ stores }: { stores: readonly Store[] | undefined }) {
  const say = useWords(draftWords);
  const sayAll = useWords(contractWords);
  const navigate = useNavigate();
  const [requestId] = useState(newRequestId);
  const [templates, setTemplates] = useState<Templates>();
  const [templateKey, setTemplateKey] = useState('');
  const [storeId, setStoreId] = useState(0);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    let isGone = false;
    call(contractProtocol.templates, {}).then(
      ({ list }) => {
        if (!isGone) setTemplates(list);
      },
      (reason: unknown) => {
        if (!isGone) setError(reason instanceof CallError ? reason.message : undefined);
      },
    );
    return () => {
      isGone = true;
    };
  }, []);

  async function begin() {
    setChecked(true);
    if (!templateKey || !storeId) return;
    setBusy(true);
    setError(undefined);
    try {
      const made = await call(contractProtocol.draftFromTemplate, { templateKey, storeId, requestId });
      await navigate(contractPlaces.purchaser.draftOf(made.contractSn), { replace: true });
    } catch (reason) {
      setError(reason instanceof CallError ? reason.message : sayAll.failed);
      setBusy(false);
    }
  }

  return (
    <Card title={say.fromTemplate}>
      <div className="max-w-2xl space-y-4">
        <StoreField
          stores={stores}
          value={storeId}
          onChange={setStoreId}
          error={isChecked && !storeId ? say.storeMissing : undefined}
        />
        <Field
          label={say.template}
          group
          required
          error={isChecked && !templateKey ? say.templateMissing : undefined}
        >
          {(wiring) => (
            <RadioGroup
              {...wiring}
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
          )}
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
        <FormError>{error}</FormError>
        <div>
          <Button variant="primary" busy={busy} onClick={() => void begin()}>
            {say.beginNow}
          </Button>
        </div>
      </div>
    </Card>
  );
}

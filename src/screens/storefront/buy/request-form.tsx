// The form of a sample request: samples with their quotas, the trial, the address, and why it cannot be submitted where it cannot.
import { CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator, useSearchParams } from 'react-router';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { AddressChoice } from '#mall/address/parts/address-choice.tsx';
import { useSession } from '#mall/login/parts/session.ts';
import { memberMay } from '#mall/login/parts/use-may.ts';
import { sampleCartCount } from '#mall/sample/parts/sample-cart-count.ts';
import { SamplePrice } from '#mall/sample/parts/sample-cart-store.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { trialOf, useTrialForm } from '#mall/sample/parts/use-trial-form.ts';
import {
  type ConfirmLine,
  type SampleConfirm,
  type SampleStanding,
  sampleProtocol,
} from '#mall/sample/sample.protocol.ts';
import { NoticeLink } from '#mall/setting/parts/notice-link.tsx';

export interface DirectSample {
  productId: number;
  number: number;
}

export interface OpenProject {
  projectId: number;
  projectName: string;
}

export interface RequestFormProps {
  confirm: SampleConfirm;
  /** Those that the samples may be for. */
  projects: readonly OpenProject[];
  /** Without it the checked lines of the sample cart are meant. */
  direct: DirectSample | undefined;
  onSubmitted: (sampleSns: string[]) => void;
}

export function RequestForm({ confirm, projects, direct, onSubmitted }: RequestFormProps) {
  const say = useWords(sampleWords);
  const { revalidate } = useRevalidator();
  const { member } = useSession();
  const [query] = useSearchParams();
  const page = useRef<HTMLDivElement>(null);
  const form = useTrialForm({ key: member ? `sampleTrial:${member.memberId}` : undefined });
  const usual = confirm.addresses.find((one) => one.isDefault === 1) ?? confirm.addresses[0];
  const [addressId, setAddressId] = useState(usual?.addressId);
  const [isAddressMissing, setAddressMissing] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const requestId = useRef(newRequestId());
  const { standing, storeGroupList } = confirm;
  const wrong = storeGroupList.flatMap((group) => group.lines).filter((line) => line.problem);
  const [projectId, setProjectId] = useState(query.get('projectId') ?? '');
  const isKnown = projects.some((one) => String(one.projectId) === projectId);

  async function submit() {
    if (busy) return;
    const areRight = flushSync(() => {
      setAddressMissing(addressId === undefined);
      setError('');
      return form.areRight();
    });
    if (!areRight) {
      if (page.current) focusFirstInvalid(page.current);
      return;
    }
    if (addressId === undefined) {
      document.getElementById('deliver-to')?.scrollIntoView({ block: 'center' });
      return;
    }
    setBusy(true);
    try {
      const { sampleSns } = await call(sampleProtocol.submit, {
        ...(direct
          ? { products: [direct] }
          : {
              shown: storeGroupList.flatMap(({ lines }) =>
                lines.map(({ productId, number }) => ({ productId, number })),
              ),
            }),
        ...(isKnown ? { projectId: Number(projectId) } : {}),
        ...trialOf(form.values),
        addressId,
        requestId: requestId.current,
      });
      form.forget();
      void sampleCartCount.again();
      onSubmitted(sampleSns);
    } catch (reason) {
      const known = reason instanceof CallError ? reason : undefined;
      setError(known?.message || say.submitFailed);
      // A refusal is final; after a lost connection the same request is asked again.
      if (known && known.state !== 0) {
        requestId.current = newRequestId();
        void revalidate();
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={page} className="page-width flex flex-col gap-3 pt-4 md:pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-20 font-semibold">{say.confirmTitle}</h1>
        <NoticeLink type="sample" />
      </div>
      <StandingNote standing={standing} />
      <Card flush title={say.samples}>
        {storeGroupList.map((group) => (
          <section
            key={group.storeId}
            aria-label={group.storeName}
            className="border-b border-line last:border-b-0"
          >
            <h3 className="bg-page px-4 py-2 text-13 font-semibold">{group.storeName}</h3>
            <ul className="divide-y divide-line px-4">
              {group.lines.map((line) => (
                <Line key={line.productId} line={line} />
              ))}
            </ul>
          </section>
        ))}
        {storeGroupList.length > 1 ? (
          <p className="border-t border-line px-4 py-2 text-12 text-hint">
            {say.perStore(storeGroupList.length)}
          </p>
        ) : null}
      </Card>
      <Card title={say.trial}>
        {projects.length > 0 ? (
          <Field label={say.linkedProject} optional className="mb-4 max-w-md">
            <NativeSelect
              name="projectId"
              value={isKnown ? projectId : ''}
              onChange={(event) => setProjectId(event.target.value)}
              placeholder={say.noProject}
              options={projects.map((one) => ({ value: String(one.projectId), text: one.projectName }))}
            />
          </Field>
        ) : null}
        <FormFields form={form} />
      </Card>
      <Card id="deliver-to" title={say.deliverTo}>
        <AddressChoice
          mayChange={memberMay(member, 'order.address')}
          addresses={confirm.addresses}
          value={addressId}
          onChange={(chosen) => {
            setAddressId(chosen);
            setAddressMissing(false);
          }}
          onSaved={(saved) => {
            setAddressId(saved.addressId);
            setAddressMissing(false);
            void revalidate();
          }}
        />
        {isAddressMissing ? <FormError className="mt-3">{say.addressMissing}</FormError> : null}
      </Card>
      <p className="text-right text-12 text-hint">{say.freightLater}</p>
      <FormError>{error}</FormError>
      <StickyBar className="justify-end">
        <span className="flex-1 text-right text-13 text-secondary max-md:text-left">
          {say.samplesAmount}{' '}
          <span className="num text-16 font-semibold text-price-ink">
            {Number(confirm.goodsAmount) === 0 ? say.free : showAmount(confirm.goodsAmount)}
          </span>
        </span>
        <Button
          variant="buy"
          size="lg"
          className="md:min-w-40"
          busy={busy}
          disabled={!standing.maySubmit || wrong.length > 0}
          onClick={() => void submit()}
        >
          {say.submit}
        </Button>
      </StickyBar>
    </div>
  );
}

function Line({ line }: { line: ConfirmLine }) {
  const say = useWords(sampleWords);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-3 text-13">
      <ChipImage src={line.goodsImage} packageName={line.packageName} size={44} />
      <div className="min-w-0 flex-1">
        <p className="num font-semibold wrap-anywhere">{line.partNo}</p>
        <p className="text-12 text-hint">{[line.brandName, line.packageName].filter(Boolean).join(' · ')}</p>
        <p className="num text-12 text-hint">{say.usedThisYear(line.usedThisYear, line.yearLimit)}</p>
      </div>
      <div className="num text-right">
        <p>
          <SamplePrice unitPrice={line.unitPrice} /> × {line.number}
        </p>
      </div>
      {line.problem ? (
        <p className="flex basis-full items-center gap-1.5 rounded-control bg-refused-wash px-2 py-1 text-12 text-refused">
          <CircleAlert size={14} aria-hidden="true" className="shrink-0" />
          {line.problem}
        </p>
      ) : null}
    </li>
  );
}

/** Who decides, or why nothing can be submitted, with the way out. */
export function StandingNote({ standing }: { standing: SampleStanding }) {
  const say = useWords(sampleWords);
  if (standing.maySubmit) {
    return standing.isEndorsed && standing.enterpriseName ? (
      <p className="rounded-card border border-brand-line bg-brand-wash px-4 py-2 text-13">
        {say.endorsedBy(standing.enterpriseName)}
      </p>
    ) : null;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">
      <CircleAlert size={16} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">{standing.why}</span>
      {standing.isDesigner ? (
        standing.withoutFeedback > 0 ? (
          <Button size="sm" to="/prototype/sample/history?state=COMPLETED">
            {say.seeOverdue}
          </Button>
        ) : null
      ) : (
        <Button size="sm" variant="primary" to="/applyDesigner">
          {say.becomeDesigner}
        </Button>
      )}
    </div>
  );
}

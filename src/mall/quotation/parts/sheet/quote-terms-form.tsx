// The terms of a quotation that is being typed: freight, tax, invoice, payment in stages, validity, binding, attachments.
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileProtocol } from '#mall/file/file.protocol.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { PlanFields } from '#mall/order/parts/plan-fields.tsx';
import type { QuoteDraft } from './quote-draft.ts';
import { quoteFaultText } from './quote-fault-text.ts';
import type { HeadFaults } from './quote-faults.ts';
import { quoteFormWords } from './quote-form-words.ts';

const TAXES = [0, 10, 30, 60, 90, 130] as const;
const MOST_FILES = 10;

export interface QuoteTermsFormProps {
  draft: QuoteDraft;
  faults: HeadFaults;
  /** The first day until which it has to be good, and the last that is possible. */
  earliest: string;
  latest: string;
  onChange: (part: Partial<Omit<QuoteDraft, 'lines'>>) => void;
  onUploading: (isUploading: boolean) => void;
}

export function QuoteTermsForm(props: QuoteTermsFormProps) {
  const { draft, faults, earliest, latest, onChange, onUploading } = props;
  const say = useWords(quoteFormWords);
  const [files, setFiles] = useKnownFiles(draft.fileIds);
  const fault = (name: keyof HeadFaults) => {
    const found = faults[name];
    return found ? quoteFaultText(say, found, earliest) : null;
  };
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <Field label={say.freight} group>
          <RadioGroup
            name="freight"
            value={draft.freightKind}
            onChange={(freightKind) => onChange({ freightKind })}
            options={[
              { value: 'included', label: say.freight_included },
              { value: 'fixed', label: say.freight_fixed },
              { value: 'collect', label: say.freight_collect },
            ]}
          />
        </Field>
        {draft.freightKind === 'fixed' ? (
          <Field label={say.freightFee} required error={fault('freightFee')}>
            <Input
              size="sm"
              inputMode="decimal"
              maxLength={14}
              value={draft.freightFee}
              onChange={(event) => onChange({ freightFee: event.target.value })}
              className="max-w-40"
            />
          </Field>
        ) : null}
        <div className="grid grid-cols-2 gap-4">
          <Field label={say.tax}>
            <NativeSelect
              size="sm"
              value={String(draft.taxPerMille)}
              onChange={(event) => onChange({ taxPerMille: Number(event.target.value) })}
              options={[...new Set([...TAXES, draft.taxPerMille])].map((tax) => ({
                value: String(tax),
                text: `${tax / 10}%`,
              }))}
            />
          </Field>
          <Field label={say.invoice}>
            <NativeSelect
              size="sm"
              value={draft.invoiceKind}
              onChange={(event) => onChange({ invoiceKind: event.target.value as QuoteDraft['invoiceKind'] })}
              options={(['special', 'normal', 'none'] as const).map((kind) => ({
                value: kind,
                text: say[`invoice_${kind}`],
              }))}
            />
          </Field>
        </div>
        <Field label={say.validUntil} required error={fault('validUntil')} hint={say.validHint(earliest)}>
          <Input
            size="sm"
            type="date"
            min={earliest}
            max={latest}
            value={draft.validUntil}
            onChange={(event) => onChange({ validUntil: event.target.value })}
            className="max-w-44"
          />
        </Field>
        <Field label={say.binding} group>
          <RadioGroup
            name="binding"
            className="flex-col"
            value={draft.isBinding ? 'yes' : 'no'}
            onChange={(value) => onChange({ isBinding: value === 'yes' })}
            options={[
              { value: 'yes', label: say.bindingYes, text: wrapped(say.binding_yes_text) },
              { value: 'no', label: say.binding_no, text: wrapped(say.binding_no_text) },
            ]}
          />
        </Field>
      </div>
      <div className="grid content-start gap-4">
        <Field label={say.plan} group>
          {() => (
            <PlanFields
              value={draft.plan}
              onChange={(plan) => onChange({ plan })}
              error={fault('plan') ?? undefined}
            />
          )}
        </Field>
        <Field label={say.files} group optional>
          <UploadList
            {...filesFor('attachment', MOST_FILES)}
            value={files}
            onChange={(list) => {
              setFiles(list);
              onChange({ fileIds: fileIdsOf(list) });
            }}
            onUploading={onUploading}
          />
        </Field>
        <Field label={say.note} optional>
          <Textarea
            maxLength={500}
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </Field>
      </div>
    </div>
  );
}

const wrapped = (text: string) => <span className="whitespace-normal">{text}</span>;

/** The files of a draft by name; those that cannot be read keep their number. */
function useKnownFiles(
  fileIds: readonly number[],
): [readonly UploadedFile[], (files: UploadedFile[]) => void] {
  const [files, setFiles] = useState<readonly UploadedFile[]>(() =>
    fileIds.map((fileId) => ({ key: String(fileId), name: `#${fileId}` })),
  );
  const [first] = useState(fileIds);
  useEffect(() => {
    let isGone = false;
    for (const fileId of first) {
      call(fileProtocol.info, { fileId }).then(
        ({ fileName, url }) => {
          if (isGone) return;
          setFiles((now) =>
            now.map((one) => (one.key === String(fileId) ? { ...one, name: fileName, url } : one)),
          );
        },
        () => {}, // its number stands for it
      );
    }
    return () => {
      isGone = true;
    };
  }, [first]);
  return [files, setFiles];
}

// The terms of an inquiry as a form: until when, who sees prices, delivery, money, what else is agreed, and notes.
import { useState } from 'react';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { filesFor } from '#mall/file/parts/upload-file.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import { CLOSING_RULES } from '../inquiry-status.ts';
import { MOST_FILES } from '../inquiry-terms.ts';
import { DEADLINE_PRESETS, type DraftTerms, presetDeadline, type TermsField } from './draft-terms.ts';
import { wizardWords } from './wizard-words.ts';

export interface TermsFormProps {
  kind: InquiryKind;
  terms: DraftTerms;
  faults: Partial<Record<TermsField, Text>>;
  files: readonly UploadedFile[];
  projects: readonly { projectId: number; projectName: string }[];
  /** Delivery addresses to choose from. */
  places: readonly string[];
  onChange: (change: Partial<DraftTerms>) => void;
  onFiles: (files: UploadedFile[]) => void;
  onUploading: (isUploading: boolean) => void;
  /** An amendment leaves alone what is for one's own people. */
  isAmendment?: boolean;
}

const FLAGS = [
  'wantsContract',
  'allowsPartial',
  'allowsAlternatives',
  'showsTarget',
  'hidesContact',
] as const;

export function TermsForm(props: TermsFormProps) {
  const { kind, terms, faults, files, projects, places, onChange, onFiles, onUploading, isAmendment } = props;
  const say = useWords(wizardWords);
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const errorOf = (field: TermsField) => faults[field]?.[language] ?? null;
  const usual = say.paymentUsual.split('|');
  return (
    <div className="space-y-4">
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <Field label={say.subject} required hint={say.subjectHint} error={errorOf('title')}>
          <Input
            name="title"
            value={terms.title}
            maxLength={100}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <Field label={say.deadline} required hint={say.deadlineHint} error={errorOf('deadline')}>
          {(wiring) => (
            <>
              <Input
                {...wiring}
                name="deadline"
                type="datetime-local"
                value={terms.deadline}
                onChange={(event) => onChange({ deadline: event.target.value })}
                className="num"
              />
              <fieldset className="mt-1.5 flex flex-wrap gap-1.5 text-12">
                <legend className="sr-only">{say.presets}</legend>
                {DEADLINE_PRESETS.map((days) => {
                  const at = presetDeadline(now, days);
                  return (
                    <button
                      key={days}
                      type="button"
                      aria-pressed={terms.deadline === at}
                      onClick={() => onChange({ deadline: at })}
                      className="num min-h-6 rounded-control border border-line px-2 py-0.5 text-secondary hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:text-brand"
                    >
                      {days === 1 ? say.tomorrow : say.inDays(days)}
                    </button>
                  );
                })}
              </fieldset>
            </>
          )}
        </Field>
        <Field label={say.visibility} group className="md:col-span-2">
          <RadioGroup
            look="card"
            name="isSealed"
            value={terms.isSealed ? 'sealed' : 'open'}
            disabled={isAmendment}
            onChange={(value) => onChange({ isSealed: value === 'sealed' })}
            options={[
              { value: 'sealed', label: say.sealed, text: say.sealedText },
              { value: 'open', label: say.open, text: say.openText },
            ]}
          />
        </Field>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:col-span-2 md:grid-cols-4">
          <Field label={say.closing}>
            <NativeSelect
              name="closing"
              value={terms.closing}
              disabled={isAmendment}
              onChange={(event) => onChange({ closing: event.target.value as DraftTerms['closing'] })}
              options={CLOSING_RULES.map((value) => ({ value, text: say[value] }))}
            />
          </Field>
          {terms.closing === 'BY_TIME' ? null : (
            <Field label={say.wantedNum} required error={errorOf('wantedNum')}>
              <Input
                name="wantedNum"
                disabled={isAmendment}
                inputMode="numeric"
                value={terms.wantedNum}
                maxLength={2}
                onChange={(event) => onChange({ wantedNum: event.target.value })}
                className="num"
              />
            </Field>
          )}
          <Field label={say.deliverBy} error={errorOf('deliverBy')}>
            <Input
              name="deliverBy"
              type="date"
              value={terms.deliverBy}
              onChange={(event) => onChange({ deliverBy: event.target.value })}
              className="num"
            />
          </Field>
          <Field label={say.invoice}>
            <NativeSelect
              name="invoiceKind"
              value={terms.invoiceKind}
              onChange={(event) => onChange({ invoiceKind: event.target.value as DraftTerms['invoiceKind'] })}
              options={(['special', 'normal', 'none'] as const).map((value) => ({
                value,
                text: say[`invoice_${value}`],
              }))}
            />
          </Field>
        </div>
        <Field label={kind === 'GOODS' ? say.deliveryPlace : say.samplesPlace}>
          {(wiring) => (
            <>
              <Input
                {...wiring}
                name="deliveryPlace"
                value={terms.deliveryPlace}
                maxLength={200}
                onChange={(event) => onChange({ deliveryPlace: event.target.value })}
              />
              {places.length > 0 ? (
                <fieldset className="mt-1.5 flex flex-wrap gap-1.5 text-12">
                  <legend className="sr-only">{say.places}</legend>
                  {places.map((place) => (
                    <button
                      key={place}
                      type="button"
                      aria-pressed={terms.deliveryPlace === place}
                      onClick={() => onChange({ deliveryPlace: place })}
                      className="min-h-6 max-w-full truncate rounded-control border border-line px-2 py-0.5 text-secondary hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:text-brand"
                    >
                      {place}
                    </button>
                  ))}
                </fieldset>
              ) : null}
            </>
          )}
        </Field>
        <Field label={say.paymentTerms} hint={say.paymentHint}>
          {(wiring) => (
            <>
              <Input
                {...wiring}
                name="paymentTerms"
                value={terms.paymentTerms}
                maxLength={200}
                list="payment-terms"
                onChange={(event) => onChange({ paymentTerms: event.target.value })}
              />
              <datalist id="payment-terms">
                {usual.map((one) => (
                  <option key={one} value={one} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        <Field label={say.conditions} group className="md:col-span-2">
          {(wiring) => (
            <fieldset
              aria-labelledby={wiring['aria-labelledby']}
              className="grid gap-x-5 gap-y-2 sm:grid-cols-2 lg:grid-cols-3"
            >
              {FLAGS.filter(
                (flag) => kind === 'GOODS' || (flag !== 'showsTarget' && flag !== 'allowsAlternatives'),
              ).map((flag) => (
                <Checkbox
                  key={flag}
                  name={flag}
                  checked={terms[flag]}
                  onChange={(event) => onChange({ [flag]: event.target.checked })}
                >
                  {say[flag]}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </Field>
        <Field label={say.note} optional>
          <Textarea
            name="note"
            rows={3}
            value={terms.note}
            maxLength={2000}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </Field>
        <Field label={say.files} optional group hint={say.filesHint}>
          <UploadList
            {...filesFor('attachment', MOST_FILES)}
            value={files}
            onChange={onFiles}
            onUploading={onUploading}
          />
        </Field>
      </div>
      {isAmendment ? null : (
        <fieldset className="grid gap-x-4 gap-y-3 rounded-control bg-page p-3 md:grid-cols-3">
          <legend className="sr-only">{say.ours}</legend>
          <p aria-hidden="true" className="text-12 text-hint md:col-span-3">
            {say.ours}
          </p>
          <Field label={say.project}>
            <NativeSelect
              name="projectId"
              value={terms.projectId === null ? '' : String(terms.projectId)}
              placeholder={say.noProject}
              onChange={(event) =>
                onChange({ projectId: event.target.value === '' ? null : Number(event.target.value) })
              }
              options={projects.map(({ projectId, projectName }) => ({
                value: String(projectId),
                text: projectName,
              }))}
            />
          </Field>
          <Field label={say.costCentre}>
            <Input
              name="costCentre"
              value={terms.costCentre}
              maxLength={60}
              onChange={(event) => onChange({ costCentre: event.target.value })}
            />
          </Field>
          <Field label={say.internalNote}>
            <Input
              name="internalNote"
              value={terms.internalNote}
              maxLength={2000}
              onChange={(event) => onChange({ internalNote: event.target.value })}
            />
          </Field>
        </fieldset>
      )}
    </div>
  );
}

// What a designer says of the trial that he needs samples for: the same fields for asking and for correcting.
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { type KeptForm, type KeptFormOptions, useKeptForm } from '#kit/ui/use-kept-form.ts';
import { useWords } from '#kit/words/use-words.ts';
import { isMonth, monthSays, PURPOSE_KEYS, PURPOSES, type Purpose } from '../sample-terms.ts';
import { sampleWords } from './sample-words.ts';

export interface TrialValues {
  purpose: string;
  endProduct: string;
  projectName: string;
  eau: string;
  massProduction: string;
  competitorPart: string;
  remark: string;
}

export const NO_TRIAL: TrialValues = {
  purpose: '',
  endProduct: '',
  projectName: '',
  eau: '',
  massProduction: '',
  competitorPart: '',
  remark: '',
};

const rules: KeptFormOptions<TrialValues>['rules'] = {
  purpose: (value) => (value === '' ? sampleWords.needsPurpose : undefined),
  endProduct: (value) => (value.trim().length < 2 ? sampleWords.needsEndProduct : undefined),
  eau: (value) => (value === '' || /^[1-9]\d{0,8}$/.test(value.trim()) ? undefined : sampleWords.wrongEau),
  massProduction: (value) => (value === '' || isMonth(value) ? undefined : monthSays),
};

/** @param key keeps what is typed in this browser until it is sent */
export function useTrialForm(initial: TrialValues, key?: string): KeptForm<TrialValues> {
  return useKeptForm<TrialValues>({ key, initial, rules });
}

/** As the calls want it. */
export const trialOf = (values: TrialValues) => ({
  purpose: values.purpose as Purpose,
  endProduct: values.endProduct.trim(),
  projectName: values.projectName.trim(),
  competitorPart: values.competitorPart.trim(),
  remark: values.remark.trim(),
  ...(values.eau ? { eau: Number(values.eau) } : {}),
  ...(values.massProduction ? { massProduction: values.massProduction } : {}),
});

export function TrialFields({ form }: { form: KeptForm<TrialValues> }) {
  const say = useWords(sampleWords);
  const language = useLanguage();
  const wire = (name: keyof TrialValues) => ({
    name,
    value: form.values[name],
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.leave(name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={say.purpose} required error={form.errorOf('purpose')}>
        <NativeSelect
          {...wire('purpose')}
          placeholder={say.choose}
          options={PURPOSE_KEYS.map((value) => ({ value, text: PURPOSES[value][language] }))}
        />
      </Field>
      <Field label={say.endProduct} required error={form.errorOf('endProduct')}>
        <Input {...wire('endProduct')} maxLength={200} placeholder={say.endProductHint} />
      </Field>
      <Field label={say.projectName} optional error={form.errorOf('projectName')}>
        <Input {...wire('projectName')} maxLength={100} />
      </Field>
      <Field label={say.eau} optional error={form.errorOf('eau')}>
        <Input {...wire('eau')} inputMode="numeric" maxLength={9} className="num" />
      </Field>
      <Field label={say.massProduction} optional error={form.errorOf('massProduction')}>
        <Input {...wire('massProduction')} type="month" className="num" />
      </Field>
      <Field label={say.competitorPart} optional error={form.errorOf('competitorPart')}>
        <Input {...wire('competitorPart')} maxLength={100} className="num" />
      </Field>
      <Field label={say.remark} optional error={form.errorOf('remark')} className="sm:col-span-2">
        <Textarea {...wire('remark')} rows={2} maxLength={500} />
      </Field>
    </div>
  );
}

// What a designer says of the trial that he needs samples for: the same fields for asking and for correcting.
import { field, type ValuesOf } from '#kit/form/field-kinds.ts';
import { type FormOptions, useForm } from '#kit/form/use-form.ts';
import { isMonth, monthSays, PURPOSES, type Purpose } from '../sample-terms.ts';
import { sampleWords as W } from './sample-words.ts';

const FIELDS = {
  purpose: field.choice(W.purpose, PURPOSES, { missing: W.needsPurpose, place: W.choose }),
  endProduct: field.text(W.endProduct, {
    required: true,
    rule: (value) => (value.trim().length < 2 ? W.needsEndProduct : undefined),
    max: 200,
    place: W.endProductHint,
  }),
  projectName: field.text(W.projectName, { optional: true, max: 100 }),
  eau: field.number(W.eau, {
    optional: true,
    rule: (value) => (value === '' || /^[1-9]\d{0,8}$/.test(value.trim()) ? undefined : W.wrongEau),
    max: 9,
  }),
  massProduction: field.text(W.massProduction, {
    optional: true,
    rule: (value) => (value === '' || isMonth(value) ? undefined : monthSays),
    type: 'month',
    className: 'num',
  }),
  competitorPart: field.text(W.competitorPart, { optional: true, max: 100, className: 'num' }),
  remark: field.area(W.remark, { optional: true, wide: true, rows: 2, max: 500 }),
};

/** @param options `key` keeps what is typed in this browser until it is sent */
export const useTrialForm = (options: Pick<FormOptions<typeof FIELDS>, 'initial' | 'key'>) =>
  useForm(FIELDS, options);

/** As the calls want it. */
export const trialOf = (values: ValuesOf<typeof FIELDS>) => ({
  purpose: values.purpose as Purpose,
  endProduct: values.endProduct.trim(),
  projectName: values.projectName.trim(),
  competitorPart: values.competitorPart.trim(),
  remark: values.remark.trim(),
  ...(values.eau ? { eau: Number(values.eau) } : {}),
  ...(values.massProduction ? { massProduction: values.massProduction } : {}),
});

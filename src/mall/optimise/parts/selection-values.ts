// What stands in the form of a selection, and the call that it becomes.
import type { CallOf } from '#kit/http/endpoint.ts';
import type { Attribute, optimiseProtocol, RequirementInput, SelectionReply } from '../optimise.protocol.ts';
import { MOST_QUANTITY, MOST_WEIGHT } from '../optimise.protocol.ts';
import { DEFAULT_WEIGHTS, GROUPS, type Group, type Qualification } from '../optimise-score.ts';

export interface RequirementValue {
  mode: 'hard' | 'soft' | 'ignore';
  target: string;
  limit: string;
  weight: string;
}

export interface SelectionValues {
  quantity: string;
  needBy: string;
  domesticOnly: boolean;
  withSample: boolean;
  withReport: boolean;
  preferredOnly: boolean;
  qualification: Qualification;
  requirements: Record<string, RequirementValue>;
  weights: Record<Group, string>;
}

/** As proposed for a product or a category; as it was asked where a selection is changed. */
export function firstValues(
  attributes: readonly Attribute[],
  earlier: SelectionReply | undefined,
): SelectionValues {
  const asked = new Map(earlier?.requirements.map((one) => [one.key, one]));
  return {
    quantity: String(earlier?.quantity ?? 100),
    needBy: earlier?.needBy ?? '',
    domesticOnly: earlier?.domesticOnly ?? false,
    withSample: earlier?.withSample ?? false,
    withReport: earlier?.withReport ?? false,
    preferredOnly: earlier?.preferredOnly ?? false,
    qualification: earlier?.qualification ?? 'none',
    requirements: Object.fromEntries(
      attributes.map(({ key, mode, target }): [string, RequirementValue] => {
        if (!earlier) return [key, { mode, target, limit: '', weight: '1' }];
        const was = asked.get(key);
        return [
          key,
          was
            ? { mode: was.mode, target: was.target, limit: was.limit, weight: String(was.weight) }
            : { mode: 'ignore', target: '', limit: '', weight: '1' },
        ];
      }),
    ),
    weights: Object.fromEntries(
      GROUPS.map((group) => [group, String(earlier?.weights[group] ?? DEFAULT_WEIGHTS[group])]),
    ) as Record<Group, string>,
  };
}

const isWeight = (text: string) => {
  const n = Number(text);
  return text.trim() !== '' && n >= 0 && n <= MOST_WEIGHT;
};

export type SelectionFault = 'quantity' | 'weights' | `target ${string}` | `weight ${string}`;

/** What is wrong with what was typed; the server has the last word on values. */
export function faultsOf(values: SelectionValues): Set<SelectionFault> {
  const faults = new Set<SelectionFault>();
  if (!/^\d+$/.test(values.quantity.trim())) faults.add('quantity');
  else if (Number(values.quantity) < 1 || Number(values.quantity) > MOST_QUANTITY) faults.add('quantity');
  const weights = Object.values(values.weights);
  if (!weights.every(isWeight) || weights.every((one) => Number(one) === 0)) faults.add('weights');
  for (const [key, { mode, target, weight }] of Object.entries(values.requirements)) {
    if (mode === 'ignore') continue;
    if (target.trim() === '') faults.add(`target ${key}`);
    if (!isWeight(weight)) faults.add(`weight ${key}`);
  }
  return faults;
}

/** What is asked of the server. @param values without faults */
export function selectionOf(
  values: SelectionValues,
  attributes: readonly Attribute[],
  about: { categoryId: number; productId: number | undefined },
): CallOf<typeof optimiseProtocol.run> {
  return {
    ...about,
    quantity: values.quantity.trim(),
    needBy: values.needBy === '' ? undefined : values.needBy,
    domesticOnly: values.domesticOnly,
    withSample: values.withSample,
    withReport: values.withReport,
    preferredOnly: values.preferredOnly,
    qualification: values.qualification,
    requirements: attributes.flatMap(({ key, comparison }): RequirementInput[] => {
      const value = values.requirements[key];
      if (!value || value.mode === 'ignore') return [];
      const { mode, target, limit, weight } = value;
      return [{ key, comparison, mode, target, limit, weight: Number(weight) }];
    }),
    weights: Object.fromEntries(GROUPS.map((group) => [group, Number(values.weights[group])])) as Record<
      Group,
      number
    >,
  };
}

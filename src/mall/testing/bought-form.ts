// What was bought at a fixed price stays as it was bought: the rest of its form is completed, its price is that of the purchase.
import type { EntrustForm } from './entrust-form.ts';

/** What the price was made of, and what was agreed with the purchase; the rest of the form is the customer's to say. */
const PRICED = [
  ...(['kind', 'urgency', 'language', 'split', 'copies', 'witnessDays', 'disposal'] as const),
  ...([
    'freight',
    'returnKg',
    'invoiceKind',
    'invoiceTitle',
    'taxNo',
    'projectId',
    'costCentre',
    'site',
  ] as const),
  'publishEvidence' as const,
] satisfies readonly (keyof EntrustForm)[];

const only = <K extends keyof EntrustForm>(form: EntrustForm, names: readonly K[]): Pick<EntrustForm, K> =>
  Object.fromEntries(names.map((name) => [name, form[name]])) as Pick<EntrustForm, K>;

/**
 * What the customer says, with everything that the price was made of as it was bought. Conditions and limits of an item are
 * said; which item, how much of it and for which specimens is not.
 */
export const completed = (bought: EntrustForm, said: EntrustForm): EntrustForm => ({
  ...said,
  ...only(bought, PRICED),
  items: bought.items.map((item, at) => {
    const one = said.items[at];
    return one?.capId === item.capId ? { ...item, conditions: one.conditions, limits: one.limits } : item;
  }),
});

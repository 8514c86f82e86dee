// What was bought at a fixed price stays as it was bought: the rest of its form is completed, its price is that of the purchase.
import type { Text } from '#kit/words/text.ts';
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

const names: Record<Exclude<(typeof PRICED)[number], 'kind'>, Text> = {
  urgency: { zh: '时效', en: 'urgency' },
  language: { zh: '报告语言', en: 'language of the report' },
  split: { zh: '报告份数', en: 'reports' },
  copies: { zh: '纸质本数', en: 'paper copies' },
  witnessDays: { zh: '现场见证', en: 'witnessing' },
  disposal: { zh: '检后样品', en: 'specimens afterwards' },
  freight: { zh: '寄回运费', en: 'freight back' },
  returnKg: { zh: '寄回重量', en: 'weight sent back' },
  invoiceKind: { zh: '发票', en: 'invoice' },
  invoiceTitle: { zh: '发票抬头', en: 'whom the invoice is for' },
  taxNo: { zh: '税号', en: 'tax number' },
  projectId: { zh: '项目', en: 'project' },
  costCentre: { zh: '成本中心', en: 'cost centre' },
  site: { zh: '送检或上门', en: 'where it is done' },
  publishEvidence: { zh: '公开验证结论', en: 'publishing the result' },
};

/** What somebody says otherwise of what the price was made of; undefined: nothing. */
export function changedOfBought(bought: EntrustForm, said: EntrustForm): Text | undefined {
  const priced: Text[] = Object.entries(names).flatMap(([name, text]) =>
    JSON.stringify(bought[name as keyof typeof names]) === JSON.stringify(said[name as keyof typeof names])
      ? []
      : [text],
  );
  const what = ({ items }: EntrustForm) =>
    items
      .map(({ capId, units, stage, specimens }) => [capId, units, stage, specimens.join()].join())
      .join(' ');
  // a form without items says nothing of them
  if (said.items.length > 0 && what(bought) !== what(said)) priced.push({ zh: '检测项目', en: 'items' });
  if (priced.length === 0) return undefined;
  return { zh: priced.map(({ zh }) => zh).join('、'), en: priced.map(({ en }) => en).join(', ') };
}

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

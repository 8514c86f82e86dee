// What differs between two versions of a form, in words that both sides read.

import { showAmount } from '#kit/money/price-format.ts';
import type { Language } from '#kit/words/text.ts';
import { urgencyNames } from '#mall/ability/ability-terms.ts';
import { reportMarks } from './service-terms.ts';
import type { FormVersion, PricedItem } from './testing.protocol.ts';

export interface FormChange {
  what: string;
  was: string;
  /** '' where it is gone. */
  is: string;
}

const nameOf = ({ item, object, standard }: PricedItem, language: Language) =>
  `${item[language]} · ${object[language]} · ${standard}`;

/** Items are matched by their specimens and conditions in their order; the total comes last. */
export function changesOf(before: FormVersion, after: FormVersion, language: Language): FormChange[] {
  const changes: FormChange[] = [];
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  const note = (what: string, was: string, is: string) => was !== is && changes.push({ what, was, is });
  const price = ({ amount }: PricedItem) =>
    amount === null ? say('待报价', 'on request') : showAmount(amount);
  const left = [...after.items];
  for (const item of before.items) {
    const same = left.findIndex(
      ({ capId, conditions }) => capId === item.capId && conditions === item.conditions,
    );
    const place =
      same >= 0 ? same : left.findIndex((one) => !before.items.some(({ capId }) => capId === one.capId));
    if (place < 0) {
      changes.push({ what: item.item[language], was: nameOf(item, language), is: '' });
      continue;
    }
    const [now] = left.splice(place, 1);
    if (!now) continue;
    note(item.item[language], nameOf(item, language), nameOf(now, language));
    note(say(`${now.item.zh} 价格`, `Price of ${now.item.en}`), price(item), price(now));
  }
  note(
    say('报告标识', 'Marks'),
    reportMarks[before.form.marks][language],
    reportMarks[after.form.marks][language],
  );
  note(
    say('时效', 'Urgency'),
    urgencyNames[before.form.urgency][language],
    urgencyNames[after.form.urgency][language],
  );
  note(say('合计', 'Total'), showAmount(before.amount), showAmount(after.amount));
  return changes;
}

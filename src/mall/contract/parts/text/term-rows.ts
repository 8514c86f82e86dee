// The terms of a contract as rows of label and text: place, payment, invoice, days.

import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { triggerWords } from '#mall/order/payment-plan.ts';
import type { ContractContent } from '../../contract-content.ts';
import { type PaperLanguage, pair, type Say } from './text-label.ts';
import { textWords } from './text-words.ts';

/** The terms as rows of label and text, and what stood there before. */
export function termRows(
  content: ContractContent,
  before: ContractContent | undefined,
  language: PaperLanguage,
) {
  const isOnPaper = content.kind === 'OFFLINE';
  const rows: {
    key: string;
    name: (say: Say) => string;
    of: (one: ContractContent, in_: Language) => string;
  }[] = [
    { key: 'place', name: (say) => say.place, of: ({ deliveryPlace }) => deliveryPlace || '—' },
    { key: 'plan', name: (say) => say.plan, of: ({ plan }, in_) => showPlan(plan, in_) },
    {
      key: 'invoice',
      name: (say) => say.invoice,
      of: (one, in_) => {
        const say = speak(textWords, in_);
        return `${say[`invoice_${one.invoiceKind}`]} · ${say.tax(String(one.taxPerMille / 10))}`;
      },
    },
    ...(content.startsOn || content.endsOn || before?.startsOn || before?.endsOn
      ? [
          {
            key: 'term',
            name: (say: Say) => say.term,
            of: (one: ContractContent) => `${one.startsOn || '…'} – ${one.endsOn || '…'}`,
          },
        ]
      : []),
  ];
  // What is on paper is on the paper: of its terms only the days are known here.
  return rows
    .filter(({ key }) => !isOnPaper || key === 'term')
    .map(({ key, name, of }) => {
      const write = (one: ContractContent) =>
        language !== 'both' || of(one, 'zh') === of(one, 'en')
          ? of(one, language === 'both' ? 'zh' : language)
          : `${of(one, 'zh')} / ${of(one, 'en')}`;
      return { key, name: pair(language, name), text: write(content), was: before && write(before) };
    });
}

/** The stages of payment as one sentence. */
export function showPlan(plan: ContractContent['plan'], language: Language): string {
  const say = speak(textWords, language);
  return plan
    .map(({ trigger, perMille, dueDays }) =>
      say.stage(triggerWords[trigger][language], String(perMille / 10), dueDays),
    )
    .join(language === 'zh' ? '；' : '; ');
}

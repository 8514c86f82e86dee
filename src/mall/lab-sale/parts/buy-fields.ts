// The fields of both purchases: how many, how urgent, which report, and whom the invoice is for.
import { field } from '#kit/form/field-kinds.ts';
import type { Text } from '#kit/words/text.ts';
import { MOST_SPECIMENS, MOST_UNITS } from '#mall/ability/ability.protocol.ts';
import { boughtWords } from '#mall/testing/parts/bought/bought-words.ts';
import { ENTRUST_FIELDS } from '#mall/testing/parts/entrust-fields.ts';
import { MOST_PACKAGES } from '#mall/testing/service-terms.ts';

/** A whole number from 1. */
const wholeFrom1 = (label: Text, most: number) =>
  field.number(label, {
    max: 5,
    rule: (typed) =>
      /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= most
        ? undefined
        : { zh: boughtWords.wholeFrom.zh(most), en: boughtWords.wholeFrom.en(most) },
  });

const { marks, language, urgency, copies, returnKg, invoiceKind, invoiceTitle, taxNo } = ENTRUST_FIELDS;
const invoice = { invoiceKind, invoiceTitle, taxNo };

/** @param unit what its own price counts; '' where specimens are all that counts */
export const serviceFields = (specimens: Text, unit: Text) => ({
  specimens: wholeFrom1(specimens, MOST_SPECIMENS),
  units: wholeFrom1(unit, MOST_UNITS),
  ...{ urgency, marks, language, copies },
  returnKg: {
    ...returnKg,
    label: { zh: '样品寄回（千克，0 为到付或不寄回）', en: 'Send specimens back, kg (0: not, or collect)' },
  },
  ...invoice,
});

export const PACKAGE_FIELDS = {
  count: wholeFrom1(boughtWords.count, MOST_PACKAGES),
  marks,
  language: field.choice(
    { zh: '报告语言', en: 'Language' },
    { ZH: { zh: '中文', en: 'Chinese' }, EN: { zh: '英文', en: 'English' } },
    { empty: 'ZH' },
  ),
  ...invoice,
};

/** A header is asked for with an invoice. */
export const WITH_INVOICE = {
  invoiceTitle: ({ invoiceKind: kind }: { invoiceKind: string }) => kind !== 'none',
  taxNo: ({ invoiceKind: kind }: { invoiceKind: string }) => kind !== 'none',
};

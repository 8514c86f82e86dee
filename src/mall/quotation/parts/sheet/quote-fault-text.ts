// What is wrong with a field of the quotation form, as a sentence.
import type { Spoken } from '#kit/words/speak.ts';
import type { FaultKey } from './quote-faults.ts';
import type { quoteFormWords } from './quote-form-words.ts';

type Say = Spoken<typeof quoteFormWords>;

const words = {
  unanswered: 'unanswered',
  price: 'price',
  breakNumber: 'breakNumber',
  breakOrder: 'breakOrder',
  whole: 'whole',
  multiple: 'multipleFault',
  moqMultiple: 'moqMultiple',
  leadDays: 'leadDaysFault',
  warranty: 'warranty',
  alternativeName: 'alternativeName',
  differences: 'differencesFault',
  differenceName: 'differenceNameFault',
  fee: 'fee',
  noFee: 'noFee',
  allNone: 'allNone',
  freightFee: 'freightFeeFault',
  plan: 'planFault',
  validUntil: 'validUntilFault',
  uploading: 'uploading',
} as const satisfies Partial<Record<FaultKey, keyof Say>>;

/** @param day the earliest end of validity, for the one sentence that names it */
export function quoteFaultText(say: Say, fault: FaultKey, day = ''): string {
  return fault === 'validTooShort' ? say.validTooShort(day) : say[words[fault]];
}

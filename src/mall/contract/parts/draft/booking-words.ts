// What the fields are called in which a purchaser says what a contract is booked to.
import { words } from '#kit/words/words.ts';

export const bookingWords = words({
  bookedTo: { zh: '费用归属', en: 'Booked to' },
  hint: {
    zh: '仅本企业可见；提交或确认时占用预算',
    en: 'Seen by your enterprise alone; budgets are reserved when you submit or confirm',
  },
});

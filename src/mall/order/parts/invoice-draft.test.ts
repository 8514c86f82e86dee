// The invoice choice: offered again as it was, refused field by field, sent without what its kind does not need.
import { describe, expect, it } from 'vitest';
import { speak } from '#kit/words/speak.ts';
import { buyerWords } from './buyer-words.ts';
import { draftOf, type InvoiceDraft, invoiceFaults, invoiceOf } from './invoice-draft.ts';

const say = speak(buyerWords, 'en');
const TAX_NO = '91440300MA5DA1234H'; // its last character is computed from the others
const draft = (more: Partial<InvoiceDraft>): InvoiceDraft => ({ ...draftOf(null), ...more });
const faults = (more: Partial<InvoiceDraft>) => Object.keys(invoiceFaults(draft(more), 'en', say)).sort();

it('starts without an invoice, or from the last choice', () => {
  expect(draftOf(null)).toMatchObject({ kind: 'none', titleKind: 'company', title: '' });
  expect(draftOf({ kind: 'normal', titleKind: 'person', title: 'Lin' })).toMatchObject({
    kind: 'normal',
    titleKind: 'person',
    title: 'Lin',
    taxNo: '',
  });
});

describe('what is wrong', () => {
  it.each<[string, Partial<InvoiceDraft>, string[]]>([
    ['none needs nothing', { kind: 'none', email: 'x' }, []],
    ['a person needs a title', { kind: 'normal', titleKind: 'person' }, ['title']],
    ['a company needs its tax number', { kind: 'normal', title: 'ACME' }, ['taxNo']],
    ['a company with both', { kind: 'normal', title: 'ACME', taxNo: TAX_NO.toLowerCase() }, []],
    ['a wrong tax number', { kind: 'normal', title: 'ACME', taxNo: '123' }, ['taxNo']],
    [
      'an e-mail may be left out but not be wrong',
      { kind: 'normal', titleKind: 'person', title: 'Lin', email: 'x' },
      ['email'],
    ],
    [
      'a special one needs everything',
      { kind: 'special', titleKind: 'person' },
      ['bank', 'bankAccount', 'registerAddress', 'registerPhone', 'taxNo', 'title'],
    ],
    [
      'a landline without its city and half an account',
      {
        ...{ kind: 'special', title: 'ACME', taxNo: TAX_NO, registerAddress: 'A', bank: 'B' },
        ...{ registerPhone: '755-86013388', bankAccount: '7559' },
      },
      ['bankAccount', 'registerPhone'],
    ],
  ])('%s', (_, more, wrong) => expect(faults(more)).toEqual(wrong));
});

describe('what is sent', () => {
  const typed = {
    title: ' ACME ',
    taxNo: TAX_NO.toLowerCase(),
    bank: 'B',
    bankAccount: '1',
    registerAddress: 'A',
    registerPhone: '2',
  };

  it.each<[string, Partial<InvoiceDraft>, object]>([
    ['none', { kind: 'none' }, { kind: 'none' }],
    [
      'a person',
      { kind: 'normal', titleKind: 'person' },
      { kind: 'normal', titleKind: 'person', title: 'ACME' },
    ],
    ['a company', { kind: 'normal' }, { kind: 'normal', titleKind: 'company', title: 'ACME', taxNo: TAX_NO }],
    [
      'special',
      { kind: 'special', titleKind: 'person' },
      { ...typed, kind: 'special', titleKind: 'company', title: 'ACME', taxNo: TAX_NO },
    ],
  ])('%s', (_, more, sent) =>
    expect(JSON.parse(JSON.stringify(invoiceOf(draft({ ...typed, ...more }))))).toEqual(sent),
  );
});

// How versions of a contract are compared in words: every field has a name, and what only the mall needs is left out.
import { expect, it } from 'vitest';
import { compareContents } from '#mall/inquiry/difference.ts';
import type { ContractContent, ContractParty } from './contract-content.ts';
import { contractVocabulary } from './contract-vocabulary.ts';

const party: ContractParty = {
  ...{ name: 'A', uscc: 'U', address: 'X', contact: 'L', phone: '1', bank: 'B', bankAccount: '2' },
};
const words = { zh: '甲', en: 'A' };
const full: ContractContent = {
  ...{
    contractSn: 'CT1',
    kind: 'PURCHASE',
    title: words,
    ruling: 'zh',
    templateKey: 'x',
    templateVersion: 1,
  },
  ...{ inqSn: null, purchaser: party, supplier: party, goodsAmount: '1.00', freight: '1.00', amount: '2.00' },
  ...{ taxPerMille: 130, currency: 'CNY', deliveryPlace: 'X', invoiceKind: 'special' },
  ...{ startsOn: '2026-01-01', endsOn: '2026-12-31', amendmentNo: 1 },
  plan: [{ trigger: 'ON_ORDER', perMille: 1_000, dueDays: 5 }],
  lines: [
    {
      ...{
        lineNo: 1,
        awardLineId: 5,
        productId: 7,
        partNo: 'P',
        name: 'N',
        brandName: 'B',
        packageName: 'P',
      },
      ...{ matCode: 'M', spec: 'S', unit: '个', number: 5, minBuyNum: 5, multiple: 5, unitPrice: '1.000000' },
      ...{ amount: '5.00', deliverBy: '2026-12-31', leadDays: 5 },
      quotation: { quoSn: 'Q', versionNo: 1, versionHash: 'h', lineHash: 'h' },
    },
  ],
  clauses: [{ key: 'law', title: words, text: words }],
  annexes: [{ fileId: 3, fileName: 'a.pdf', sha256: 'h' }],
};

/** What is compared under its bare key, since no reader needs a word for it. */
const WITHOUT_A_NAME = ['kind', 'currency', 'lines[1].lineNo', 'clauses[law].key'];

it.each(['zh', 'en'] as const)('every field has its name in %s', (language) => {
  const found = compareContents({}, full, contractVocabulary(language));
  const nameless = found.filter(({ path, label }) => path.split(/[.\]]+/).at(-1) === label[language]);
  expect(nameless.map(({ path }) => path)).toEqual(WITHOUT_A_NAME);
  const paths = found.map(({ path }) => path);
  for (const silent of [
    'contractSn',
    'templateKey',
    'templateVersion',
    'lines[1].awardLineId',
    'lines[1].productId',
  ])
    expect(paths).not.toContain(silent);
  for (const silent of ['annexes[3].sha256', 'annexes[3].fileId']) expect(paths).not.toContain(silent);
  expect(paths.filter((path) => path.startsWith('lines[1].quotation'))).toEqual([]);
});

it('a party’s fields are called by the party', () => {
  const { names } = contractVocabulary('en');
  expect(names['purchaser.name']).toEqual({ zh: '买方名称', en: 'Purchaser: name' });
  expect(names['supplier.bankAccount']).toEqual({ zh: '卖方账号', en: 'Supplier: account' });
});

it('whole lines, stages, clauses and annexes have a name, and so have plan and clause by themselves', () => {
  const { names } = contractVocabulary('en');
  for (const path of ['lines[]', 'plan', 'plan[]', 'clauses[]', 'annexes[]'])
    expect(names[path]).toBeDefined();
});

it.each<[string, unknown, string | undefined, string | undefined]>([
  ['taxPerMille', 130, '13%', '13%'],
  ['plan[].perMille', 305, '30.5%', '30.5%'],
  ['plan[].trigger', 'BEFORE_SHIP', '发货前', 'Before delivery'],
  ['plan[].trigger', undefined, undefined, undefined],
  ['plan[].dueDays', 5, undefined, undefined],
  ['title', 'ON_ORDER', undefined, undefined],
  ['ruling', 'zh', undefined, undefined],
])('%s %j', (path, value, zh, en) => {
  expect(contractVocabulary('zh').write?.(path, value)).toBe(zh);
  expect(contractVocabulary('en').write?.(path, value)).toBe(en);
});

// What official files say is read to the fen, and what contradicts itself is no invoice.
import { expect, it } from 'vitest';
import { dayOf, fieldsInText, filledWith, labelIn, officialInvoice } from './official-invoice.ts';

const SAID = {
  InvoiceNumber: '26352000000000000001',
  IssueTime: '2026-11-20 10:11:12',
  SellerIdNum: '91350100M000100Y43',
  BuyerIdNum: '',
  BuyerName: '王工',
  TotalAmWithoutTax: '1026.74',
  TotalTaxAm: '67.43',
  'TotalTax-includedAmount': '1094.17',
  LabelCode: '02',
  Remark: 'IV1',
};

it('reads an invoice and a red letter, and what it takes back', () => {
  expect(officialInvoice(SAID)).toEqual({
    ...{ number: SAID.InvoiceNumber, issuedOn: '2026-11-20', type: 'normal', redOf: '', remark: 'IV1' },
    ...{ sellerNo: SAID.SellerIdNum, buyerNo: '', buyerName: '王工' },
    ...{ net: 102_674, tax: 6_743, amount: 109_417 },
  });
  const red = officialInvoice({
    ...SAID,
    ...{ TotalAmWithoutTax: '-28.62', TotalTaxAm: '-3.72', 'TotalTax-includedAmount': '-32.34' },
    Remark: '被红冲蓝字数电票号码：26352000000000000001 红字发票信息确认单编号：123',
  });
  expect(red).toMatchObject({ net: -2_862, tax: -372, amount: -3_234, redOf: SAID.InvoiceNumber });
});

it.each([
  { InvoiceNumber: '123' },
  { IssueTime: '2026-13-40' },
  { SellerIdNum: '' },
  { LabelCode: '' },
  { TotalTaxAm: '67.44' },
  { TotalTaxAm: '' },
  { 'TotalTax-includedAmount': 'x' },
])('is none with %j', (wrong) => {
  expect(officialInvoice({ ...SAID, ...wrong })).toBeUndefined();
});

it('knows days as they are written', () => {
  expect(['2026-11-20 10:11:12', '20261120', '2026年1月2日', '2026/11/20'].map(dayOf)).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-01-02',
    '2026-11-20',
  ]);
  expect(dayOf('')).toBeUndefined();
  expect(dayOf('2026-02-31')).toBeUndefined();
});

it('finds the same on a printed page: the buyer before the seller, net and tax that make the total', () => {
  const page = `电 子 发 票（增值税专用发票）\n发票号码：26352000000000000002\n开票日期：2026年11月20日
名称：甲公司\n统一社会信用代码/纳税人识别号：91350100M000100Y43\n名称：乙公司\n纳税人识别号：914403001922038216
单价 1.08850000 ¥108.85 ¥14.15\n合计 ¥1,026.74 ¥67.43\n价税合计（小写）¥1,094.17\n备注：IV2`;
  const found = officialInvoice(fieldsInText(page));
  expect(found).toMatchObject({ number: '26352000000000000002', type: 'special', remark: 'IV2' });
  expect(found).toMatchObject({ buyerNo: '91350100M000100Y43', sellerNo: '914403001922038216' });
  expect(found).toMatchObject({ buyerName: '甲公司', net: 102_674, tax: 6_743, amount: 109_417 });
  const red = page.replaceAll('¥', '-¥');
  expect(officialInvoice(fieldsInText(red))).toMatchObject({ net: -102_674, amount: -109_417 });
  expect(officialInvoice(fieldsInText('一页别的东西 ¥5.00'))).toBeUndefined();
});

it('lets what is said first count', () => {
  expect(labelIn('一张收据')).toBe('');
  expect(
    filledWith({ InvoiceNumber: '1', BuyerName: '' }, { InvoiceNumber: '2', BuyerName: '乙' }),
  ).toMatchObject({
    InvoiceNumber: '1',
    BuyerName: '乙',
  });
});

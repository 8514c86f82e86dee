// Official files through the mall's doors: what matches is issued by itself, what fits several waits for a person, what does not is told why.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { aCreditCode } from '#mall/company/server/company.builders.ts';
import { invoiceProtocol as P } from '#mall/invoice/invoice.protocol.ts';
import { openInvoiceDesk } from '#mall/invoice/server/invoice-desk.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { netOf } from '#mall/tax/tax-amounts.ts';
import { taxFileProtocol as F } from '../tax-file.protocol.ts';
import { taxFileList } from '../tax-file-list.ts';
import { ofdOf, pdfOf, type WantedFile, xmlOf, zipOf } from './official-files.builders.ts';

let mall: TestMall;
let of: ReturnType<typeof openInvoiceDesk>;

beforeAll(async () => {
  mall = await openTestMall();
  of = openInvoiceDesk(mall);
});
afterEach(async () => {
  expect(await of.broken()).toEqual([]);
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

type Shop = Awaited<ReturnType<typeof of.aShop>>;

/** A company's application that waits to be issued. */
async function waiting({ buyer, seller, bill }: Shop, headerId: number, due: number, more: object = {}) {
  await bill([{ due }]);
  const rowIds = JSON.stringify([required((await of.rowIdsOf(buyer)).at(-1))]);
  const { invoiceSn } = await of.applied(buyer, { rowIds, headerId, ...more });
  await mall.call(P.accept, { ...(await of.seen(buyer, invoiceSn)), isAccepted: 1 }, seller);
  return invoiceSn;
}

const company = async ({ buyer }: Shop) => {
  const taxNo = aCreditCode();
  const header = await of.headerOf(buyer, { titleKind: 'company', title: '甲公司', taxNo });
  return { headerId: header.headerId, buyerNo: taxNo, buyerName: '甲公司' };
};
/** A file over so much, in fen with its 13 %. */
const over = (total: number, more: Partial<WantedFile> & { off?: number } = {}): WantedFile => ({
  number: of.nextNumber(),
  total: centsToWire(cents(total)),
  tax: centsToWire(cents(total - netOf(cents(total), 130) + (more.off ?? 0))),
  ...more,
});

async function handIn(seller: Shop['seller'], files: Readonly<Record<string, Uint8Array>>) {
  const answer = await handInFile(mall, F.import, zipOf(files), { fileName: 'files.zip' } as never, seller);
  expect(answer.state).toBe(State.done);
  while ((await mall.fireTimers()) > 0);
  const { list, counts } = await mall.call(taxFileList.list, { pageSize: 100 }, seller);
  const said = (name: string) => required(list.find(({ fileNames }) => fileNames.includes(name)));
  return { data: answer.data, list, counts, said };
}

it('Z5, a tenth of it: 47 are issued by themselves, 2 by hand, and each of the others has its reason', async () => {
  const shop = await of.aShop();
  const { buyer, seller } = shop;
  const { headerId, ...to } = await company(shop);
  const files: Record<string, Uint8Array> = {};
  for (let at = 0; at < 45; at++) {
    await waiting(shop, headerId, 10_000 + at * 100);
    files[`${at}.xml`] = xmlOf(over(10_000 + at * 100, to));
  }
  const [twin, other] = [await waiting(shop, headerId, 777_00), await waiting(shop, headerId, 777_00)];
  const [named, far] = [await waiting(shop, headerId, 888_00), await waiting(shop, headerId, 888_00)];
  await waiting(shop, headerId, 999_00);
  files['named.xml'] = xmlOf(over(888_00, { ...to, remark: `订单 ${named}` }));
  files['fen.xml'] = xmlOf(over(999_00, { ...to, off: 1 }));
  files['twin.xml'] = xmlOf(over(777_00, to));
  files['twin 2.ofd'] = ofdOf(over(777_00, to));
  const bad: Record<string, [Uint8Array, string]> = {
    'damaged.xml': [Buffer.from('<EInvoice>'), '无法读取'],
    'photo.pdf': [Buffer.from('%PDF-1.4'), '无法读取'],
    'seller.xml': [xmlOf(over(100_00, { ...to, sellerNo: aCreditCode() })), '销售方'],
    'buyer.xml': [xmlOf(over(100_00, { ...to, buyerNo: aCreditCode() })), '购买方'],
    'person.xml': [xmlOf(over(100_00)), '购买方'],
    'amount.xml': [xmlOf(over(123_45, to)), '价税合计'],
    'tax.xml': [xmlOf(over(777_00, { ...to, off: 2 })), '税额'],
    'red.xml': [xmlOf({ ...over(100_00, to), total: '-113.00', tax: '-13.00' }), '红字'],
    'future.xml': [xmlOf(over(100_00, { ...to, issuedOn: '2027-01-01' })), '晚于今天'],
    'special.xml': [xmlOf(over(777_00, { ...to, isSpecial: true })), '发票类型'],
  };
  for (const [name, [bytes]] of Object.entries(bad)) files[name] = bytes;
  const { data, counts, said } = await handIn(seller, files);
  expect(data).toEqual({ files: 59, invoices: 57, refused: 2 });
  expect(counts).toMatchObject({ READ: 0, MATCHED: 47, BY_HAND: 2, REFUSED: 10 });
  for (const [name, [, reason]] of Object.entries(bad)) expect(said(name).reasonName).toContain(reason);
  expect((await of.show(buyer, named)).state).toBe('COMPLETED');
  expect((await of.show(buyer, far)).state).toBe('PENDING_ISSUE');

  // By hand: the two that fit are offered; what was chosen is issued, and the other file then fits one alone.
  const { taxFileId } = said('twin.xml');
  const file = await mall.call(F.taxFile, { taxFileId }, seller);
  expect(file.choices.map(({ invoiceSn }) => invoiceSn).sort()).toEqual([twin, other].sort());
  const assign = (invoiceSn: string, who: { token: string } = seller) =>
    mall.ask(F.assign, { taxFileId, version: file.version, invoiceSn }, who);
  expect((await assign(far)).state).toBe(State.refused);
  const stranger = await aSeller(mall);
  expect((await assign(twin, stranger)).state).toBe(State.notFound);
  expect((await mall.ask(F.taxFile, { taxFileId }, stranger)).state).toBe(State.notFound);
  expect((await assign(twin)).data).toEqual({ state: 'MATCHED' });
  expect(await of.show(buyer, twin)).toMatchObject({
    state: 'COMPLETED',
    sheets: [{ number: file.number, issuedOn: '2026-11-20', files: [{ mimeType: 'application/xml' }] }],
  });
  expect((await assign(other)).state).not.toBe(State.done);

  // Handed in again, each is known.
  const again = await handIn(seller, { 'again.xml': required(files['3.xml']) });
  expect(again.said('again.xml').reasonName).toBe('发票号码已登记');
});

it('takes XML before OFD before PDF of one number, keeps them all, and the fen of the tax that the file says', async () => {
  const shop = await of.aShop();
  const { buyer, seller } = shop;
  const { headerId, ...to } = await company(shop);
  const invoiceSn = await waiting(shop, headerId, 113_00);
  const wish = over(113_00, { ...to, off: 1 });
  const { said, list } = await handIn(seller, {
    'a.pdf': await pdfOf({ ...wish, total: '999.00', tax: '99.00' }),
    'b.ofd': ofdOf(wish),
    'c.xml': xmlOf(wish),
  });
  expect(list).toHaveLength(1);
  expect(said('a.pdf')).toMatchObject({
    fileNames: ['c.xml', 'b.ofd', 'a.pdf'],
    state: 'MATCHED',
    invoiceSn,
  });
  const { sheets, net, tax } = await of.show(buyer, invoiceSn);
  expect({ net, tax }).toEqual({ net: '99.99', tax: '13.01' });
  expect(sheets[0]!.files.map(({ mimeType }) => mimeType)).toEqual([
    'application/xml',
    'application/ofd',
    'application/pdf',
  ]);
  const page = await fetch(new URL(sheets[0]!.files[0]!.url, mall.origin));
  expect(page.headers.get('content-disposition')).toMatch(/^attachment/);
});

it('issues a paper application once all its sheets are there; withdrawn before, its files are to be matched anew', async () => {
  const shop = await of.aShop();
  const { buyer, seller, bill } = shop;
  const { headerId, ...to } = await company(shop);
  const { addressId } = await of.addressOf(buyer);
  await bill([{ due: 18_000_000, qty: 1_000 }]);
  const paper = { headerId, medium: 'PAPER', addressId } as const;
  const { invoiceSn } = await of.applied(buyer, paper);
  await mall.call(P.accept, { ...(await of.seen(buyer, invoiceSn)), isAccepted: 1 }, seller);
  const [first, second] = [over(112_860_00, to), over(67_140_00, to)];
  expect((await handIn(seller, { '1.xml': xmlOf(first) })).said('1.xml')).toMatchObject({
    state: 'MATCHED',
    isWaiting: 1,
  });
  await mall.call(P.withdraw, await of.seen(buyer, invoiceSn), buyer);
  const { invoiceSn: anew } = await of.applied(buyer, paper);
  await mall.call(P.accept, { ...(await of.seen(buyer, anew)), isAccepted: 1 }, seller);
  const { said } = await handIn(seller, { '2.xml': xmlOf(second) });
  expect([said('1.xml'), said('2.xml')]).toMatchObject([{ state: 'BY_HAND' }, { isWaiting: 1 }]);
  const { taxFileId, version } = said('1.xml');
  await mall.call(F.assign, { taxFileId, version, invoiceSn: anew }, seller);
  const { state, sheets } = await of.show(buyer, anew);
  expect({ state, numbers: sheets.map(({ number }) => number) }).toEqual({
    state: 'PENDING_DELIVERY',
    numbers: [first.number, second.number],
  });
});

it('issues the red letter that was asked for', async () => {
  const shop = await of.aShop();
  const { buyer, seller } = shop;
  const { headerId, ...to } = await company(shop);
  const invoiceSn = await waiting(shop, headerId, 113_00);
  const blue = over(113_00, to);
  await handIn(seller, { 'blue.xml': xmlOf(blue) });
  const { version, sheets } = await of.show(buyer, invoiceSn);
  const wish = { invoiceSn, version, sheetId: sheets[0]!.sheetId, reasonCode: '01' } as const;
  await mall.call(P.askRed, wish, buyer);
  const red = {
    ...over(113_00, to),
    ...{ total: '-113.00', tax: '-13.00' },
    remark: `被红冲蓝字数电票号码：${blue.number}`,
  };
  expect((await handIn(seller, { 'red.xml': xmlOf(red) })).said('red.xml').state).toBe('MATCHED');
  expect(await of.show(buyer, invoiceSn)).toMatchObject({
    state: 'RED_ISSUED',
    reds: [{ number: red.number, state: 'ISSUED' }],
  });
});

// A bank statement, from the file to bills that are paid: what fits, what fits by name, what nobody knows, and what has left.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { cents } from '#kit/money/money.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { openCashier } from '#mall/payment/server/cashier.builders.ts';
import { openOutsideCashier } from '#mall/payment/server/outside-channel.builders.ts';
import { aBill } from '#mall/payment/server/payment.builders.ts';
import { checkBooks, closeBill, refundPaid } from '#mall/payment/server/payment.ts';
import { bankProtocol } from '../bank.protocol.ts';
import { bankLineList } from '../bank-line-list.ts';
import { aStatement, type BankRow, bankDesk } from './bank.builders.ts';
import { reconciliationCompared } from './reconciliation.ts';

let mall: TestMall;
let finance: Person;
let desk: ReturnType<typeof bankDesk>;
let cashier: Awaited<ReturnType<typeof openCashier>>;
beforeAll(async () => {
  mall = await openTestMall();
  finance = await aLogin(mall, { roles: ['finance'] });
  desk = bankDesk(mall, finance);
  cashier = await openCashier(mall);
});
afterAll(async () => {
  await booksAreRight();
  await mall.close();
});

const booksAreRight = async () =>
  expect(await mall.work((work) => checkBooks(work, reconciliationCompared))).toEqual([]);
const codeOf = (paySn: string) => paySn.replace('PY', 'YC');
let serials = 0;
const serial = () => `S${++serials}`;
const lines = async (state?: 'OPEN' | 'UNIDENTIFIED') =>
  (await mall.call(bankLineList.list, state ? { state } : {}, finance)).list;
/** One line, imported and left open, or done with as it fits. */
async function aLine(row: Omit<BankRow, 'serial'>, how: 'open' | 'proposed' = 'open') {
  const own = serial();
  await desk.take(aStatement([{ serial: own, ...row }]), []);
  const find = async () =>
    (await mall.call(bankLineList.list, { keyword: own }, finance)).list.find((one) => one.serial === own)!;
  const line = await find();
  if (how === 'open') return line;
  const { lineSn, match } = line;
  await mall.call(match === 'NONE' ? bankProtocol.setAside : bankProtocol.book, { lineSn }, finance);
  return find();
}
const { book, attach, setAside, sendBack, wentBack, fee, bankDetail } = bankProtocol;

/** An enterprise of this name with a bill. */
async function anEnterpriseBill(name: string, amount = 10_000) {
  const person = await aLogin(mall, { type: 3 });
  await mall.work((work) =>
    work.query(
      `INSERT INTO enterprise (name, uscc, main_member_id, state, data, certified_at) VALUES ($1, $2, $3, 'CERTIFIED', '{}', now())
       ON CONFLICT DO NOTHING`,
      [name, `U${crypto.randomUUID().slice(0, 16)}`, person.memberId],
    ),
  );
  await mall.work((work) =>
    work.query('UPDATE enterprise SET name = $1 WHERE main_member_id = $2', [name, person.memberId]),
  );
  return {
    person,
    ...(await mall.work((work) => aBill(work, { memberId: person.memberId, amounts: [amount] }))),
  };
}

it('Z8: three booked by their numbers, one by name, one unknown; the same file again changes nothing', async () => {
  const buyers = [await cashier.aBuyer(), await cashier.aBuyer(), await cashier.aBuyer()] as const;
  const { paySn: ofCompany } = await anEnterpriseBill('深圳市云帆电子（集团）有限公司', 43_210);
  const typed = codeOf(buyers[1].paySn).replaceAll('0', 'O').replaceAll('1', 'I').toLowerCase();
  const file = aStatement([
    { serial: serial(), in: '100.00', remark: `货款${codeOf(buyers[0].paySn)}` },
    { serial: serial(), in: '100.00', remark: `${typed.slice(0, 6)} ${typed.slice(6)}` },
    { serial: serial(), in: '100.00', remark: buyers[2].paySn },
    { serial: serial(), in: '432.10', name: '深圳市云帆电子(集团)有限公司' },
    { serial: serial(), in: '77.00', name: '陌生人', remark: '还款' },
  ]);
  const { rows, known } = await desk.preview(file);
  expect(known).toBe(0);
  expect(rows.map(({ match, target }) => `${match} ${target}`.trim())).toEqual([
    ...buyers.map(({ paySn }) => `SURE ${paySn}`),
    `LIKELY ${ofCompany}`,
    'NONE',
  ]);
  expect(await desk.take(file)).toEqual({ imported: 5, known: 0, booked: 4, setAside: 1, refused: [] });
  for (const { paySn } of [...buyers, { paySn: ofCompany }])
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID' });
  await booksAreRight();
  expect((await lines('UNIDENTIFIED')).map(({ otherName }) => otherName)).toContain('陌生人');

  const before = await lines();
  expect(await desk.preview(file)).toMatchObject({ rows: [], known: 5 });
  expect(await desk.take(file, rows)).toEqual({ imported: 0, known: 5, booked: 0, setAside: 0, refused: [] });
  expect(await lines()).toEqual(before);
  await booksAreRight();
});

describe('what a line does to its bill', () => {
  it('approves the voucher under review instead of paying besides', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    await mall.call(paymentProtocol.doPay, await cashier.byTransfer(paySn, memberId), person);
    const line = await aLine({ in: '100.00', remark: codeOf(paySn) }, 'proposed');
    const [payment, ...others] = await cashier.paymentsOf(paySn);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ state: 'SUCCEEDED', paidAmount: 10_000 });
    expect(line).toMatchObject({ state: 'BOOKED', target: paySn, paymentSn: payment!.paymentSn });
    expect(await cashier.stepsOf(payment!.paymentSn)).toEqual(['create', 'handInVoucher', 'findAtBank']);
  });

  it('that finance has approved by hand is matched with the payment, and booked once', async () => {
    const { person, memberId, paySn } = await cashier.aBuyer();
    const { payment } = await mall.call(
      paymentProtocol.doPay,
      await cashier.byTransfer(paySn, memberId),
      person,
    );
    const { paymentSn } = payment;
    await mall.call(paymentProtocol.approve, { paymentSn, receivedAmount: '100.00' }, finance);
    const line = await aLine({ in: '100.00', remark: codeOf(paySn) });
    expect(line).toMatchObject({ match: 'KNOWN', target: paySn });
    const again = await aLine({ in: '100.00', remark: codeOf(paySn) });
    await mall.call(book, { lineSn: line.lineSn }, finance);
    expect(await mall.call(bankDetail, line, finance)).toMatchObject({ state: 'BOOKED', paymentSn });
    expect(await mall.call(bankDetail, again, finance)).toMatchObject({ match: 'NONE' });
    expect(await cashier.balance(memberId)).toBe('1000.00');
    await booksAreRight();
  });

  it('what is more goes to the payer’s balance', async () => {
    const { memberId, paySn } = await cashier.aBuyer();
    const { lineSn, match } = await aLine({ in: '130.00', remark: codeOf(paySn) });
    expect(match).toBe('EXCESS');
    await mall.call(book, { lineSn }, finance);
    expect(await cashier.balance(memberId)).toBe('1030.00');
  });

  it('what is less waits; attached, it keeps the bill open for the rest, which a second line pays', async () => {
    const { paySn } = await cashier.aBuyer();
    const part = await aLine({ in: '60.00', remark: codeOf(paySn) });
    expect(part).toMatchObject({ match: 'PART', allowedActions: ['attach', 'setAside'] });
    await expect(mall.call(book, { lineSn: part.lineSn }, finance)).rejects.toThrow('没有可以入账的账单');
    await mall.call(attach, { lineSn: part.lineSn, number: paySn.replace('PY', 'SO') }, finance);
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'OPEN', paid: 6_000 });
    expect((await aLine({ in: '40.00', remark: codeOf(paySn) })).match).toBe('SURE');
    await aLine({ in: '40.00', remark: codeOf(paySn) }, 'proposed');
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: 10_000 });
    await booksAreRight();
  });

  it('a bill that is paid or closed meanwhile takes no more, and nobody books money for his own', async () => {
    const { person, paySn } = await cashier.aBuyer();
    const { lineSn } = await aLine({ in: '100.00', remark: codeOf(paySn) });
    await mall.call(paymentProtocol.doPay, cashier.byBalance(paySn), person);
    await expect(mall.call(book, { lineSn }, finance)).rejects.toThrow('没有可以入账的账单');
    const closed = await cashier.aBuyer();
    await mall.work((work) => closeBill(work, closed.paySn, 'test'));
    await expect(mall.call(attach, { lineSn, number: closed.paySn }, finance)).rejects.toThrow('没有找到');
    const own = await mall.work((work) => aBill(work, { memberId: finance.memberId }));
    await expect(mall.call(attach, { lineSn, number: own.paySn }, finance)).rejects.toThrow(
      '不能审核自己的付款',
    );
    expect(await mall.call(bankDetail, { lineSn }, finance)).toMatchObject({ state: 'OPEN', match: 'NONE' });
  });

  it('a channel that pays out fills the bank account from what it held', async () => {
    const line = await aLine({ in: '88.00', name: '财付通支付科技有限公司' }, 'proposed');
    expect(line).toMatchObject({ state: 'MATCHED', match: null });
    await booksAreRight();
  });
});

describe('money that nobody knows', () => {
  it('is attached once its bill is found, and the books end as if it had been known', async () => {
    const { paySn } = await cashier.aBuyer();
    const { lineSn } = await aLine({ in: '100.00', name: '某人' }, 'proposed');
    await mall.call(attach, { lineSn, number: codeOf(paySn) }, finance);
    expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID' });
    const detail = await mall.call(bankDetail, { lineSn }, finance);
    expect(detail).toMatchObject({ state: 'BOOKED', target: paySn });
    expect(detail.log.map(({ event }) => event)).toEqual(['book', 'setAside', 'bring']);
    await booksAreRight();
  });

  it('goes back, and the outgoing line of a later statement says so', async () => {
    const { lineSn } = await aLine({ in: '55.00', name: '错汇人', account: '6222 0001' }, 'proposed');
    await expect(mall.call(wentBack, { lineSn, serial: 'B1' }, finance)).rejects.toThrow();
    await mall.call(sendBack, { lineSn, reason: '错汇' }, finance);
    await booksAreRight();
    const out = await aLine({ out: '55.00', account: '62220001' }, 'proposed');
    expect(out).toMatchObject({ state: 'MATCHED', target: lineSn, amount: '-55.00' });
    expect(await mall.call(bankDetail, { lineSn }, finance)).toMatchObject({ state: 'SENT_BACK' });
    await booksAreRight();
  });

  it('by hand, with the bank’s number', async () => {
    const { lineSn } = await aLine({ in: '56.00', name: '错汇人' }, 'proposed');
    await mall.call(sendBack, { lineSn, reason: '错汇' }, finance);
    await mall.call(wentBack, { lineSn, serial: 'BACK-7' }, finance);
    expect(await aLine({ out: '56.00' })).toMatchObject({ match: 'NONE', allowedActions: ['fee'] });
    await booksAreRight();
  });
});

describe('money that has left', () => {
  it('is a refund to the account that a buyer has named, which has arrived with it', async () => {
    const outside = await openOutsideCashier(mall);
    const { sn, paySn, documentSns } = await outside.beginNew('WECHAT');
    await outside.payAt('WECHAT', sn);
    outside.standIns.WECHAT.nextRefund('PROCESSING');
    const back = { paySn, documentSn: documentSns[0]!, amount: cents(3_300), reason: 'test' };
    await mall.work((work) => refundPaid(work, back));
    await mall.mall.tendRefunds();
    await mall.work((work) =>
      work.query(
        `UPDATE refund SET route = 'BANK', next_try_at = NULL, bank_account = $1 WHERE document_sn = $2`,
        [JSON.stringify({ name: '王工', bank: '招商银行', account: '6222 0000 7777' }), documentSns[0]],
      ),
    );
    const out = await aLine({ out: '33.00', account: '622200007777' });
    const [refund] = await outside.refundsOf(paySn);
    expect(out).toMatchObject({ match: 'SURE', target: refund!.refundSn, allowedActions: ['book'] });
    await mall.call(book, { lineSn: out.lineSn }, finance);
    expect((await outside.refundsOf(paySn))[0]).toMatchObject({ state: 'SUCCEEDED', serial: out.serial });
    expect(await aLine({ out: '33.00', account: '622200007777' })).toMatchObject({ match: 'NONE' });
    await booksAreRight();
  });

  it('is a fee of the bank where it is small, and an open question else', async () => {
    const small = await aLine({ out: '8.00', remark: '手续费' });
    expect(small).toMatchObject({ match: 'NONE', allowedActions: ['fee'] });
    await mall.call(fee, { lineSn: small.lineSn, reason: '对公转账手续费' }, finance);
    const large = await aLine({ out: '200.01', remark: '?' });
    await expect(mall.call(fee, { lineSn: large.lineSn, reason: '手续费' }, finance)).rejects.toThrow(
      '最多 ¥200.00',
    );
    await expect(mall.call(setAside, { lineSn: large.lineSn }, finance)).rejects.toThrow();
    await booksAreRight();
  });
});

describe('a file', () => {
  it('is read as GBK or xlsx, and its columns are remembered as somebody has said them', async () => {
    const gbk = Buffer.concat([
      Buffer.from('bdbbd2d7c8d5c6da2cb6d4b7bdbba7c3fb2cbdf0b6ee0a', 'hex'), // 交易日期,对方户名,金额
      Buffer.from('2026-11-25,'),
      Buffer.from('bcd7b9abcbbe', 'hex'), // 甲公司
      Buffer.from(',12.00\n'),
    ]);
    expect((await desk.preview(gbk)).rows).toMatchObject([{ otherName: '甲公司', amount: '12.00' }]);
    const table = [
      ['日期', 'x1', 'x2', '金额', '对方户名'],
      ['2026-11-25', 'a', 'b', '3.00', '乙'],
    ];
    const xlsx = writeSheet([{ name: '流水', rows: table }]);
    const first = await desk.read(xlsx);
    expect(first).toMatchObject({ roles: ['day', null, null, 'amount', 'otherName'], isRemembered: false });
    const roles = ['day', 'serial', 'remark', 'amount', 'otherName'];
    await desk.handIn('take', xlsx, { sheet: first.sheet, headRow: first.headRow, roles, chosen: [] });
    expect(await desk.read(xlsx)).toMatchObject({ roles, isRemembered: true });
  });

  it('without columns of money, or of nothing, is refused with a sentence', async () => {
    const file = aStatement([{ serial: serial(), in: '1.00' }]);
    const roles = ['day', null, null, null, null, null, null];
    await expect(desk.handIn('preview', file, { headRow: 0, roles })).rejects.toThrow('请指定交易日期');
    await expect(desk.preview(aStatement([]))).rejects.toThrow('没有流水');
    await expect(desk.read('')).rejects.toThrow();
  });

  it('a row that cannot be read is named, and the others are taken', async () => {
    const file = `${aStatement([{ serial: serial(), in: '1.00' }])}\n2026-11-25,X,一元,,,,`;
    const { rows, unread } = await desk.preview(file);
    expect([rows.length, unread]).toEqual([1, [{ rowNo: 3, says: '金额无法识别' }]]);
  });
});

it('two processes book the same line at once: one does', async () => {
  const second = await openTestMall({ beside: mall });
  try {
    for (let round = 0; round < 4; round++) {
      const { memberId, paySn } = await cashier.aBuyer();
      const { lineSn } = await aLine({ in: '100.00', remark: codeOf(paySn) });
      const replies = await Promise.all(
        [mall, second, mall, second].map((at) => at.ask(book, { lineSn }, finance)),
      );
      expect(replies.filter(({ state }) => state === 200)).toHaveLength(1);
      expect(await cashier.billOf(paySn)).toMatchObject({ state: 'PAID', paid: cents(10_000) });
      expect(await cashier.balance(memberId)).toBe('1000.00');
    }
    const { paySn } = await cashier.aBuyer();
    const file = aStatement([{ serial: serial(), in: '100.00', remark: codeOf(paySn) }]);
    const { rows } = await desk.preview(file);
    const takes = await Promise.all([desk.take(file, rows), bankDesk(second, finance).take(file, rows)]);
    expect(takes.map(({ imported, booked }) => [imported, booked]).sort()).toEqual([
      [0, 0],
      [1, 1],
    ]);
  } finally {
    await second.close();
  }
  await booksAreRight();
});

it('is finance’s alone, and a line that does not exist is not there', async () => {
  const operator = await aLogin(mall, { roles: ['operator'] });
  const { lineSn } = await aLine({ in: '1.00' });
  await expect(mall.call(bankDetail, { lineSn }, operator)).rejects.toThrow('没有“平台财务”角色');
  expect((await refusalOf(mall.call(book, { lineSn: 'BL1' }, finance))).message).toBe('银行流水不存在');
});

// The rows of a wallet through HTTP: each with its document and what was held afterwards; filters, export, and whose they are.
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { yuan } from '#kit/money/money.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { balanceList } from '../../balance-list.ts';
import { paymentProtocol } from '../../payment.protocol.ts';
import { openCashier } from '../cashier.builders.ts';
import { openBalance, refundPaid } from '../payment.ts';

let mall: TestMall;
let cashier: Awaited<ReturnType<typeof openCashier>>;
beforeAll(async () => {
  mall = await openTestMall();
  cashier = await openCashier(mall);
});
afterAll(() => mall.close());

it('tells what came and went, newest first, each row with its documents', async () => {
  const { person, memberId, paySn, documentSns } = await cashier.aBuyer([6_000, 4_000]);
  const [first, second] = documentSns as [string, string];
  await mall.call(paymentProtocol.doPay, cashier.byBalance(paySn), person);
  await mall.work((work) => refundPaid(work, { paySn, documentSn: second, amount: yuan(15), reason: 'x' }));
  const page = (documentSn: string) => ({ documentSn, to: `/member/order/detail?orderSn=${documentSn}` });
  const { list, available, pagination } = await mall.call(balanceList.list, {}, person);
  expect(list).toMatchObject([
    { kind: 'refund', amount: '15.00', balanceAfter: '915.00', documents: [page(second)] },
    { kind: 'payment', amount: '-100.00', balanceAfter: '900.00', documents: [page(first), page(second)] },
    { kind: 'opening', amount: '1000.00', balanceAfter: '1000.00', documents: [] },
  ]);
  expect([available, pagination.total]).toEqual(['915.00', 3]);

  const kinds = async (asked: Record<string, unknown>) =>
    (await mall.call(balanceList.list, asked, person)).list.map(({ kind }) => kind);
  expect(await kinds({ f_kind: 'payment' })).toEqual(['payment']);
  const day = list[1]!.createTime.slice(0, 10);
  expect(await kinds({ f_createTime: `${day}..` })).toHaveLength(3);
  expect(await kinds({ f_createTime: `2020-01-01..2020-01-02` })).toEqual([]);

  const stranger = await aLogin(mall);
  expect((await mall.call(balanceList.list, {}, stranger)).list).toEqual([]);
  expect(memberId).not.toBe(stranger.memberId);
});

it('its export has the same rows, as numbers', async () => {
  const { person, paySn, documentSns } = await cashier.aBuyer();
  await mall.call(paymentProtocol.doPay, cashier.byBalance(paySn), person);
  const { list } = await mall.call(balanceList.list, {}, person);
  const file = await fetch(`${mall.origin}/${balanceList.path}/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ format: 'xlsx' }),
  });
  const book = read(Buffer.from(await file.arrayBuffer()));
  const rows = utils.sheet_to_json<unknown[]>(Object.values(book.Sheets)[0]!, { header: 1 });
  expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
    ['支付', documentSns[0], -100, 900],
    ['期初余额', undefined, 1_000, 1_000],
  ]);
  expect(rows).toHaveLength(list.length + 1);
});

it('an enterprise has one; who lacks the point is told its name, who lacks an order’s page gets no link', async () => {
  const main = await aMainAccount(mall);
  const { enterpriseId } = main;
  await mall.work((work) => openBalance(work, main.memberId, yuan(500)));
  const finance = await aLoggedInEmployee(mall, { enterpriseId, roles: ['finance'] });
  const buyer = await aLoggedInEmployee(mall, { enterpriseId, roles: ['buyer'] });
  expect(await mall.call(balanceList.list, {}, finance)).toMatchObject({
    available: '500.00',
    list: [{ kind: 'opening', amount: '500.00' }],
  });
  for (const call of [balanceList.list, balanceList.export!]) {
    const refused = await mall.ask(call, { format: 'xlsx' }, buyer);
    expect(refused.state).toBe(State.notAllowed);
    expect(refused.msg).toContain('查看企业余额');
  }
  expect((await mall.ask(balanceList.list, {}, buyer, 'en')).msg).toContain('See the enterprise');
});

// Where a notice leads: to the very thing that waits, and nothing else of the desk.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { messageList } from '#mall/message/message-list.ts';
import { taskList } from '../task-lists.ts';
import { aCase, aRule } from './approval.builders.ts';
import { askApproval } from './approval.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('what waits for an approver is what its notice opens', async () => {
  const main = await aMainAccount(mall);
  const scope = { enterpriseId: main.enterpriseId };
  const buyer = await aLoggedInEmployee(mall, { ...scope, roles: ['buyer'] });
  await mall.work((work) => aRule(work, scope, { steps: [{ who: 'main' }] }));
  const [first, second] = [aCase(scope, buyer), aCase(scope, buyer)];
  for (const one of [first, second]) await mall.work((work) => askApproval(work, one));
  const { list } = await mall.call(messageList.list, {}, main);
  const links = list.map(({ link }) => new URL(link ?? '', 'http://mall'));
  expect(links.map(({ pathname }) => pathname)).toEqual(['/member/approval', '/member/approval']);
  for (const [at, { docSn }] of [second, first].entries()) {
    const keyword = links[at]!.searchParams.get('keyword') ?? '';
    const { list: tasks } = await mall.call(taskList.list, { tab: 'waiting', keyword }, main);
    expect(tasks.map((task) => task.docSn)).toEqual([docSn]);
  }
});

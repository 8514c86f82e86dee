// Costs of a project are for those who may see prices: everybody else reads its parts and risks without them.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { unitPrice } from '#kit/money/money.ts';
import { aLoggedInEmployee, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { projectProtocol } from '../project.protocol.ts';
import { projectList } from '../project-list.ts';
import { aProject } from './project.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('who does not see prices sees no cost, in no way', async () => {
  const main = await aMainAccount(mall);
  const { enterpriseId } = main;
  const { projectId } = await mall.work(async (work) => {
    const { partId } = await aProduct(work, { priceTiers: [{ minNum: 1, unitPrice: unitPrice(1_000_000) }] });
    return aProject(work, main, { enterpriseId, lines: [{ partId, qty: 2 }] });
  });
  const { total } = await mall.call(projectProtocol.computeCost, { projectId }, main);
  const [viewer, accountant] = [
    await aLoggedInEmployee(mall, { enterpriseId, roles: ['viewer'] }),
    await aLoggedInEmployee(mall, { enterpriseId, roles: ['viewer'], permissions: ['order.price'] }),
  ];
  for (const endpoint of [projectProtocol.costs, projectProtocol.computeCost] as const)
    expect(await mall.ask(endpoint, { projectId }, viewer)).toMatchObject({ state: State.notAllowed });
  expect(await mall.call(projectProtocol.detail, { projectId }, viewer)).toMatchObject({
    cost: null,
    seesPrices: 0,
  });
  const costOf = async (person: { token: string }) =>
    (await mall.call(projectList.list, {}, person)).list.map(({ cost }) => cost);
  expect(await costOf(viewer)).toEqual([null]);
  expect((await mall.call(projectList.list, { f_cost: '1..' } as never, viewer)).list).toEqual([]);
  expect(await costOf(accountant)).toEqual([total]);
  expect((await mall.call(projectProtocol.costs, { projectId }, accountant)).list).toHaveLength(1);
});

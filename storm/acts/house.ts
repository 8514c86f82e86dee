// Enterprises: an employee orders on a cost centre with a budget, somebody approves or sends back, the employee pays.
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { taskList } from '#mall/approval/task-lists.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import type { House } from '../people.ts';
import { anOffer, oneOf, type Turn, type World } from '../world.ts';
import { pay, receive } from './buyer.ts';

interface Waiting {
  paySn: string;
  orderSns: string[];
  payable: string;
}

export function houseTurns(world: World, house: House): Turn {
  const placed: Waiting[] = [];
  return () =>
    oneOf(world.random, [
      [4, () => order(world, house, placed)],
      [5, () => decide(world, house)],
      [4, () => payApproved(world, house, placed)],
      [2, () => receive(world, house.employee)],
    ]);
}

async function order(world: World, { employee, costCentre }: House, placed: Waiting[]): Promise<void> {
  const { productId, least, multiple } = anOffer(world);
  const number = least + multiple * world.random.between(0, 3);
  const mark = world.mark('order');
  const { addressId } = employee;
  const { paySn, orderSns, payable } = await world.client.create(
    orderProtocol.submit,
    { source: 'buyNow', productId, number, addressId, poNumber: mark, costCentre },
    employee,
    { kind: 'order', mark, fact: (made) => `${made.parentSn} ${made.paySn} ${made.payable}` },
  );
  placed.push({ paySn, orderSns, payable });
}

async function decide({ client, random }: World, { approver }: House): Promise<void> {
  const { list } = await client.call(taskList.list, { tab: 'waiting' }, approver);
  const task = list.at(-1);
  if (!task) return;
  const { taskId } = task;
  const isReturned = random.chance(15);
  await client.call(
    approvalProtocol.decide,
    isReturned ? { taskId, decision: 'return', reason: '超出预算' } : { taskId, decision: 'approve' },
    approver,
  );
}

async function payApproved(world: World, { employee }: House, placed: Waiting[]): Promise<void> {
  const next = placed.shift();
  const [orderSn] = next?.orderSns ?? [];
  if (!next || !orderSn) return;
  const { state } = await world.client.call(orderProtocol.detail, { orderSn }, employee);
  if (state === 'PENDING_REVIEW') placed.push(next);
  if (state === 'PENDING_PAYMENT') await pay(world, employee, next);
  if (state === 'REVIEW_REJECTED') {
    const mark = `order ${orderSn} withdraw`;
    await world.client.step(orderProtocol.withdraw, { orderSn }, employee, { kind: 'step', mark });
  }
}

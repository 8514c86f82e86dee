// What a webhook must not tell: drafts, sealed quotations, what only the other side sees.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { complaintProtocol } from '#mall/complaint/complaint.protocol.ts';
import { inquiryProtocol } from '#mall/inquiry/inquiry.protocol.ts';
import { anInquiry, aPurchaser } from '#mall/inquiry/server/inquiry.builders.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { anOrder, aSeller } from '#mall/order/server/order.builders.ts';
import { aQuotation } from '#mall/quotation/server/quotation.builders.ts';
import { WEBHOOK_TOPIC_KEYS } from '../webhook-events.ts';
import { aHook, type Receiver } from './webhook.builders.ts';

const mall = await openTestMall();
const receivers: Receiver[] = [];
afterAll(async () => {
  for (const one of receivers) await one.close();
  expect(mall.log).toEqual([]);
  await mall.close();
});

async function hookOf(person: { token: string }, wish: Parameters<typeof aHook>[2]) {
  const hook = await aHook(mall, person, wish);
  receivers.push(hook.receiver);
  return hook;
}
const send = async () => {
  await mall.mall.facilities.webhooks.sendDue();
  await mall.mall.facilities.webhooks.settled();
};
const typesOf = (receiver: Receiver) => receiver.told().map(({ type }) => type);

describe('what the other side must not know', () => {
  const ALL = { topics: [...WEBHOOK_TOPIC_KEYS] };
  const ofStore = { ...ALL, side: 'store' } as const;

  it('a sealed inquiry tells its purchaser of no quotation, and stores nothing of each other', async () => {
    const purchaser = await aPurchaser(mall);
    const sellers = [await aSeller(mall), await aSeller(mall)] as const;
    const mine = await hookOf(purchaser, ALL);
    const [first, second] = [await hookOf(sellers[0], ofStore), await hookOf(sellers[1], ofStore)];
    const { inqSn } = await anInquiry(mall, { purchaser, sellers: [...sellers] });
    await aQuotation(mall, sellers[0], inqSn);
    await send();
    expect(typesOf(mine.receiver)).toEqual(['inquiry.published']);
    expect(typesOf(first.receiver).sort()).toEqual(['quotation.invited', 'quotation.submitted']);
    expect(typesOf(second.receiver)).toEqual(['quotation.invited']);
    expect(JSON.stringify(second.receiver.told())).not.toContain(first.receiver.told()[0]?.data.quoSn);
  });

  it('an open inquiry tells of each quotation', async () => {
    const purchaser = await aPurchaser(mall);
    const { receiver } = await hookOf(purchaser, ALL);
    const { inqSn, sellers } = await anInquiry(mall, { purchaser, header: { isSealed: false } });
    await aQuotation(mall, sellers[0]!, inqSn);
    await send();
    expect(typesOf(receiver).sort()).toEqual(['inquiry.published', 'quotation.submitted']);
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/price|amount|(?<!\d)1\.00/i);
  });

  it('the draft of an inquiry is nobody else’s', async () => {
    const purchaser = await aPurchaser(mall);
    const seller = await aSeller(mall);
    const { receiver } = await hookOf(seller, ofStore);
    const { inqSn, version } = await anInquiry(mall, { purchaser, sellers: [seller], isDraft: true });
    await mall.call(inquiryProtocol.cancel, { inqSn, version, reason: '不需要了' }, purchaser);
    await send();
    expect(receiver.received).toEqual([]);
  });

  it('a store hears of a complaint when the platform has taken it up, and never of one that was turned down', async () => {
    const { buyer, seller, orderSn } = await anOrder(mall, { state: 'PENDING_DELIVERY' });
    const other = await anOrder(mall, { buyer, seller, state: 'PENDING_DELIVERY' });
    const topics = ['complaint'] as const;
    const [mine, stores] = [
      await hookOf(buyer, { topics: [...topics] }),
      await hookOf(seller, { topics: [...topics], side: 'store' }),
    ];
    const operator = await aLogin(mall, { roles: ['operator'] });
    const make = async (about: string) => {
      const wish = { kind: 'late', text: '承诺 3 天发货，至今未发', orderSn: about } as const;
      return (await mall.call(complaintProtocol.make, wish, buyer)).complaintSn;
    };
    const [kept, refused] = [await make(orderSn), await make(other.orderSn)];
    await send();
    expect(typesOf(mine.receiver)).toEqual(['complaint.made', 'complaint.made']);
    expect(stores.receiver.received).toEqual([]);

    await mall.call(complaintProtocol.accept, { complaintSn: kept, version: 1 }, operator);
    const no = { complaintSn: refused, version: 1, reason: '尚未超过承诺时间' };
    await mall.call(complaintProtocol.dismiss, no, operator);
    await send();
    expect(typesOf(mine.receiver).slice(2).sort()).toEqual(['complaint.taken_up', 'complaint.turned_down']);
    expect(typesOf(stores.receiver)).toEqual(['complaint.taken_up']);
    expect(stores.receiver.told()[0]!.data).toMatchObject({ complaintSn: kept, orderSn });
    expect(JSON.stringify([...mine.receiver.told(), ...stores.receiver.told()])).not.toContain('至今未发');
  });
});

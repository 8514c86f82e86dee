// Webhooks as another system sees them: signed, once, again when it was away, and only what its owner may know.
import { createHmac } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { required } from '#kit/rules/required.ts';
import { days, hours, minutes, seconds } from '#kit/time/duration.ts';
import { aCertifiedEnterprise, aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, anOrder, aSeller, payOrder } from '#mall/order/server/order.builders.ts';
import { orderLife } from '#mall/order/server/order-life.ts';
import { webhookProtocol } from '../webhook.protocol.ts';
import { PAUSES } from './send-webhooks.ts';
import { aHook, type Receiver } from './webhook.builders.ts';
import { findUntaken, retryUntaken } from './webhook.ts';

const mall = await openTestMall();
const beside = await openTestMall({ beside: mall });
const receivers: Receiver[] = [];
afterEach(async () => {
  for (const one of receivers.splice(0)) await one.close();
  await mall.work((work) => work.query('DELETE FROM webhook_endpoint'));
});
afterAll(async () => {
  expect([...mall.log, ...beside.log]).toEqual([]);
  await beside.close();
  await mall.close();
});

async function hookOf(person: { token: string }, wish?: Parameters<typeof aHook>[2]) {
  const hook = await aHook(mall, person, wish);
  receivers.push(hook.receiver);
  return hook;
}

/** A login of this moment: tokens end within the hour. */
async function inAgain({ memberId }: { memberId: number }) {
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  const tokens = await mall.work((work) => issueTokens(work, mall.tokenSecret, memberId, caller));
  return { token: tokens.access_token };
}

const send = async ({ webhooks } = mall.mall.facilities) => {
  await webhooks.sendDue();
  await webhooks.settled();
};
const typesOf = (receiver: Receiver) => receiver.told().map(({ type }) => type);

/** By the words of the Standard Webhooks specification, with nothing of the library that signs. */
function signatureOf(secret: string, { headers, body }: Receiver['received'][number]): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

describe('what happens to an order', () => {
  it('reaches both sides once, signed, with numbers and no amounts', async () => {
    const buyer = await aBuyer(mall);
    const seller = await aSeller(mall);
    const mine = await hookOf(buyer);
    const theirs = await hookOf(seller, { side: 'store' });
    const stranger = await hookOf(await aBuyer(mall));
    const order = await anOrder(mall, { buyer, seller });
    await payOrder(mall, order);
    await Promise.all([send(), send(beside.mall.facilities)]);
    await send();

    expect(typesOf(mine.receiver).sort()).toEqual(['order.paid', 'order.placed']);
    expect(typesOf(theirs.receiver).sort()).toEqual(['order.paid', 'order.placed']);
    expect(stranger.receiver.received).toEqual([]);
    const paid = mine.receiver.told().find(({ type }) => type === 'order.paid');
    expect(paid).toMatchObject({
      timestamp: expect.stringMatching(/^20.+Z$/),
      data: {
        orderSn: order.orderSn,
        state: 'PENDING_DELIVERY',
        link: expect.stringMatching(`/member/order/detail\\?orderSn=${order.orderSn}$`),
      },
    });
    expect(Object.keys(paid?.data ?? {}).sort()).toEqual(['link', 'orderSn', 'parentSn', 'state', 'version']);
    expect(theirs.receiver.told()[0]?.data.link).toContain('/seller/order/detail?orderSn=');
    const ids = mine.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
    for (const one of mine.receiver.received) {
      expect(one.headers['webhook-signature']).toBe(signatureOf(mine.secret, one));
      const changed = { ...one, body: one.body.replace('"', "'") };
      expect(one.headers['webhook-signature']).not.toBe(signatureOf(mine.secret, changed));
    }
  });

  it('says of each state the version it had, though all are told together', async () => {
    const buyer = await aBuyer(mall);
    const mine = await hookOf(buyer);
    const order = await anOrder(mall, { buyer });
    await payOrder(mall, order);
    await send();
    const versions = mine.receiver.told().map(({ type, data }) => [type, data.version]);
    expect(versions.sort()).toEqual([
      ['order.paid', 2],
      ['order.placed', 1],
    ]);
  });

  it('is told of what was undone never, and of what was chosen only', async () => {
    const buyer = await aBuyer(mall);
    const { receiver } = await hookOf(buyer, { topics: ['parcel'] });
    const all = await hookOf(buyer);
    const order = await anOrder(mall, { buyer });
    const { orderSn } = order;
    await expect(
      mall.work(async (work) => {
        const row = required(await orderLife.hold(work, orderSn));
        await orderLife.advance(work, row, 'pay', { by: 'payment' });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await mall.call(orderProtocol.cancel, { orderSn, reason: '不要了' }, buyer);
    await send();
    expect(receiver.received).toEqual([]);
    expect(typesOf(all.receiver).sort()).toEqual(['order.cancelled', 'order.placed']);
    const rows = await mall.work((work) => work.query('SELECT * FROM step_news'));
    expect(rows).toEqual([]);
  });
});

describe('a receiver that does not answer rightly', () => {
  it('gets it again after 5 seconds, 5 minutes, …: the third try arrives, with the same id', async () => {
    const buyer = await aBuyer(mall);
    const { receiver, endpointId } = await hookOf(buyer);
    receiver.status = 500;
    await anOrder(mall, { buyer });
    await send();
    await send();
    expect(receiver.received).toHaveLength(1);
    mall.clock.pass(seconds(6));
    receiver.status = 302; // a redirect is no answer, and is not followed
    await send();
    expect(receiver.received).toHaveLength(2);
    const [waiting] = (await mall.call(webhookProtocol.messages, { endpointId }, buyer)).list;
    expect(waiting).toMatchObject({ state: 'WAITING', tries: 2, status: 302, error: 'HTTP 302' });
    mall.clock.pass(PAUSES[1] ?? 0);
    receiver.status = 200;
    await send();
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
    const [sent] = (await mall.call(webhookProtocol.messages, { endpointId, state: 'SENT' }, buyer)).list;
    expect(sent).toMatchObject({
      messageId: waiting?.messageId,
      tries: 3,
      status: 200,
      error: '',
      dueAt: null,
    });
    expect((await mall.call(webhookProtocol.list, {}, buyer)).list[0]?.failingSince).toBeNull();
  });

  it('is given up after the tenth try, which whoever runs the mall sees and can begin anew', async () => {
    const buyer = await aBuyer(mall);
    const { receiver } = await hookOf(buyer);
    receiver.status = 503;
    await anOrder(mall, { buyer });
    // the address itself would be switched off after five days
    for (let n = 0; n <= PAUSES.length; n++) {
      await send();
      await mall.work((work) => work.query('UPDATE webhook_endpoint SET failing_since = $1', [work.now]));
      mall.clock.pass((PAUSES[n] ?? 0) + seconds(1));
    }
    expect(receiver.received).toHaveLength(10);
    const [lost] = await mall.work(findUntaken);
    expect(lost).toMatchObject({ type: 'order.placed', tries: 10, error: 'HTTP 503' });
    receiver.status = 200;
    expect(await mall.work(retryUntaken)).toBe(1);
    await send();
    expect(receiver.received).toHaveLength(11);
    expect(await mall.work(findUntaken)).toEqual([]);
  });

  it('is switched off after five days, or at once by 410, and its maker hears of it', async () => {
    const buyer = await aBuyer(mall);
    const silent = await hookOf(buyer);
    const gone = await hookOf(buyer);
    silent.receiver.status = 500;
    gone.receiver.status = 410;
    await anOrder(mall, { buyer });
    await send();
    const states = async () =>
      (await mall.call(webhookProtocol.list, {}, await inAgain(buyer))).list.map(({ state }) => state);
    expect(await states()).toEqual(['GONE', 'ON']);
    mall.clock.pass(days(5) + hours(1));
    await send();
    expect(await states()).toEqual(['GONE', 'FAILED']);
    await anOrder(mall, { buyer: { ...buyer, ...(await inAgain(buyer)) } });
    mall.clock.pass(days(1));
    await send();
    expect([silent.receiver.received.length, gone.receiver.received.length]).toEqual([2, 1]);
    const told = await mall.work((work) =>
      work.query<{ title: string; link: string }>(
        `SELECT title_zh AS title, link FROM site_message WHERE member_id = $1 AND kind = 'account' ORDER BY message_id`,
        [buyer.memberId],
      ),
    );
    expect(told.filter(({ title }) => title === 'Webhook 已停用')).toEqual([
      { title: 'Webhook 已停用', link: '/member/pwd/webhook' },
      { title: 'Webhook 已停用', link: '/member/pwd/webhook' },
    ]);
    silent.receiver.status = 200;
    await mall.call(
      webhookProtocol.switch,
      { endpointId: silent.endpointId, isOn: true },
      await inAgain(buyer),
    );
    await send();
    expect(silent.receiver.received).toHaveLength(3); // what waited; not what happened while it was off
  });

  it('holds up nobody else, however many messages wait for it', async () => {
    const buyer = await aBuyer(mall);
    const deaf = await hookOf(buyer);
    const other = await hookOf(buyer);
    deaf.receiver.status = 0;
    await mall.work((work) =>
      work.query(
        `INSERT INTO webhook_message (endpoint_id, message_id, type, body, due_at, created_at)
         SELECT e, 'msg_' || e || '_' || n, 'webhook.test', '{}', $2, $2 FROM unnest($1::bigint[]) e, generate_series(1, 60) n`,
        [[deaf.endpointId, other.endpointId], work.now],
      ),
    );
    await mall.mall.facilities.webhooks.sendDue();
    await expect.poll(() => other.receiver.received.length, { timeout: seconds(8) }).toBe(60);
    expect(deaf.receiver.received.length).toBeLessThanOrEqual(4);
    await mall.work((work) => work.query(`UPDATE webhook_message SET due_at = 'infinity'`));
    await deaf.receiver.close();
    await mall.mall.facilities.webhooks.settled();
  });
});

describe('its owner', () => {
  it('tests it, and sees how it went at once', async () => {
    const buyer = await aBuyer(mall);
    const { receiver, endpointId } = await hookOf(buyer);
    expect(await mall.call(webhookProtocol.test, { endpointId }, buyer)).toMatchObject({
      state: 'SENT',
      status: 204,
    });
    expect(typesOf(receiver)).toEqual(['webhook.test']);
    await receiver.close();
    const failed = await mall.call(webhookProtocol.test, { endpointId }, buyer);
    expect(failed).toMatchObject({ state: 'WAITING', status: null });
    expect(failed.error).toContain('ECONNREFUSED');
  });

  it('sends one or a span of messages again, each by its own id', async () => {
    const buyer = await aBuyer(mall);
    const { receiver, endpointId } = await hookOf(buyer);
    const from = mall.clock.now().toISOString();
    await payOrder(mall, await anOrder(mall, { buyer }));
    await send();
    const { list } = await mall.call(webhookProtocol.messages, { endpointId }, buyer);
    const one = { endpointId, messageId: list[0]?.messageId };
    expect(await mall.call(webhookProtocol.replay, one, buyer)).toEqual({ count: 1 });
    await send();
    mall.clock.pass(minutes(1));
    const span = { endpointId, from, until: mall.clock.now().toISOString() };
    expect(await mall.call(webhookProtocol.replay, span, buyer)).toEqual({ count: 2 });
    await send();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(5);
    expect(new Set(ids)).toEqual(new Set(list.map(({ messageId }) => messageId)));
    expect((await mall.ask(webhookProtocol.replay, { endpointId }, buyer)).code).toBe('webhook.noSpan');
  });

  it('gives it a new secret; the old one signs beside it for a day', async () => {
    const buyer = await aBuyer(mall);
    const { receiver, endpointId, secret: old } = await hookOf(buyer);
    const { secret } = await mall.call(webhookProtocol.renewSecret, { endpointId }, buyer);
    expect(secret).not.toBe(old);
    await mall.call(webhookProtocol.test, { endpointId }, buyer);
    mall.clock.pass(days(1) + seconds(1));
    await mall.call(webhookProtocol.test, { endpointId }, await inAgain(buyer));
    const [both, alone] = receiver.received;
    expect(both?.headers['webhook-signature']).toBe(
      both && `${signatureOf(secret, both)} ${signatureOf(old, both)}`,
    );
    expect(alone?.headers['webhook-signature']).toBe(alone && signatureOf(secret, alone));
    const rows = await mall.work((work) => work.query('SELECT w::text AS row FROM webhook_endpoint w'));
    expect(JSON.stringify(rows)).not.toContain(secret.slice(8));
  });

  it('is the enterprise, whichever employee manages it; no other comes near', async () => {
    const company = await mall.work((work) => aCertifiedEnterprise(work));
    const wish = { enterpriseId: company.enterpriseId, permissions: ['ent.role' as const] };
    const one = await aLoggedInEmployee(mall, wish);
    const colleague = await aLoggedInEmployee(mall, wish);
    const plain = await aLoggedInEmployee(mall, { ...wish, permissions: [] });
    const { endpointId } = await hookOf(one);
    expect((await mall.call(webhookProtocol.list, {}, colleague)).list).toHaveLength(1);
    expect((await mall.ask(webhookProtocol.list, {}, plain)).state).toBe(403);
    const stranger = await aBuyer(mall);
    const seller = await aSeller(mall);
    for (const endpoint of [
      webhookProtocol.renewSecret,
      webhookProtocol.remove,
      webhookProtocol.test,
      webhookProtocol.messages,
    ])
      expect((await mall.ask(endpoint, { endpointId }, stranger)).code).toBe('webhook.notFound');
    expect((await mall.ask(webhookProtocol.sellerRemove, { endpointId }, seller)).code).toBe(
      'webhook.notFound',
    );
    await mall.call(webhookProtocol.remove, { endpointId }, colleague);
    expect((await mall.call(webhookProtocol.list, {}, one)).list).toEqual([]);
  });
});

describe('in production', () => {
  it('only public https addresses are taken, and a name that leads inside is not called', async () => {
    const production = await openTestMall({ isProduction: true });
    try {
      const buyer = await aBuyer(production);
      for (const [url, code] of [
        ['http://erp.example/hook', 'webhook.notHttps'],
        ['https://user:pass@erp.example/', 'webhook.notHttps'],
        ['javascript:alert(1)', 'webhook.notHttps'],
        ['https://10.0.0.8/hook', 'webhook.notPublic'],
        ['https://[::1]/hook', 'webhook.notPublic'],
        ['https://localhost/hook', 'webhook.notPublic'],
        ['https://169.254.169.254/latest', 'webhook.notPublic'],
      ] as const)
        expect((await production.ask(webhookProtocol.make, { url, topics: ['order'] }, buyer)).code).toBe(
          code,
        );
      const url = 'https://localhost.localdomain/';
      const { webhook } = await production.call(webhookProtocol.make, { url, topics: ['order'] }, buyer);
      const tried = await production.call(webhookProtocol.test, { endpointId: webhook.endpointId }, buyer);
      expect(tried).toMatchObject({ state: 'WAITING', status: null });
    } finally {
      await production.close();
    }
  });
});

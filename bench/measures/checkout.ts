// A whole purchase: into the cart, addresses, confirmation, order, payment by balance. Counted by finished purchases.
import { PAY_PASSWORD } from '../bench-database.ts';
import { flowLoad, type Send } from '../flow-load.ts';
import { byTurns } from '../load.ts';
import type { Bench, Measure } from '../measure.ts';
import type { Replay } from '../raw-server.ts';
import type { Buyer, Call, Recorder } from '../recorder.ts';

const AIM = 0.5;
/** Purchases recorded per connection; the bare database replays them in turn. */
const RECORDED = 8;

interface Want {
  id: number;
  least: number;
}

export const checkout: Measure = {
  name: 'checkout',
  async run(bench) {
    const { recorder, mall, raw, options, database } = bench;
    const wants = await whatToBuy(recorder);
    await emptyCarts(recorder);
    const replays = await recordPurchases(bench, wants);
    await raw.teach('checkout', replays);
    const { connections, seconds } = options;
    let flows = 0;
    const [ofMall, ofRaw] = await byTurns(
      seconds,
      (time, round) =>
        flowLoad({
          origin: mall.origin,
          processorTime: mall.processorTime,
          connections,
          seconds: time,
          flow: (send, connection, turn) =>
            purchase(send, buyerOf(recorder, connection, turn), wantOf(wants, connection, turn + round * 13)),
        }),
      (time) =>
        flowLoad({
          origin: raw.origin,
          processorTime: raw.processorTime,
          connections,
          seconds: time,
          flow: async (send, connection, turn) => {
            const at = connection * RECORDED + (turn % RECORDED);
            const flow = ++flows;
            for (let step = 0; step < replays[at]!.steps.length; step++) {
              const body = await send({ method: 'GET', path: `/checkout/${at}/${step}/${flow}` });
              if (!body.startsWith('{"state":200')) throw new Error(body);
            }
          },
        }),
    );
    const ratio = ofMall.perSecond / ofRaw.perSecond;
    return [
      {
        parts: database.parts,
        name: 'checkout',
        value: ofMall.perSecond,
        unit: 'purchases/s',
        raw: ofRaw.perSecond,
        ratio,
        p50: ofMall.p50,
        p95: ofMall.p95,
        p99: ofMall.p99,
        processor: ofMall.processor,
        rawProcessor: ofRaw.processor,
        failed: ofMall.failed + ofRaw.failed,
        aim: `≥ ${AIM} of the bare database`,
        isMet: ratio >= AIM,
      },
    ];
  },
};

/** Each connection has buyers of its own, so that no two purchases share a cart. */
const buyerOf = ({ buyers }: Recorder, connection: number, turn: number): Buyer =>
  buyers[connection * RECORDED + (turn % RECORDED)]!;
const wantOf = (wants: readonly Want[], connection: number, turn: number): Want =>
  wants[(connection * 97 + turn * 31) % wants.length]!;

async function whatToBuy(recorder: Recorder): Promise<Want[]> {
  return recorder.read<Want>(
    `SELECT p.product_id AS id, p.min_buy_num AS least FROM goods_index i JOIN product p USING (product_id)
     JOIN goods g ON g.goods_id = i.goods_id JOIN store s ON s.store_id = g.store_id
     WHERE p.on_hand - p.reserved > p.min_buy_num * 1000 AND NOT s.reviews_orders AND i.price < 1000000
     ORDER BY md5(p.product_id::text) LIMIT 1000`,
  );
}

async function emptyCarts(recorder: Recorder): Promise<void> {
  await recorder.read('DELETE FROM cart_line WHERE member_id = ANY($1::bigint[])', [
    recorder.buyers.map((one) => one.memberId),
  ]);
}

function post(buyer: Buyer, path: string, input: unknown): Call {
  return {
    method: 'POST',
    path: `/v3/${path}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${buyer.token}` },
    body: JSON.stringify(input),
  };
}

/** The five calls of a purchase; each may need what an earlier one answered. */
async function purchase(send: Send, buyer: Buyer, want: Want): Promise<void> {
  const done = async <T>(call: Call): Promise<T> => {
    const { state, msg, data } = JSON.parse(await send(call)) as { state: number; msg: string; data: T };
    if (state !== 200) throw new Error(`${call.path}: ${state} ${msg}`);
    return data;
  };
  await done(post(buyer, 'business/front/cart/add', { productId: want.id, number: want.least }));
  const { authorization } = post(buyer, '', {}).headers!;
  const addresses = await done<{ addressId: number }[]>({
    method: 'GET',
    path: '/v3/member/front/memberAddress/list',
    headers: { authorization: authorization! },
  });
  const shown = await done<{ payable: string }>(
    post(buyer, 'business/front/orderOperate/confirm', { source: 'cart' }),
  );
  const order = await done<{ paySn: string }>(
    post(buyer, 'business/front/orderOperate/submit', {
      source: 'cart',
      addressId: addresses[0]!.addressId,
      expectedAmount: shown.payable,
      requestId: crypto.randomUUID(),
    }),
  );
  await done(
    post(buyer, 'business/front/orderPay/doPay', {
      paySn: order.paySn,
      method: 'BALANCE',
      payPwd: PAY_PASSWORD,
      requestId: crypto.randomUUID(),
    }),
  );
}

/** One recorded purchase per buyer. */
async function recordPurchases({ recorder, options }: Bench, wants: readonly Want[]): Promise<Replay[]> {
  const replays: Replay[] = [];
  for (let connection = 0; connection < options.connections; connection++) {
    for (let turn = 0; turn < RECORDED; turn++) {
      const steps: Replay['steps'] = [];
      await purchase(
        async (call) => {
          const { data, statements } = await recorder.record(call);
          steps.push(statements);
          return JSON.stringify({ state: 200, data });
        },
        buyerOf(recorder, connection, turn),
        wantOf(wants, connection, turn),
      );
      replays.push({ steps });
    }
  }
  return replays;
}

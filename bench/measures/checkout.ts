// A whole purchase: into the cart, addresses, confirmation, order, payment by balance. Counted by finished purchases.
import { emptyCarts } from '../buyers.ts';
import { flowLoad } from '../flow-load.ts';
import { byTurns } from '../load.ts';
import type { Bench, Measure } from '../measure.ts';
import { purchase, whatToBuy } from '../purchase.ts';

const AIM = 0.5;

export const checkout: Measure = {
  name: 'checkout',
  async run({ database, mall, bare, buyers, options }) {
    const wants = await whatToBuy(database);
    await emptyCarts(database);
    const { connections, seconds } = options;
    // Each connection has buyers of its own, so that no two purchases share a cart.
    const own = Math.floor(buyers.length / connections);
    const run =
      ({ origin, processorTime }: Bench['mall' | 'bare']) =>
      (time: number, round: number) =>
        flowLoad({
          origin,
          processorTime,
          connections,
          seconds: time,
          flow: (send, connection, turn) =>
            purchase(
              send,
              buyers[connection * own + (turn % own)]!,
              wants[(connection * 97 + (turn + round * 13) * 31) % wants.length]!,
            ),
        });
    for (const server of [mall, bare]) await run(server)(Math.min(1, seconds), 99);
    const [ofMall, ofBare] = await byTurns(seconds, run(mall), run(bare));
    const ratio = ofMall.perSecond / ofBare.perSecond;
    const failed = ofMall.failed + ofBare.failed;
    return [
      {
        parts: database.parts,
        name: 'checkout',
        value: ofMall.perSecond,
        unit: 'purchases/s',
        bare: ofBare.perSecond,
        ratio,
        p50: ofMall.p50,
        p95: ofMall.p95,
        p99: ofMall.p99,
        processor: ofMall.processor,
        bareProcessor: ofBare.processor,
        failed,
        aim: `≥ ${AIM} of the bare server`,
        isMet: ratio >= AIM && failed === 0,
      },
    ];
  },
};

// How many pay passwords this machine can check a second with the mall's own hashing, which purchases are measured without.
import { availableParallelism } from 'node:os';
import { verify } from '@node-rs/argon2';
import { hashPassword } from '#mall/member/server/member.ts';
import { PASSWORD } from '../bench-database.ts';
import { figuresOf } from '../load.ts';
import type { Measure } from '../measure.ts';

export const payPassword: Measure = {
  name: 'pay-password',
  async run({ database, options }) {
    const kept = await hashPassword(PASSWORD);
    const times: number[] = [];
    const began = performance.now();
    const until = began + Math.min(5, options.seconds) * 1_000;
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        while (performance.now() < until) {
          const start = performance.now();
          await verify(kept, PASSWORD);
          times.push(performance.now() - start);
        }
      }),
    );
    const seconds = (performance.now() - began) / 1_000;
    const { perSecond, p50, p95, p99 } = figuresOf([{ times, seconds, failed: 0, processor: 0 }]);
    return [
      { parts: database.parts, name: 'pay-password', value: perSecond, unit: 'checks/s', p50, p95, p99 },
    ];
  },
};

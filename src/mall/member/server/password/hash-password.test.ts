// Hashing takes a core for a moment: a few at a time, and a flood is sent away instead of piling up.
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { hashPassword, isPassword } from './hash-password.ts';

describe('many passwords at once', () => {
  it('wait their turn up to a number, and the rest is told to come again', async () => {
    const served = 100 + Math.max(1, availableParallelism() - 1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: served + 18 }, (_, n) => hashPassword(`pass${n}`)),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refusal] : []));
    expect(outcomes.length - refused.length).toBe(served);
    expect(refused[0]).toBeInstanceOf(Refusal);
    expect(refused[0]).toMatchObject({
      state: State.tooMany,
      text: { zh: '当前登录人数较多，请稍后再试' },
    });
    const hash = await hashPassword('after the flood');
    expect(await isPassword(hash, 'after the flood')).toBe(true);
    expect(await isPassword(hash, 'another one')).toBe(false);
    expect(await isPassword(null, 'nobody has this password')).toBe(false);
  });
});

// Honest clients are never taken for thieves, whatever their network and their tabs do; who shares a login with its owner is found out.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, minutes, seconds } from '#kit/time/duration.ts';
import { judgeRefresh, RENEWAL_PERIOD, type RefreshUse, SAME_MOMENT } from './refresh-rule.ts';

/** A login whose tokens are numbered: 0 is its first. */
function aFamily() {
  let [newest, renewedAt, isAnswered, client] = [0, 0, true, 'his own'];
  return {
    use(token: number, at: number, by = 'his own') {
      const verdict = judgeRefresh({
        token: token === newest ? 'newest' : token === newest - 1 ? 'former' : 'spent',
        isFirst: token === 0,
        since: at - renewedAt,
        isAnswered,
        isSameClient: by === client,
      });
      if (verdict === 'renew') {
        newest = token + 1;
        [renewedAt, isAnswered, client] = [at, false, by];
      }
      return verdict;
    },
    /** The access token of the last answer is used. */
    answer() {
      isAnswered = true;
    },
  };
}

/** The specification's client keeps its first token; others take the one that each answer brings. */
const kind = fc.constantFrom('keeps', 'rotates');
/** One renewal: how long after the last, how often its answer got lost and how long until the next try, which tabs come late. */
const round = fc.record({
  gap: fc.integer({ min: minutes(58), max: hours(700) }),
  lost: fc.array(fc.integer({ min: 0, max: hours(20) }), { maxLength: 4 }),
  tabs: fc.array(fc.integer({ min: 0, max: SAME_MOMENT }), { maxLength: 4 }),
});
const rounds = fc.array(round, { maxLength: 8 });

/** Lives through the rounds and returns what the mall thought of each use, with what the client holds then, and when. */
function live(
  family: ReturnType<typeof aFamily>,
  how: string,
  lived: (typeof round extends fc.Arbitrary<infer R> ? R : never)[],
) {
  let [held, now] = [0, 0];
  const verdicts: string[] = [];
  for (const { gap, lost, tabs } of lived) {
    now += gap;
    for (const wait of lost) {
      verdicts.push(family.use(held, now));
      now += wait;
    }
    verdicts.push(family.use(held, now));
    family.answer();
    for (const late of tabs) verdicts.push(family.use(held, now + late));
    if (how === 'rotates') held++;
  }
  return { verdicts, held, now };
}

describe('honest clients', () => {
  it('are never refused: first token or newest, lost answers, several tabs', () => {
    fc.assert(
      fc.property(kind, rounds, (how, lived) => {
        expect(live(aFamily(), how, lived).verdicts).not.toContain('theft');
      }),
    );
  });

  it('may go on with another browser or system in a later period', () => {
    fc.assert(
      fc.property(kind, rounds, fc.integer({ min: RENEWAL_PERIOD, max: hours(700) }), (how, lived, gap) => {
        const family = aFamily();
        const { held, now } = live(family, how, lived);
        expect(family.use(held, now + gap, 'updated')).toBe('renew');
      }),
    );
  });

  it('get the same answer again only in the same moment', () => {
    const again: RefreshUse = {
      token: 'former',
      isFirst: true,
      since: 0,
      isAnswered: true,
      isSameClient: true,
    };
    expect(judgeRefresh(again)).toBe('repeat');
    expect(judgeRefresh({ ...again, since: SAME_MOMENT })).toBe('repeat');
    expect(judgeRefresh({ ...again, since: SAME_MOMENT + 1 })).toBe('theft');
    expect(judgeRefresh({ ...again, since: RENEWAL_PERIOD - 1 })).toBe('theft');
    expect(judgeRefresh({ ...again, since: RENEWAL_PERIOD })).toBe('renew');
  });
});

describe('a theft ends the login', () => {
  const some = fc.array(round, { minLength: 2, maxLength: 8 });

  it('when a token is used whose successor has been used', () => {
    fc.assert(
      fc.property(some, fc.nat(), fc.nat({ max: hours(700) }), (lived, which, later) => {
        const family = aFamily();
        const { held, now } = live(family, 'rotates', lived);
        expect(family.use(which % (held - 1), now + later)).toBe('theft');
      }),
    );
  });

  it('when it is used from two browsers within one period', () => {
    fc.assert(
      fc.property(kind, rounds, fc.nat({ max: RENEWAL_PERIOD - 1 }), (how, lived, later) => {
        const family = aFamily();
        const { held, now } = live(family, how, lived);
        expect(family.use(held, now + later, 'another')).toBe('theft');
      }),
    );
  });

  it('when a rotated token comes again after its answer has arrived', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: SAME_MOMENT + 1, max: hours(700) }), (lived, later) => {
        const family = aFamily();
        const { held, now } = live(family, 'rotates', lived);
        expect(family.use(held - 1, now + later)).toBe('theft');
      }),
    );
  });

  it('when the first token comes more often than its client asks', () => {
    const early = fc.integer({ min: SAME_MOMENT + 1, max: RENEWAL_PERIOD - 1 });
    fc.assert(
      fc.property(some, early, (lived, later) => {
        const family = aFamily();
        const { held, now } = live(family, 'keeps', lived);
        expect(family.use(held, now + later)).toBe('theft');
      }),
    );
  });

  it('within two hours of thief and owner both being at work, however alike they look', () => {
    const offset = fc.integer({ min: SAME_MOMENT + seconds(1), max: minutes(58) - SAME_MOMENT - seconds(1) });
    fc.assert(
      fc.property(kind, kind, rounds, offset, (owner, thief, lived, later) => {
        const family = aFamily();
        const { held, now } = live(family, owner, lived);
        const tokens = { owner: held, thief: held };
        const said = [0, 1].flatMap((n) =>
          (['thief', 'owner'] as const).map((who) => {
            const at = now + n * minutes(58) + (who === 'thief' ? later : minutes(58));
            const verdict = family.use(tokens[who], at);
            family.answer();
            if ((who === 'owner' ? owner : thief) === 'rotates') tokens[who]++;
            return verdict;
          }),
        );
        expect(said).toContain('theft');
      }),
    );
  });
});

// In production nobody works for the platform without a second factor, nor in a login that is old or was left alone.
import type { Workshop } from '#kit/db/work.ts';
import type { Doorkeeper } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import { staysAtWork } from './operator-session.ts';

/**
 * A doorkeeper before whom platform operators without a second factor have no roles, and `mustSetFactor` says why; their
 * logins end by the rule of `staysAtWork`.
 * Looked up for each of their calls, so that it holds and ends at once in every process.
 */
export function operatorsNeedFactor<D extends Doorkeeper>(doorkeeper: D, workshop: Workshop): D {
  return {
    ...doorkeeper,
    async identify(...shown: Parameters<Doorkeeper['identify']>) {
      const actor = (await doorkeeper.identify(...shown)) as Member | undefined;
      if (!actor || actor.platformRoles.length === 0) return actor;
      return workshop.reading('zh', async (work) => {
        if (!(await staysAtWork(work, actor))) return undefined;
        const [on] = await work.query(
          'SELECT FROM second_factor WHERE member_id = $1 AND confirmed_at IS NOT NULL',
          [actor.memberId],
          'factor-on',
        );
        return on ? actor : ({ ...actor, platformRoles: [], mustSetFactor: true } satisfies Member);
      });
    },
  };
}

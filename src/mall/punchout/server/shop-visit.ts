// What somebody does who has come from a procurement system: he enters once, shops, and takes his basket back, or nothing.
import type { Work } from '#kit/db/work.ts';
import type { Handlers } from '#kit/http/server/serve.ts';
import { after } from '#kit/time/duration.ts';
import { fillBasket, keptLines } from '#mall/cart/server/cart.ts';
import { hashOf, openPunchoutLogin } from '#mall/login/server/login.ts';
import type { Member } from '#mall/member/actor.ts';
import type { BasketItem } from '../basket-item.ts';
import { ociFields } from '../oci-item.ts';
import type { punchoutProtocol } from '../punchout.protocol.ts';
import type { Mall } from './connection.ts';
import { orderMessage } from './order-message.ts';
import { promisePrices } from './promise-prices.ts';
import { punchoutErrors } from './punchout.errors.ts';
import { endVisit, type Returning, VISIT_LIFE, type Visit } from './visit.ts';

type Acts = Pick<Handlers<typeof punchoutProtocol>, 'start' | 'tell' | 'giveBack' | 'cancel'>;

interface Waiting {
  visitId: number;
  memberId: number;
  visit: Visit;
}

interface Shopping {
  connectionId: number;
  name: string;
  visit: Visit;
  until: Date;
}

/** Held until this work ends: of two returns at once only one is. @throws punchoutErrors.notPunchout */
async function holdVisit(work: Work, { punchout, sessionId }: Member): Promise<Shopping> {
  const [row] = punchout
    ? await work.query<Shopping>(
        `SELECT connection_id AS "connectionId", name, visit, until
         FROM punchout_session s JOIN punchout_connection c USING (connection_id) WHERE session_id = $1 FOR UPDATE OF s`,
        [sessionId],
        'punchout-visit',
      )
    : [];
  if (!row) throw punchoutErrors.notPunchout();
  return row;
}

/** What the system is handed, whichever way it speaks. */
export function fieldsFor(
  work: Work,
  mall: Pick<Mall, 'publicUrl'>,
  visit: Visit,
  items: readonly BasketItem[],
): Returning['fields'] {
  if (!visit.oci) {
    const pen = { host: new URL(mall.publicUrl()).host, now: work.now, language: work.language };
    return [['cxml-urlencoded', orderMessage(pen, visit, items)]];
  }
  const { okCode, caller, target } = visit.oci;
  return [
    ['~OkCode', okCode || 'ADDI'],
    ['~CALLER', caller || 'CTLG'],
    ['~TARGET', target || '_top'],
    ...items.flatMap((item, i) => ociFields(item, i + 1)),
  ];
}

/** Makes the actions. */
export function shopVisit(mall: Mall): Acts {
  const leave = async (work: Work, { memberId, sessionId }: Member, visit: Visit, items: BasketItem[]) => {
    const key = await endVisit(work, { memberId, sessionId }, fieldsFor(work, mall, visit, items));
    return { url: `/punchout/return?k=${key}` };
  };

  return {
    async start(work, _guest, { key }, caller) {
      const [found] = await work.query<Waiting>(
        `SELECT visit_id AS "visitId", s.member_id AS "memberId", visit
         FROM punchout_session s JOIN punchout_connection c USING (connection_id)
         WHERE start_hash = $1 AND session_id IS NULL AND return_hash IS NULL AND until > $2 AND c.revoked_at IS NULL
         FOR UPDATE OF s`,
        [hashOf(key), work.now],
        'punchout-start',
      );
      if (!found) throw punchoutErrors.startOver();
      const { visit, visitId, memberId } = found;
      const until = after(work.now, VISIT_LIFE);
      const kind = visit.operation === 'inspect' ? 'look' : 'shop';
      const login = { kind, until } as const;
      const { sessionId, ...tokens } = await openPunchoutLogin(
        work,
        mall.tokenSecret,
        memberId,
        caller,
        login,
      );
      await work.query('UPDATE punchout_session SET session_id = $2, until = $3 WHERE visit_id = $1', [
        visitId,
        sessionId,
        until,
      ]);
      await fillBasket(work, { memberId, sessionId, punchout: kind }, visit.items);
      return { ...tokens, goTo: visit.landing };
    },

    async tell(work, actor) {
      const { name, until } = await holdVisit(work, actor);
      return { name, punchout: actor.punchout ?? 'look', until: until.toISOString() };
    },

    async giveBack(work, actor) {
      const { connectionId, visit } = await holdVisit(work, actor);
      if (actor.punchout === 'look') return leave(work, actor, visit, []);
      const lines = (await keptLines(work, actor))
        .filter(({ isChecked }) => isChecked)
        .sort((a, b) => a.cartId - b.cartId)
        .map(({ productId, buyNum }) => ({ productId, number: buyNum }));
      if (lines.length === 0) throw punchoutErrors.nothingChecked();
      const items = await promisePrices(work, connectionId, actor, lines, visit.shopper);
      return leave(work, actor, visit, items);
    },

    async cancel(work, actor) {
      const { visit } = await holdVisit(work, actor);
      return leave(work, actor, visit, []);
    },
  };
}

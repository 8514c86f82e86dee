// Coming in through one's enterprise: the browser is sent to the provider, and comes back as one of its employees or not at all.
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import type { Handlers } from '#kit/http/server/serve.ts';
import { beginSession, type Entrance, letIn } from '#mall/login/server/login.ts';
import type { enterpriseLoginProtocol } from '../enterprise-login.protocol.ts';
import { oidcAddress, oidcIdentity } from './ask-oidc.ts';
import { samlAddress } from './ask-saml.ts';
import { enterpriseLoginErrors } from './enterprise-login.errors.ts';
import { findLogin, findLoginOf, type LoginRow, type Mall, type ProvenIdentity } from './login-settings.ts';
import { admitEmployee } from './match-employee.ts';
import { freshTrip, keepTrip, type Trip, takeTrip } from './trip.ts';

type Acts = Pick<Handlers<typeof enterpriseLoginProtocol>, 'find' | 'start' | 'finish'>;

/** Sends a browser off. @param testedBy who tries the provider out; null for a login */
export async function depart(work: Work, mall: Mall, login: LoginRow, testedBy: number | null) {
  const trip = freshTrip();
  const url = await (login.protocol === 'oidc' ? oidcAddress : samlAddress)(mall, login, trip);
  await work.apart((apart) => keepTrip(apart, login.enterpriseId, testedBy, trip));
  const { state, browserKey } = trip;
  return { url, state, browserKey };
}

/** Who has come back. @throws Refusal when the answer is not believed or the provider cannot be reached */
export async function arrive(
  mall: Mall,
  login: LoginRow,
  trip: Trip,
  { state, query }: { state: string; query: string },
): Promise<ProvenIdentity> {
  if (login.protocol === 'oidc') return oidcIdentity(mall, login, trip, state, query);
  if (!trip.identity) throw enterpriseLoginErrors.notBelieved();
  return trip.identity;
}

/** Makes the actions. `start` and `finish` run outside a transaction: providers may take their time. */
export function enterpriseLoginActions(mall: Mall & Entrance): Acts {
  return {
    async find(work, _guest, { enterpriseCode }) {
      const login = await findLoginOf(work, enterpriseCode);
      if (!login) throw httpErrors.notFound();
      return { enterpriseName: login.enterpriseName };
    },

    async start(work, _guest, { account }) {
      const login = await findLoginOf(work, account);
      if (!login) throw enterpriseLoginErrors.notFound({ name: 'account' });
      return depart(work, mall, login, null);
    },

    async finish(work, _guest, { state, browserKey, query, ...baggage }, caller) {
      const trip = await work.apart((apart) => takeTrip(apart, null, { state, browserKey }));
      const login = await findLogin(work, trip.enterpriseId);
      if (!login?.isOn) throw enterpriseLoginErrors.tripOver();
      const identity = await arrive(mall, login, trip, { state, query });
      return letIn(work, async (apart) => {
        const memberId = await admitEmployee(apart, login, identity, caller);
        return beginSession(apart, mall, memberId, baggage, caller, 'enterprise');
      });
    },
  };
}

// Where providers post their SAML answers: looked at, kept for the browser that has left, which is led on to fetch its login.
import type { FastifyInstance } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { samlIdentity } from './ask-saml.ts';
import { findLogin, type Mall } from './login-settings.ts';
import { findWaitingTrip, keepAnswer } from './trip.ts';

const PLACE = '/login/saml';

/**
 * The state alone opens nothing: it is the key of the browser that brings the login. An answer that is not believed
 * leaves the trip as it was, and the browser hears so when it asks. Leads nowhere but to the mall's own page.
 */
export function serveSamlAnswers(app: FastifyInstance, workshop: Workshop, mall: Mall): void {
  // An enterprise's own address, as it gives it to its people.
  app.get<{ Params: { code: string } }>('/login/enterprise/:code', (request, reply) =>
    reply.redirect(`/login/enterprise?code=${encodeURIComponent(request.params.code)}`, 302),
  );
  app.post<{ Body: Record<string, unknown> | undefined }>(PLACE, async (request, reply) => {
    const { SAMLResponse: answer, RelayState: state } = request.body ?? {};
    const back = new URL('/login/arrival', mall.publicUrl());
    if (typeof state === 'string' && typeof answer === 'string' && state.length <= 100) {
      back.searchParams.set('state', state);
      await takeAnswer(workshop, mall, state, answer);
    }
    return reply.header('cache-control', 'no-store').redirect(back.href, 303);
  });
}

async function takeAnswer(workshop: Workshop, mall: Mall, state: string, answer: string): Promise<void> {
  await workshop.inTransaction('zh', async (work) => {
    const trip = await findWaitingTrip(work, state);
    const login = trip && (await findLogin(work, trip.enterpriseId));
    if (!trip || login?.protocol !== 'saml' || !(login.isOn || trip.isTest)) return;
    const identity = await samlIdentity(mall, login, trip, answer).catch((error: unknown) => {
      const why = error instanceof Error ? error.message.slice(0, 100) : 'failed';
      mall.log(new Error(`SAML of enterprise ${login.enterpriseId}: ${why}`));
      return undefined;
    });
    if (identity) await keepAnswer(work, state, identity);
  });
}

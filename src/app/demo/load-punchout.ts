// Gives the demo's enterprise its procurement systems.
import { demoEmployer } from '#demo/people.ts';
import { demoPunchout } from '#demo/punchout.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { keepConnection } from '#mall/punchout/server/punchout.ts';
import { demoActor } from './demo-actor.ts';

export async function loadPunchout(work: Work): Promise<void> {
  const { memberName, identity, secret, hosts, systems } = demoPunchout;
  const enterpriseId = required((await demoActor(work, demoEmployer)).enterpriseId);
  const { memberId } = await demoActor(work, memberName);
  for (const { protocol, name } of systems)
    await keepConnection(work, {
      enterpriseId,
      memberId,
      name,
      protocol,
      identity,
      secret,
      hosts: [...hosts],
    });
}

// Nobody registers without having been shown the registration agreement that is in force.
import type { Work } from '#kit/db/work.ts';
import { loginErrors } from './login.errors.ts';

/**
 * @param accepted the version that stood beside the consent; a mall without an agreement asks for none
 * @throws Refusal with the version in force, when it is another one
 */
export async function requireAgreement(work: Work, accepted: string | undefined): Promise<void> {
  const [inForce] = await work.query<{ version: string }>(
    "SELECT version FROM agreement WHERE code = 'register'",
    [],
    'agreement-in-force',
  );
  if (inForce && inForce.version !== accepted)
    throw loginErrors.agreementChanged({ name: 'agreement', agreementVersion: inForce.version });
}

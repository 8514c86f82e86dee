// Members with a second factor, for tests: set up through the door, as a browser does.
import { generateSync } from 'otplib';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { secondFactorProtocol } from '../second-factor.protocol.ts';

/** The code that an authenticator shows at the mall's time. */
export const codeOf = (mall: Pick<TestMall, 'clock'>, secret: string): string =>
  generateSync({ secret, epoch: Math.floor(mall.clock.now().getTime() / 1_000) });

/** Sets one up for somebody who is logged in and knows his password. The code of the present half minute is spent then. */
export async function setUpFactor(
  mall: Pick<TestMall, 'call' | 'clock'>,
  person: { token: string },
  password: string,
): Promise<{ secret: string; codes: string[] }> {
  const { ticket } = await mall.call(accountProtocol.prove, { by: 'password', proof: password }, person);
  const { secret } = await mall.call(secondFactorProtocol.begin, { ticket }, person);
  const { codes } = await mall.call(secondFactorProtocol.confirm, { code: codeOf(mall, secret) }, person);
  return { secret, codes };
}

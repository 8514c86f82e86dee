// Enterprises with a login of their own, for tests: set up and tried through the door.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { aMainAccount, anEmployee } from '#mall/company/server/company.builders.ts';
import { enterpriseLoginProtocol } from '../enterprise-login.protocol.ts';

type Mall = Pick<TestMall, 'call' | 'work' | 'tokenSecret'>;
type Account = Awaited<ReturnType<typeof aMainAccount>>;

let made = 0;
/** A code that no other enterprise has. */
export const aCode = (): string => `firm-${process.pid}-${++made}`;

/** An enterprise whose login is on without having been tried. */
export async function anEnterpriseLogin(
  mall: Mall,
  settings: { protocol: 'oidc' | 'saml'; code?: string; [name: string]: unknown },
  wish: { domains?: readonly string[]; isRequired?: boolean } = {},
): Promise<Account & { code: string }> {
  const main = await aMainAccount(mall);
  const code = settings.code ?? aCode();
  await mall.call(enterpriseLoginProtocol.save, { ...settings, code }, main);
  await mall.work(async (work) => {
    const { enterpriseId } = main;
    for (const domain of wish.domains ?? [])
      await work.query(
        'INSERT INTO enterprise_login_domain (enterprise_id, domain, proven_at) VALUES ($1, $2, now())',
        [enterpriseId, domain],
      );
    await work.query(
      'UPDATE enterprise_login SET is_on = true, tested_at = now(), is_required = $2 WHERE enterprise_id = $1',
      [enterpriseId, wish.isRequired ?? false],
    );
  });
  return { ...main, code };
}

/** An employee whose administrator has written down this address. */
export async function aColleague(
  mall: Mall,
  enterpriseId: number,
  email: string,
  wish: Omit<Parameters<typeof anEmployee>[1], 'enterpriseId'> = {},
) {
  return mall.work(async (work) => {
    const employee = await anEmployee(work, { ...wish, enterpriseId });
    await work.query('UPDATE member SET email = $2 WHERE member_id = $1', [employee.memberId, email]);
    return employee;
  });
}

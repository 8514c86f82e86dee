// Rights to sign and seals through HTTP: applied for with a code, reviewed by the platform, given up, run out, revoked with the certification.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { days } from '#kit/time/duration.ts';
import { aCreditCode, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { signAuthProtocol as protocol } from '../../sign-auth.protocol.ts';
import { signAuthList } from '../../sign-auth-lists.ts';

let mall: TestMall;
let auditor: Person;

beforeAll(async () => {
  mall = await openTestMall();
  auditor = await aLogin(mall, { roles: ['auditor'] });
});
afterAll(() => mall.close());

let mobiles = 0;
const withMobile = async <P extends Person>(person: P): Promise<P> => {
  const mobile = `136${String(++mobiles).padStart(8, '0')}`;
  await mall.work((work) =>
    work.query('UPDATE member SET mobile = $2 WHERE member_id = $1', [person.memberId, mobile]),
  );
  return person;
};
const code = async (person: Person): Promise<string> => {
  await mall.call(messageProtocol.ownCode, { channel: 'sms', type: 'sign' }, person);
  const [row] = await mall.work((work) =>
    work.query<{ body: string }>('SELECT body FROM outbox_message ORDER BY outbox_id DESC LIMIT 1'),
  );
  return /\d{6}/.exec(row!.body)![0];
};
const letter = (person: Person) =>
  mall.work(async (work) => (await aFile(work, person.memberId, { purpose: 'certificate' })).fileId);
const reviewed = async (signAuthId: number) => {
  const { list } = await mall.call(signAuthList.list, {}, auditor);
  return list.find((one) => one.signAuthId === signAuthId)!;
};
const again = async <P extends Person>(person: P): Promise<P> => ({
  ...person,
  token: (
    await mall.work((work) =>
      issueTokens(work, mall.tokenSecret, person.memberId, { ip: '127.0.0.1', userAgent: 'test' }),
    )
  ).access_token,
});

describe('happy', () => {
  it('the legal representative of an enterprise applies; approval puts its contract seal in use too', async () => {
    const main = await withMobile(await aMainAccount(mall));
    const before = await mall.call(protocol.show, {}, main);
    expect(before).toMatchObject({
      own: null,
      mayApply: 1,
      isPartyFixed: 1,
      partyName: main.name,
      legalName: '张三',
    });
    const made = await mall.call(
      protocol.apply,
      { signerName: '张三', role: 'legal', smsCode: await code(main) },
      main,
    );
    expect(made.state).toBe('PENDING_REVIEW');
    const waiting = await reviewed(made.signAuthId);
    expect(waiting).toMatchObject({
      partyName: main.name,
      seals: [{ state: 'PENDING_REVIEW', kind: 'contract' }],
    });
    await mall.call(protocol.adminApprove, { signAuthId: made.signAuthId, version: made.version }, auditor);
    const standing = await mall.call(protocol.show, {}, main);
    expect(standing).toMatchObject({
      own: { state: 'AUTHENTICATED', allowedActions: ['revoke'] },
      seals: [{ state: 'ACTIVE' }],
    });
    expect(standing.seals[0]!.svg).toMatch(/^<svg/);
    const company = await mall.call(protocol.createSeal, { kind: 'company' }, main);
    expect(company.state).toBe('PENDING_REVIEW');
    await mall.call(
      protocol.adminDecideSeal,
      { sealId: company.sealId, version: company.version, decision: 'approve' },
      auditor,
    );
    expect(await refusalOf(mall.call(protocol.createSeal, { kind: 'company' }, main))).toMatchObject({
      message: '已有同类印章',
    });
  });

  it('a store says under which name it signs; a handler signs until his letter runs out', async () => {
    const seller = await withMobile(await aSeller(mall));
    const until = new Date(mall.clock.now().getTime() + days(30)).toISOString().slice(0, 10);
    const wish = {
      signerName: '李经理',
      role: 'handler',
      partyName: '测试供应商有限公司',
      uscc: aCreditCode(),
      authorisedUntil: until,
    } as const;
    expect(
      await refusalOf(mall.call(protocol.sellerApply, { ...wish, smsCode: await code(seller) }, seller)),
    ).toMatchObject({ message: expect.stringContaining('授权委托书') });
    mall.clock.pass(60_001);
    const made = await mall.call(
      protocol.sellerApply,
      { ...wish, fileIds: [await letter(seller)], smsCode: await code(seller) },
      seller,
    );
    await mall.call(protocol.adminApprove, { signAuthId: made.signAuthId, version: made.version }, auditor);
    mall.clock.pass(days(32));
    await mall.fireTimers();
    expect(await mall.call(protocol.sellerShow, {}, await again(seller))).toMatchObject({
      own: { state: 'EXPIRED', allowedActions: ['resubmit'] },
    });
    auditor = await again(auditor);
  });
});

describe('refused', () => {
  it('a wrong code, another name than the registered one, somebody else’s letter, and people without an enterprise', async () => {
    const main = await withMobile(await aMainAccount(mall));
    const sms = await code(main);
    const apply = (change: object) =>
      refusalOf(
        mall.call(
          protocol.apply,
          { signerName: '张三', role: 'legal', smsCode: sms, ...change } as never,
          main,
        ),
      );
    expect(await apply({ smsCode: '000000' })).toMatchObject({ state: 255 });
    expect(await apply({ signerName: '王五' })).toMatchObject({
      message: expect.stringContaining('法定代表人为张三'),
    });
    const other = await aLogin(mall);
    expect(
      await apply({ role: 'handler', authorisedUntil: '2099-01-01', fileIds: [await letter(other)] }),
    ).toMatchObject({ state: 404 });
    expect(
      await refusalOf(mall.call(protocol.apply, { signerName: '张三', role: 'legal', smsCode: sms }, other)),
    ).toMatchObject({
      message: expect.stringContaining('认证企业'),
    });
  });

  it('nobody reviews his own; a right is over with the reviewer’s word, and may be asked for again', async () => {
    const main = await withMobile(await aMainAccount(mall));
    const made = await mall.call(
      protocol.apply,
      { signerName: '张三', role: 'legal', smsCode: await code(main) },
      main,
    );
    await mall.work((work) =>
      work.query(`INSERT INTO platform_operator (member_id, role) VALUES ($1, 'auditor')`, [main.memberId]),
    );
    const both = await again(main);
    expect(
      await refusalOf(
        mall.call(protocol.adminApprove, { signAuthId: made.signAuthId, version: made.version }, both),
      ),
    ).toMatchObject({ state: 255 });
    const back = await mall.call(
      protocol.adminSendBack,
      { signAuthId: made.signAuthId, version: made.version, reason: '信息不清' },
      auditor,
    );
    mall.clock.pass(60_001);
    const second = await mall.call(
      protocol.resubmit,
      { version: back.version, signerName: '张三', role: 'legal', smsCode: await code(both) },
      both,
    );
    const approved = await mall.call(
      protocol.adminApprove,
      { signAuthId: made.signAuthId, version: second.version },
      auditor,
    );
    expect(
      await refusalOf(
        mall.call(
          protocol.adminRevoke,
          { signAuthId: made.signAuthId, version: second.version, reason: '迟了' },
          auditor,
        ),
      ),
    ).toMatchObject({ state: 255 });
    expect(
      await mall.call(
        protocol.adminRevoke,
        { signAuthId: made.signAuthId, version: approved.version, reason: '授权终止' },
        auditor,
      ),
    ).toMatchObject({ state: 'REVOKED' });
  });
});

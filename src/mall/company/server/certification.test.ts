// Enterprise certification through HTTP: applied for, sent back, approved, changed, expired, revoked, appealed.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { fileProtocol } from '#mall/file/file.protocol.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { codeSentTo } from '#mall/message/server/message.builders.ts';
import { attorneyProtocol } from '../attorney.protocol.ts';
import { certificationProtocol as protocol } from '../certification.protocol.ts';
import { certificationList } from '../certification-list.ts';
import { aCertifiedEnterprise, aCreditCode, aLoggedInEmployee } from './company.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const auditor = await aLogin(mall, { roles: ['auditor'] });
const operator = await aLogin(mall, { roles: ['operator'] });
let mobiles = 0;

/** What an applicant writes, with papers of his own and a proven mobile. */
async function application(person: Person, wish: Record<string, unknown> = {}) {
  const contactMobile = (wish.contactMobile as string) ?? `1370000${String(++mobiles).padStart(4, '0')}`;
  const paper = () => mall.work((work) => aFile(work, person.memberId, { purpose: 'certificate' }));
  return {
    companyName: '深圳测试电子有限公司',
    uscc: aCreditCode(),
    companyType: 'limited',
    registeredCapital: '500 万元',
    foundedOn: '2012-05-01',
    address: '广东省深圳市南山区科苑路 15 号',
    businessScope: '电子产品研发',
    industry: 'industrial',
    legalName: '王建国',
    legalIdNumber: '11010519491231002x',
    licenceUntil: '',
    licenceFileId: (await paper()).fileId,
    attorneyFileId: (await paper()).fileId,
    contactName: '李四',
    contactMobile,
    smsCode: await codeSentTo(mall, contactMobile, 'authen', person),
    ...wish,
  };
}

const newcomer = () => aLogin(mall, { type: 1 });
const stands = (person: Person) => mall.call(protocol.detail, {}, person);
const typeOf = async (person: Person) => (await mall.call(loginProtocol.memberInfo, {}, person)).memberType;
const reviewed = (certSn: string) => mall.call(protocol.adminDetail, { certSn }, auditor);

async function applied(wish: Record<string, unknown> = {}, person?: Person) {
  const who = person ?? (await newcomer());
  const input = await application(who, wish);
  const { certSn } = await mall.call(protocol.submit, input, who);
  return { who, input, certSn };
}

async function certified(wish: Record<string, unknown> = {}) {
  const made = await applied(wish);
  const { version } = await reviewed(made.certSn);
  const { enterpriseId } = await mall.call(protocol.approve, { certSn: made.certSn, version }, auditor);
  return { ...made, enterpriseId };
}

/** Everything the room keeps, to be compared byte by byte. */
const rows = () =>
  mall.work((work) =>
    work.query(
      `SELECT 'c' AS kind, to_jsonb(c)::text AS row FROM certification c UNION ALL
       SELECT 'e', to_jsonb(e)::text FROM enterprise e UNION ALL
       SELECT 'm', to_jsonb(m)::text FROM member m UNION ALL
       SELECT 'l', to_jsonb(l)::text FROM step_log l ORDER BY 1, 2`,
    ),
  );

describe('happy', () => {
  it('applies, is approved and is type 3 at once with the same login', async () => {
    const { who, certSn, input } = await applied();
    const waiting = await stands(who);
    expect(waiting).toMatchObject({
      state: 'PENDING_REVIEW',
      allowedActions: ['withdraw'],
      submissionsLeft: 4,
    });
    expect(waiting.application?.data.legalIdMasked).toBe('110***********002X');
    expect(JSON.stringify(waiting)).not.toContain('11010519491231002');
    expect(await typeOf(who)).toBe(1);

    const { list, counts } = await mall.call(certificationList.list, { keyword: certSn }, auditor);
    expect([list[0]?.certSn, counts.PENDING_REVIEW]).toEqual([certSn, 1]);
    const { version } = await reviewed(certSn);
    await mall.call(protocol.approve, { certSn, version }, auditor);

    expect(await typeOf(who)).toBe(3);
    const now = await stands(who);
    expect(now).toMatchObject({ state: 'CERTIFIED', allowedActions: ['change'] });
    expect(now.enterprise?.data.uscc).toBe(input.uscc);
    expect(now.log.map(({ event }) => event)).toEqual(['submit', 'approve', 'certify']);
    const told = await mall.work((work) =>
      work.query<{ kind: string }>('SELECT kind FROM security_event WHERE member_id = $1', [who.memberId]),
    );
    expect(told.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['certificationDecided', 'typeChanged']),
    );
  });

  it('is sent back per field, corrected and handed in again', async () => {
    const { who, certSn, input } = await applied();
    const { version } = await reviewed(certSn);
    await mall.call(
      protocol.sendBack,
      { certSn, version, remarks: { uscc: '与执照不符', licenceFileId: '图片不清晰', address: '' } },
      operator,
    );
    const back = await stands(who);
    expect(back.application?.remarks).toEqual({ uscc: '与执照不符', licenceFileId: '图片不清晰' });
    expect(back).toMatchObject({ state: 'REVIEW_REJECTED', allowedActions: ['resubmit', 'withdraw'] });
    const { smsCode: _, legalIdNumber: __, ...kept } = input;
    await mall.call(protocol.resubmit, { ...kept, certSn, companyName: '深圳更正电子有限公司' }, who);
    const again = await reviewed(certSn);
    expect(again).toMatchObject({ state: 'PENDING_REVIEW', submissions: 2, remarks: {} });
    expect(again.data).toMatchObject({
      companyName: '深圳更正电子有限公司',
      legalIdMasked: '110***********002X',
    });
    expect(await mall.call(protocol.reveal, { certSn }, auditor)).toEqual({
      legalIdNumber: '11010519491231002X',
    });
    await mall.call(protocol.approve, { certSn, version: again.version }, operator);
    expect(await typeOf(who)).toBe(3);
  });

  it('changes what is certified, and what was certified stays until then', async () => {
    const { who, input } = await certified();
    const { smsCode: _, legalIdNumber: __, ...kept } = input;
    const { certSn } = await mall.call(
      protocol.change,
      { ...kept, companyName: '深圳新名电子有限公司' },
      who,
    );
    const during = await stands(who);
    expect(during).toMatchObject({ state: 'CHANGE_REVIEW', allowedActions: ['withdraw'] });
    expect(during.enterprise?.data.companyName).toBe('深圳测试电子有限公司');
    expect(await typeOf(who)).toBe(3);
    const seen = await reviewed(certSn);
    await mall.call(
      protocol.sendBack,
      { certSn, version: seen.version, remarks: { '': '请补充变更证明' } },
      auditor,
    );
    expect((await stands(who)).enterprise).toMatchObject({ state: 'CERTIFIED' });
    await mall.call(protocol.resubmit, { ...kept, certSn, companyName: '深圳新名电子有限公司' }, who);
    await mall.call(protocol.approve, { certSn, version: (await reviewed(certSn)).version }, auditor);
    expect((await stands(who)).enterprise).toMatchObject({
      state: 'CERTIFIED',
      data: { companyName: '深圳新名电子有限公司' },
    });
  });

  it('is trusted with its designers, and no longer', async () => {
    const { certSn, enterpriseId } = await certified();
    const seen = async () => (await reviewed(certSn)).enterprise?.isTrusted;
    expect(await seen()).toBe(false);
    await mall.call(protocol.trust, { enterpriseId, isTrusted: 1, reason: '长期合作' }, operator);
    expect(await seen()).toBe(true);
    expect((await reviewed(certSn)).allowedActions).toEqual(['revoke', 'distrust']);
    await mall.call(protocol.trust, { enterpriseId, isTrusted: 0, reason: '样品滥用' }, operator);
    expect(await seen()).toBe(false);
  });

  it('withdraws and begins anew', async () => {
    const { who, certSn } = await applied();
    await mall.call(protocol.withdraw, { certSn }, who);
    expect(await stands(who)).toMatchObject({ state: 'UNSUBMITTED', allowedActions: ['submit'] });
    await applied({}, who);
    expect(await stands(who)).toMatchObject({ state: 'PENDING_REVIEW', submissionsLeft: 3 });
  });

  it('revokes: type 1 at once, and a new application only after 30 days', async () => {
    const { who, enterpriseId, input } = await certified();
    await mall.call(protocol.revoke, { enterpriseId, reason: '资料造假' }, auditor);
    expect(await typeOf(who)).toBe(1);
    const revoked = await stands(who);
    expect(revoked).toMatchObject({ state: 'UNSUBMITTED', allowedActions: [] });
    expect(revoked.mayApplyFrom).not.toBeNull();
    const { smsCode: _, ...kept } = input;
    const again = await aLoginAgain(who);
    expect((await refusalOf(mall.call(protocol.submit, kept, again))).message).toContain('起可重新申请');
    mall.clock.pass(days(31));
    const fresh = await aLoginAgain(who);
    const { certSn } = await mall.call(protocol.submit, kept, fresh);
    const admin = await aLoginAgain(auditor);
    const { version } = await mall.call(protocol.adminDetail, { certSn }, admin);
    expect(await mall.call(protocol.approve, { certSn, version }, admin)).toEqual({ enterpriseId });
    expect(await typeOf(fresh)).toBe(3);
  });

  it('reminds 30 days before the licence ends, expires after its last day, and is renewed', async () => {
    const licenceUntil = dayInChina(new Date(mall.clock.now().getTime() + days(40)));
    const admin = await aLoginAgain(auditor);
    const who = await newcomer();
    const { certSn } = await mall.call(protocol.submit, await application(who, { licenceUntil }), who);
    const { version } = await mall.call(protocol.adminDetail, { certSn }, admin);
    await mall.call(protocol.approve, { certSn, version }, admin);
    const messages = () =>
      mall.work((work) =>
        work.query<{ title_zh: string }>('SELECT title_zh FROM site_message WHERE member_id = $1', [
          who.memberId,
        ]),
      );
    mall.clock.pass(days(11));
    await mall.fireTimers();
    expect((await messages()).map((one) => one.title_zh)).toContain('营业执照即将到期');
    mall.clock.pass(days(30));
    await mall.fireTimers();
    const later = await aLoginAgain(who);
    expect(await stands(later)).toMatchObject({ state: 'EXPIRED', allowedActions: ['change'] });
    expect(await typeOf(later)).toBe(3);
    const renewal = await mall.call(protocol.change, await application(later), later);
    expect(await stands(later)).toMatchObject({ state: 'CHANGE_REVIEW' });
    await mall.call(protocol.withdraw, { certSn: renewal.certSn }, later);
    expect(await stands(later)).toMatchObject({ state: 'EXPIRED' });
  });

  it('moves the administrator after an appeal', async () => {
    const holder = await aLogin(mall, { type: 1 });
    const made = await mall.work((work) => aCertifiedEnterprise(work, { memberId: holder.memberId }));
    const admin = await aLoginAgain(auditor);
    const who = await newcomer();
    const input = await application(who, { uscc: made.uscc });
    const refused = await refusalOf(mall.call(protocol.submit, input, who));
    expect(refused.data).toMatchObject({ name: 'uscc', mayAppeal: true });
    expect(refused.message).not.toContain(holder.memberName);
    const { certSn } = await mall.call(protocol.submit, { ...input, isAppeal: 1 }, who);
    const seen = await mall.call(protocol.adminDetail, { certSn }, admin);
    expect(seen).toMatchObject({ isAppeal: true, holder: made.name });
    await mall.call(protocol.approve, { certSn, version: seen.version }, admin);
    expect([await typeOf(who), await typeOf(holder)]).toEqual([3, 1]);
  });

  it('writes letters of authorisation as PDF', async () => {
    const who = await newcomer();
    const file = await mall.call(
      attorneyProtocol.write,
      { kind: 'administrator', values: { companyName: '深圳测试电子有限公司', personName: '李四' } },
      who,
    );
    expect(file).toMatchObject({ mimeType: 'application/pdf', fileName: '企业账号管理员授权委托书.pdf' });
    const bytes = Buffer.from(await (await fetch(mall.origin + file.url)).arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(10_000);
  });
});

describe('refused', () => {
  it('takes nobody but type 1, one application at a time, five in 30 days', async () => {
    const company = await aLogin(mall, { type: 3 });
    expect((await mall.ask(protocol.submit, await application(company), company)).msg).toContain(
      '仅个人用户',
    );
    const designer = await aLogin(mall, { type: 2 });
    expect((await mall.ask(protocol.detail, {}, designer)).state).toBe(State.notAllowed);
    const { who, certSn } = await applied();
    expect((await refusalOf(mall.call(protocol.submit, await application(who), who))).message).toContain(
      '已有一份',
    );
    const admin = await aLoginAgain(auditor);
    let sn = certSn;
    for (let i = 2; i <= 5; i++) {
      await mall.call(protocol.withdraw, { certSn: sn }, who);
      mall.clock.pass(61_000);
      sn = (await applied({}, who)).certSn;
    }
    const { version } = await mall.call(protocol.adminDetail, { certSn: sn }, admin);
    await mall.call(protocol.sendBack, { certSn: sn, version, remarks: { uscc: '不符' } }, admin);
    const sixth = { ...(await application(who)), certSn: sn };
    expect((await refusalOf(mall.call(protocol.resubmit, sixth, who))).message).toContain('最多提交 5 次');
  });

  it('names the field that is wrong', async () => {
    const who = await newcomer();
    const good = await application(who);
    const cases: [Record<string, unknown>, string, string][] = [
      [{ uscc: '91440300MA5TESTX00' }, 'uscc', '请输入正确的 18 位统一社会信用代码'],
      [{ legalIdNumber: '110105194912310021' }, 'legalIdNumber', '请输入正确的身份证号'],
      [{ legalIdNumber: '' }, 'legalIdNumber', '请输入身份证号'],
      [{ contactMobile: '12345' }, 'contactMobile', '请输入有效的手机号'],
      [{ foundedOn: '2999-01-01' }, 'foundedOn', '成立日期不能晚于今天'],
      [{ licenceUntil: '2020-01-01' }, 'licenceUntil', '营业执照已过期，请上传有效的营业执照'],
      [{ companyType: 'club' }, 'companyType', '请选择企业类型'],
      [{ smsCode: undefined }, 'smsCode', '请输入短信验证码'],
    ];
    const before = await rows();
    for (const [wrong, name, sentence] of cases) {
      const refused = await refusalOf(mall.call(protocol.submit, { ...good, ...wrong } as never, who));
      expect([refused.message, refused.data]).toEqual([sentence, expect.objectContaining({ name })]);
    }
    expect((await mall.ask(protocol.submit, { ...good, smsCode: '000000' }, who)).state).toBe(State.refused);
    expect(await rows()).toEqual(before);
  });

  it('needs papers of one’s own, and the licence as a picture', async () => {
    const who = await newcomer();
    const other = await newcomer();
    const theirs = await mall.work((work) => aFile(work, other.memberId, { purpose: 'certificate' }));
    const voucher = await mall.work((work) => aFile(work, who.memberId));
    const pdf = await mall.work((work) =>
      aFile(work, who.memberId, { purpose: 'certificate', mimeType: 'application/pdf' }),
    );
    const good = await application(who);
    expect((await mall.ask(protocol.submit, { ...good, attorneyFileId: theirs.fileId }, who)).state).toBe(
      404,
    );
    expect((await mall.ask(protocol.submit, { ...good, licenceFileId: voucher.fileId }, who)).state).toBe(
      255,
    );
    expect((await mall.ask(protocol.submit, { ...good, licenceFileId: pdf.fileId }, who)).msg).toContain(
      '图片',
    );
    await mall.call(protocol.submit, { ...good, attorneyFileId: pdf.fileId }, who);
  });

  it('shows papers to the owner and the reviewers only', async () => {
    const { who, input } = await applied();
    const fileId = input.licenceFileId;
    const finance = await aLogin(mall, { roles: ['finance'] });
    const admin = await aLoginAgain(auditor);
    const states = [];
    for (const person of [who, admin, finance, await newcomer()])
      states.push((await mall.ask(fileProtocol.info, { fileId }, person)).state);
    expect(states).toEqual([200, 200, 404, 404]);
  });

  it('an employee of the enterprise neither trusts nor revokes it, whatever he is for the platform', async () => {
    const insider = await aLoggedInEmployee(mall);
    await mall.work((work) =>
      work.query("INSERT INTO platform_operator (member_id, role) VALUES ($1, 'operator')", [
        insider.memberId,
      ]),
    );
    const about = { enterpriseId: insider.enterpriseId, reason: '长期合作' };
    for (const refused of [
      await refusalOf(mall.call(protocol.trust, { ...about, isTrusted: 1 }, insider)),
      await refusalOf(mall.call(protocol.revoke, about, insider)),
    ])
      expect(refused.message).toContain('自己');
  });

  it('nobody decides on his own, nor without a reason, nor on an old version', async () => {
    const both = await aLogin(mall, { roles: ['auditor'] });
    const own = await applied({}, both);
    const admin = await aLoginAgain(operator);
    const { version } = await mall.call(protocol.adminDetail, { certSn: own.certSn }, admin);
    expect(
      (await refusalOf(mall.call(protocol.approve, { certSn: own.certSn, version }, both))).message,
    ).toContain('自己');
    expect(await mall.call(protocol.adminDetail, { certSn: own.certSn }, both)).toMatchObject({
      isOwn: true,
      allowedActions: [],
    });
    const empty = { certSn: own.certSn, version, remarks: { uscc: '' } };
    expect((await mall.ask(protocol.sendBack, empty, admin)).msg).toContain('至少');
    expect(
      (await mall.ask(protocol.approve, { certSn: own.certSn, version: version + 1 }, admin)).state,
    ).toBe(255);
  });

  it('of two reviewers at once one wins', async () => {
    const { certSn, who } = await applied();
    const [one, two] = [await aLoginAgain(auditor), await aLoginAgain(operator)];
    const { version } = await mall.call(protocol.adminDetail, { certSn }, one);
    const outcomes = await Promise.all([
      mall.ask(protocol.approve, { certSn, version }, one),
      mall.ask(protocol.sendBack, { certSn, version, remarks: { uscc: '不符' } }, two),
    ]);
    expect(outcomes.map(({ state }) => state).sort()).toEqual([200, 255]);
    const approved = outcomes[0]!.state === 200;
    expect(await typeOf(who)).toBe(approved ? 3 : 1);
  });

  it('of two applicants for one code the second is not certified', async () => {
    const uscc = aCreditCode();
    const [first, second] = [await applied({ uscc }), await applied({ uscc })];
    const admin = await aLoginAgain(auditor);
    const see = (certSn: string) => mall.call(protocol.adminDetail, { certSn }, admin);
    expect((await see(first.certSn)).rivals).toHaveLength(1);
    const [a, b] = [await see(first.certSn), await see(second.certSn)];
    const outcomes = await Promise.all([
      mall.ask(protocol.approve, { certSn: a.certSn, version: a.version }, admin),
      mall.ask(protocol.approve, { certSn: b.certSn, version: b.version }, admin),
    ]);
    expect(outcomes.map(({ state }) => state).sort()).toEqual([200, 255]);
    expect([await typeOf(first.who), await typeOf(second.who)].sort()).toEqual([1, 3]);
  });
});

describe('wrong', () => {
  it("somebody else's application does not exist", async () => {
    const { certSn, input } = await applied();
    const other = await newcomer();
    const mine = await application(other);
    for (const [endpoint, sent] of [
      [protocol.withdraw, { certSn }],
      [protocol.resubmit, { ...mine, certSn, uscc: input.uscc }],
    ] as const) {
      expect((await mall.ask(endpoint, sent, other)).state).toBe(State.notFound);
    }
    const admin = await aLoginAgain(auditor);
    expect((await mall.ask(protocol.adminDetail, { certSn: 'EC00' }, admin)).state).toBe(State.notFound);
    const finance = await aLogin(mall, { roles: ['finance'] });
    expect((await mall.ask(protocol.adminDetail, { certSn }, finance)).state).toBe(State.notAllowed);
  });

  it('whatever happens in whatever order: rows change by the table only, refused events leave them as they are', async () => {
    const admin = await aLoginAgain(auditor);
    const life = async () => {
      const who = await newcomer();
      const good = await application(who);
      await mall.call(protocol.submit, good, who);
      const { smsCode: _, ...kept } = good;
      const newest = async () => (await stands(who)).application!;
      return {
        submit: async () => mall.ask(protocol.submit, kept, who),
        resubmit: async () => mall.ask(protocol.resubmit, { ...kept, certSn: (await newest()).certSn }, who),
        change: async () => mall.ask(protocol.change, kept, who),
        withdraw: async () => mall.ask(protocol.withdraw, { certSn: (await newest()).certSn }, who),
        approve: async () => {
          const { certSn, version } = await newest();
          return mall.ask(protocol.approve, { certSn, version }, admin);
        },
        sendBack: async () => {
          const { certSn, version } = await newest();
          return mall.ask(protocol.sendBack, { certSn, version, remarks: { '': '不符' } }, admin);
        },
        revoke: async () => {
          const enterpriseId = (await stands(who)).enterprise?.enterpriseId ?? 999_999;
          return mall.ask(protocol.revoke, { enterpriseId, reason: '测试' }, admin);
        },
      };
    };
    const names = ['submit', 'resubmit', 'change', 'withdraw', 'approve', 'sendBack', 'revoke'] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 8 }), async (order) => {
        const events = await life();
        for (const name of order) {
          const before = await rows();
          const reply = await events[name]();
          expect([200, 255, 404]).toContain(reply.state);
          if (reply.state !== 200) expect(await rows()).toEqual(before);
        }
        const wrong = await mall.work((work) =>
          work.query(
            `SELECT c.cert_sn FROM certification c
             WHERE c.state <> (SELECT to_state FROM step_log l WHERE l.doc_type = 'certification' AND l.doc_sn = c.cert_sn
                               ORDER BY log_id DESC LIMIT 1)`,
          ),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});

/** The same person with a login of now: after days have passed the old one is over. */
async function aLoginAgain(person: Person): Promise<Person> {
  const { issueTokens } = await import('#mall/login/server/issue-tokens.ts');
  return mall.work(async (work) => {
    const tokens = await issueTokens(work, mall.tokenSecret, person.memberId, {
      ip: '127.0.0.1',
      userAgent: 'test',
    });
    return { ...person, token: tokens.access_token, refreshToken: tokens.refresh_token };
  });
}

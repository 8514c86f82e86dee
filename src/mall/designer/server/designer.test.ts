// Designer applications through HTTP: drafted, asked of the employer, decided by the platform; and what becomes of designers.
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { days } from '#kit/time/duration.ts';
import { certificationProtocol } from '#mall/company/certification.protocol.ts';
import { aCertifiedEnterprise, anEmployee } from '#mall/company/server/company.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { codeSentTo } from '#mall/message/server/message.builders.ts';
import { designerList, joiningList } from '../application-lists.ts';
import { designerProtocol as protocol } from '../designer.protocol.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

let mobiles = 0;

/** A login of now: after days have passed an old one is over. */
function loginOf(memberId: number, memberName = ''): Promise<Person> {
  return mall.work(async (work) => {
    const tokens = await issueTokens(work, mall.tokenSecret, memberId, {
      ip: '127.0.0.1',
      userAgent: 'test',
    });
    return { memberId, memberName, token: tokens.access_token, refreshToken: tokens.refresh_token };
  });
}

async function anEmployer(isTrusted = false) {
  const made = await mall.work((work) => aCertifiedEnterprise(work, { isTrusted }));
  return { ...made, person: await loginOf(made.memberId) };
}

const auditor = () => aLogin(mall, { roles: ['auditor'] });
const typeOf = async (person: Person) => (await mall.call(loginProtocol.memberInfo, {}, person)).memberType;
/** News goes to every server process after the commit; it is there a moment later. */
const learns = (person: Person, wanted: object) =>
  vi.waitFor(async () => expect(await mall.call(loginProtocol.memberInfo, {}, person)).toMatchObject(wanted));
const own = (person: Person) => mall.call(protocol.detail, {}, person);

async function application(person: Person, wish: Record<string, unknown> = {}) {
  const mobile = `1360000${String(++mobiles).padStart(4, '0')}`;
  const paper = () => mall.work((work) => aFile(work, person.memberId, { purpose: 'certificate' }));
  return {
    realName: '陈工',
    idNumber: '11010519491231002X',
    mobile,
    smsCode: await codeSentTo(mall, mobile, 'authen', person),
    employment: 'freelance' as 'freelance' | 'certified' | 'other',
    department: '研发部',
    jobTitle: '硬件工程师',
    yearsOfWork: 8,
    fields: ['power', 'analogue'] as ('power' | 'analogue')[],
    products: '工业电源、电机驱动器',
    certificateFileIds: [(await paper()).fileId],
    workProofFileIds: [(await paper()).fileId],
    isDeclared: 1,
    ...wish,
  };
}

async function applied(wish: Record<string, unknown> = {}, person?: Person) {
  const who = person ?? (await aLogin(mall, { type: 1 }));
  const input = await application(who, wish);
  const { applySn, state } = await mall.call(protocol.submit, input, who);
  return { who, input, applySn, state };
}

async function approve(applySn: string) {
  const admin = await auditor();
  const { version } = await mall.call(protocol.adminDetail, { applySn }, admin);
  await mall.call(protocol.approve, { applySn, version }, admin);
  return admin;
}

const rows = () =>
  mall.work((work) =>
    work.query(
      `SELECT 'a' AS kind, to_jsonb(a)::text AS row FROM designer_application a UNION ALL
       SELECT 'd', to_jsonb(d)::text FROM designer d UNION ALL
       SELECT 'm', to_jsonb(m)::text FROM member m UNION ALL
       SELECT 'l', to_jsonb(l)::text FROM step_log l ORDER BY 1, 2`,
    ),
  );

describe('happy', () => {
  it('a freelancer goes straight to the platform and is type 2 at once', async () => {
    const { who, applySn, state } = await applied();
    expect(state).toBe('PENDING_PLATFORM');
    expect(JSON.stringify(await own(who))).not.toContain('19491231');
    await approve(applySn);
    expect(await typeOf(who)).toBe(2);
    expect(await own(who)).toMatchObject({
      application: { state: 'APPROVED' },
      designer: { state: 'ACTIVE', employerName: null },
      allowedActions: [],
    });
  });

  it('keeps a draft on the server, even a wrong one', async () => {
    const who = await aLogin(mall, { type: 1 });
    expect(await own(who)).toMatchObject({ application: null, allowedActions: ['save', 'submit'] });
    await mall.call(protocol.save, { realName: '陈', products: '电源', idNumber: '11010519491231002X' }, who);
    await mall.call(protocol.save, { yearsOfWork: '7', fields: ['rf'], idNumber: '1101051949' }, who);
    expect((await own(who)).application).toMatchObject({
      state: 'DRAFT',
      realName: '陈',
      products: '电源',
      yearsOfWork: 7,
      fields: ['rf'],
      idMasked: '110***********002X',
    });
    const { idNumber: _, ...input } = await application(who);
    await mall.call(protocol.submit, input, who);
    expect((await own(who)).application).toMatchObject({ state: 'PENDING_PLATFORM', realName: '陈工' });
  });

  it('an employer who is certified here is asked first, sends back, then endorses', async () => {
    const employer = await anEmployer();
    const found = await mall.call(
      certificationProtocol.findEnterprises,
      { keyword: employer.name.slice(1) },
      await aLogin(mall),
    );
    expect(found.list).toEqual([{ enterpriseId: employer.enterpriseId, name: employer.name }]);
    const { who, applySn, input, state } = await applied({
      employment: 'certified',
      enterpriseId: employer.enterpriseId,
    });
    expect(state).toBe('PENDING_ENTERPRISE');
    const { list, counts } = await mall.call(joiningList.list, {}, employer.person);
    expect([list[0]?.applySn, counts.PENDING_ENTERPRISE]).toEqual([applySn, 1]);
    const seen = await mall.call(protocol.enterpriseDetail, { applySn }, employer.person);
    expect(seen.allowedActions).toEqual(['endorse', 'enterpriseSendBack']);
    expect(seen.workProofs[0]?.url).toContain('key=');
    await mall.call(
      protocol.enterpriseSendBack,
      { applySn, version: seen.version, remarks: { department: '部门不对' } },
      employer.person,
    );
    expect((await own(who)).application?.remarks).toEqual({ department: '部门不对' });
    const { smsCode: _, idNumber: __, ...kept } = input;
    await mall.call(
      protocol.submit,
      { ...kept, enterpriseId: employer.enterpriseId, department: '硬件部' },
      who,
    );
    const again = await mall.call(protocol.enterpriseDetail, { applySn }, employer.person);
    const endorsed = await mall.call(protocol.endorse, { applySn, version: again.version }, employer.person);
    expect(endorsed.state).toBe('PENDING_PLATFORM');
    await approve(applySn);
    await learns(who, {
      memberType: 2,
      enterpriseId: employer.enterpriseId,
    });
    expect((await mall.call(designerList.list, {}, employer.person)).list).toMatchObject([
      { memberId: who.memberId, state: 'ACTIVE' },
    ]);
  });

  it('a trusted employer decides alone', async () => {
    const employer = await anEmployer(true);
    const { who, applySn } = await applied({ employment: 'certified', enterpriseId: employer.enterpriseId });
    const { version } = await mall.call(protocol.enterpriseDetail, { applySn }, employer.person);
    expect(await mall.call(protocol.endorse, { applySn, version }, employer.person)).toEqual({
      state: 'APPROVED',
    });
    expect(await typeOf(who)).toBe(2);
  });

  it('after seven silent days it goes on, not endorsed', async () => {
    const employer = await anEmployer();
    const { applySn } = await applied({ employment: 'certified', enterpriseId: employer.enterpriseId });
    mall.clock.pass(days(7) - 60_000);
    await mall.fireTimers();
    const admin = await auditor();
    expect(await mall.call(protocol.adminDetail, { applySn }, admin)).toMatchObject({
      state: 'PENDING_ENTERPRISE',
    });
    mall.clock.pass(120_000);
    await mall.fireTimers();
    expect(await mall.call(protocol.adminDetail, { applySn }, await auditor())).toMatchObject({
      state: 'PENDING_PLATFORM',
      isEndorsed: false,
    });
  });

  it('an employee becomes a designer within his enterprise, and type 3 again when he leaves it', async () => {
    const employer = await anEmployer();
    const made = await mall.work((work) => anEmployee(work, { enterpriseId: employer.enterpriseId }));
    const who = await loginOf(made.memberId);
    expect((await own(who)).ownEnterprise).toMatchObject({ enterpriseId: employer.enterpriseId });
    const input = await application(who);
    expect((await refusalOf(mall.call(protocol.submit, input, who))).message).toContain('本企业');
    const within = { employment: 'certified', enterpriseId: employer.enterpriseId } as const;
    const { applySn } = await mall.call(protocol.submit, { ...input, ...within }, who);
    const boss = await loginOf(employer.memberId);
    const { version } = await mall.call(protocol.enterpriseDetail, { applySn }, boss);
    await mall.call(protocol.endorse, { applySn, version }, boss);
    await approve(applySn);
    await learns(who, {
      memberType: 2,
      isSub: 1,
      enterpriseId: employer.enterpriseId,
    });
    await mall.call(protocol.endEmployment, { memberId: who.memberId, reason: '转岗' }, boss);
    expect(await typeOf(who)).toBe(3);
  });

  it('is suspended and resumed, leaves, and is revoked 30 days later unless he applies again', async () => {
    const employer = await anEmployer(true);
    const join = { employment: 'certified', enterpriseId: employer.enterpriseId };
    const hired = async () => {
      const made = await applied(join);
      const boss = await loginOf(employer.memberId);
      const { version } = await mall.call(protocol.enterpriseDetail, { applySn: made.applySn }, boss);
      await mall.call(protocol.endorse, { applySn: made.applySn, version }, boss);
      return made;
    };
    const [stays, goes] = [await hired(), await hired()];
    const admin = await auditor();
    const about = { memberId: stays.who.memberId, reason: '未反馈样品结果' };
    await mall.call(protocol.suspend, about, admin);
    expect((await own(stays.who)).designer?.state).toBe('SUSPENDED');
    expect((await mall.ask(protocol.suspend, about, admin)).state).toBe(255);
    await mall.call(protocol.resume, about, admin);
    const boss = await loginOf(employer.memberId);
    for (const { who } of [stays, goes])
      await mall.call(protocol.endEmployment, { memberId: who.memberId, reason: '离职' }, boss);
    expect(await typeOf(goes.who)).toBe(2);
    const again = await applied({}, await loginOf(stays.who.memberId));
    await approve(again.applySn);
    mall.clock.pass(days(31));
    await mall.fireTimers();
    expect(await typeOf(await loginOf(goes.who.memberId))).toBe(1);
    const free = await loginOf(stays.who.memberId);
    expect(await typeOf(free)).toBe(2);
    await mall.call(protocol.revoke, { memberId: stays.who.memberId, reason: '倒卖样品' }, await auditor());
    expect(await typeOf(free)).toBe(1);
  });

  it('a revoked employer has no designers any more', async () => {
    const employer = await anEmployer(true);
    const join = { employment: 'certified', enterpriseId: employer.enterpriseId };
    const [hired, waiting] = [await applied(join), await applied(join)];
    const { version } = await mall.call(
      protocol.enterpriseDetail,
      { applySn: hired.applySn },
      employer.person,
    );
    await mall.call(protocol.endorse, { applySn: hired.applySn, version }, employer.person);
    const admin = await auditor();
    await mall.call(
      certificationProtocol.revoke,
      { enterpriseId: employer.enterpriseId, reason: '资料造假' },
      admin,
    );
    await learns(hired.who, {
      memberType: 2,
      enterpriseId: null,
      designerState: 'LEFT',
    });
    expect(await mall.call(protocol.adminDetail, { applySn: waiting.applySn }, admin)).toMatchObject({
      state: 'PENDING_PLATFORM',
      isEndorsed: false,
    });
  });
});

describe('refused', () => {
  it('names the field that is wrong, and leaves everything as it is', async () => {
    const who = await aLogin(mall, { type: 1 });
    const good = await application(who);
    const cases: [Record<string, unknown>, string][] = [
      [{ realName: '' }, 'realName'],
      [{ idNumber: '110105194912310021' }, 'idNumber'],
      [{ idNumber: undefined }, 'idNumber'],
      [{ mobile: '12' }, 'mobile'],
      [{ smsCode: undefined }, 'smsCode'],
      [{ employment: 'certified', enterpriseId: 999_999 }, 'enterpriseId'],
      [{ employment: 'other', employerName: '某公司', employerUscc: '1' }, 'employerUscc'],
      [{ certificateFileIds: [] }, 'certificateFileIds'],
      [{ employment: 'other', workProofFileIds: [] }, 'workProofFileIds'],
      [{ isDeclared: 0 }, 'isDeclared'],
    ];
    const before = await rows();
    for (const [wrong, name] of cases) {
      const refused = await refusalOf(mall.call(protocol.submit, { ...good, ...wrong } as never, who));
      expect(refused.data).toMatchObject({ name });
    }
    expect(await rows()).toEqual(before);
  });

  it('takes no main accounts, no designers, and the rejected only after 90 days', async () => {
    const { person } = await anEmployer();
    expect((await refusalOf(mall.call(protocol.save, {}, person))).message).toContain('主账号');
    const { who, applySn } = await applied();
    const admin = await auditor();
    const { version } = await mall.call(protocol.adminDetail, { applySn }, admin);
    await mall.call(protocol.refuse, { applySn, version, reason: '证件造假' }, admin);
    expect(await own(who)).toMatchObject({ allowedActions: [] });
    expect((await own(who)).whyNot).toContain('起可再次申请');
    expect((await mall.ask(protocol.save, { realName: '陈工' }, who)).state).toBe(State.refused);
    mall.clock.pass(days(91));
    const later = await applied({}, await loginOf(who.memberId));
    await approve(later.applySn);
    expect((await refusalOf(mall.call(protocol.save, {}, await loginOf(who.memberId)))).message).toContain(
      '已是',
    );
  });

  it('of two reviewers at once one wins', async () => {
    const { applySn, who } = await applied();
    const [one, two] = [await auditor(), await aLogin(mall, { roles: ['operator'] })];
    const { version } = await mall.call(protocol.adminDetail, { applySn }, one);
    const outcomes = await Promise.all([
      mall.ask(protocol.approve, { applySn, version }, one),
      mall.ask(protocol.refuse, { applySn, version, reason: '不符' }, two),
    ]);
    expect(outcomes.map(({ state }) => state).sort()).toEqual([200, 255]);
    expect(await typeOf(who)).toBe(outcomes[0]!.state === 200 ? 2 : 1);
  });
});

describe('wrong', () => {
  it('an application for somebody else does not exist', async () => {
    const [employer, other] = [await anEmployer(), await anEmployer()];
    const { applySn } = await applied({ employment: 'certified', enterpriseId: employer.enterpriseId });
    const stranger = await aLogin(mall, { type: 1 });
    expect((await mall.ask(protocol.withdraw, { applySn }, stranger)).state).toBe(404);
    expect((await mall.ask(protocol.enterpriseDetail, { applySn }, other.person)).state).toBe(404);
    expect((await mall.ask(protocol.endorse, { applySn, version: 2 }, other.person)).state).toBe(404);
    expect((await mall.call(joiningList.list, {}, other.person)).list).toEqual([]);
    const made = await mall.work((work) => anEmployee(work, { enterpriseId: employer.enterpriseId }));
    const buyer = await loginOf(made.memberId);
    expect(await mall.ask(joiningList.list, {}, buyer)).toMatchObject({ state: State.notAllowed });
  });

  it('whatever happens in whatever order: refused events leave the rows as they are', async () => {
    const admin = await auditor();
    const names = [
      'save',
      'submit',
      'withdraw',
      'approve',
      'sendBack',
      'refuse',
      'suspend',
      'resume',
    ] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 4, maxLength: 8 }), async (order) => {
        const { who, input } = await applied();
        const { smsCode: _, ...kept } = input;
        const about = { memberId: who.memberId, reason: '测试' };
        const events = {
          save: async () => mall.ask(protocol.save, { realName: '草稿' }, who),
          submit: async () => mall.ask(protocol.submit, kept, who),
          withdraw: async () => mall.ask(protocol.withdraw, await newest(), who),
          approve: async () => mall.ask(protocol.approve, await newest(), admin),
          sendBack: async () =>
            mall.ask(protocol.sendBack, { ...(await newest()), remarks: { '': '不符' } }, admin),
          refuse: async () => mall.ask(protocol.refuse, { ...(await newest()), reason: '造假' }, admin),
          suspend: async () => mall.ask(protocol.suspend, about, admin),
          resume: async () => mall.ask(protocol.resume, about, admin),
        };
        const newest = async () => {
          const { applySn, version } = (await own(who)).application!;
          return { applySn, version };
        };
        for (const name of order) {
          const before = await rows();
          const reply = await events[name]();
          expect([200, 255, 404]).toContain(reply.state);
          if (reply.state !== 200) expect(await rows()).toEqual(before);
        }
        const wrong = await mall.work((work) =>
          work.query(
            `SELECT apply_sn FROM designer_application a
             WHERE a.state <> (SELECT to_state FROM step_log l WHERE l.doc_type = 'designerApplication' AND l.doc_sn = a.apply_sn
                               ORDER BY log_id DESC LIMIT 1)`,
          ),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});

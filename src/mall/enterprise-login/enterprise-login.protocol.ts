// Enterprises' own login 企业登录: employees come in through the provider of their enterprise, by OIDC or SAML. Owns its settings, domains and who is who there; leans on login and company.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, json, line, Moment, ruled } from '#kit/http/wire.ts';
import { CartInfo, deviceInput, Tokens } from '#mall/login/login.protocol.ts';
import { enterprise, guestsOnly, permitted } from '#mall/member/actor.ts';
import { checkDomain, checkEnterpriseAccount, checkEnterpriseCode } from './login-address.ts';

export const LOGIN_PROTOCOLS = ['oidc', 'saml'] as const;
export type LoginProtocol = (typeof LOGIN_PROTOCOLS)[number];

const LoginDomain = z.object({
  domain: z.string(),
  provenAt: Moment.nullable(),
  /** Name and text of the TXT record that proves it. */
  recordName: z.string(),
  recordText: z.string(),
});
export type LoginDomain = z.infer<typeof LoginDomain>;

export const LoginSettings = z.object({
  isSetUp: Bit,
  /** Nobody may change it who may do less than some employee. */
  mayChange: Bit,
  code: z.string(),
  protocol: z.enum(LOGIN_PROTOCOLS),
  issuer: z.string(),
  clientId: z.string(),
  /** The secret itself is never told. */
  hasSecret: Bit,
  entityId: z.string(),
  ssoUrl: z.string(),
  certificate: z.string(),
  addsUnknown: Bit,
  /** Employees who have come in by it. */
  bound: z.number(),
  isOn: Bit,
  isRequired: Bit,
  testedAt: Moment.nullable(),
  domains: z.array(LoginDomain),
  /** What the provider must be told of the mall. */
  addresses: z.object({
    login: z.string(),
    oidcRedirect: z.string(),
    samlEntityId: z.string(),
    samlAnswers: z.string(),
  }),
});
export type LoginSettings = z.infer<typeof LoginSettings>;

/** A browser goes to `url`; with `state` and `browserKey`, which stand in no address of the mall, it shows afterwards that it is the same. */
const Departure = z.object({ url: z.string(), state: z.string(), browserKey: z.string() });

const arrival = {
  state: line(100, 1),
  browserKey: line(100, 1),
  /** What the provider has added to the address, as it stands there. */
  query: line(6000).default(''),
};

export const LoginTrial = z.object({
  subject: z.string(),
  email: z.string().nullable(),
  /** Who would have come in: an employee's account, nobody, or somebody who would be added. */
  verdict: z.enum(['known', 'added', 'refused']),
  memberName: z.string().nullable(),
});
export type LoginTrial = z.infer<typeof LoginTrial>;

const domain = z.object({ domain: ruled(checkDomain) });

export const enterpriseLoginProtocol = {
  ...door('v3/frontLogin/front/enterprise', guestsOnly, {
    /** Whose login stands behind a code. */
    find: get(
      { zh: '企业登录：按企业代码查询', en: 'Enterprise login: whose code it is' },
      z.object({ enterpriseCode: ruled(checkEnterpriseCode) }),
      z.object({ enterpriseName: z.string() }),
      { perMinute: 60 },
    ),
    start: post(
      { zh: '企业登录：前往企业的登录服务', en: 'Enterprise login: off to the provider' },
      /** An e-mail address of a proven domain, or a code. */
      z.object({ account: ruled(checkEnterpriseAccount) }),
      Departure,
      { apart: true, perMinute: 60 },
    ),
    finish: post(
      { zh: '企业登录：返回商城', en: 'Enterprise login: back from the provider' },
      z.object({ ...arrival, cartInfo: json(CartInfo.optional()).optional(), ...deviceInput }),
      Tokens,
      { apart: true, perMinute: 60 },
    ),
  }),
  ...door('v3/member/front/enterpriseLogin', permitted(enterprise, 'ent.sub'), {
    show: get({ zh: '企业登录设置', en: 'Settings of the enterprise login' }, nothing, LoginSettings),
    /** Another provider must be tested, and is switched off until then. */
    save: post(
      { zh: '保存企业登录设置', en: 'Save the settings of the enterprise login' },
      z.object({
        code: ruled(checkEnterpriseCode),
        protocol: z.enum(LOGIN_PROTOCOLS),
        issuer: line(300).default(''),
        clientId: line(200).default(''),
        /** Left out: as it was. */
        clientSecret: line(500).default(''),
        entityId: line(300).default(''),
        ssoUrl: line(500).default(''),
        certificate: z.string().max(20_000).default(''),
        addsUnknown: flag().default(false),
      }),
      LoginSettings,
      { perMinute: 60 },
    ),
    test: post({ zh: '测试企业登录', en: 'Try the enterprise login' }, nothing, Departure, {
      apart: true,
      perMinute: 60,
    }),
    finishTest: post(
      { zh: '企业登录测试结果', en: 'What came of trying it' },
      z.object(arrival),
      LoginTrial,
      { apart: true, perMinute: 60 },
    ),
    switch: post(
      { zh: '启用或停用企业登录', en: 'Switch the enterprise login on or off' },
      /** `isRequired`: employees come in by nothing else; all their logins end. */
      z.object({ isOn: flag(), isRequired: flag() }),
      LoginSettings,
      { perMinute: 60 },
    ),
    /** Everybody is found by his e-mail once more: for people whose accounts at the provider were made anew. */
    forgetSubjects: post(
      { zh: '重置员工与企业登录的关联', en: 'Forget who is who at the provider' },
      nothing,
      LoginSettings,
      { perMinute: 60 },
    ),
    addDomain: post({ zh: '添加邮箱域名', en: 'Add an e-mail domain' }, domain, LoginSettings, {
      perMinute: 60,
    }),
    proveDomain: post(
      { zh: '验证邮箱域名', en: 'Look for the TXT record of a domain' },
      domain,
      LoginSettings,
      {
        apart: true,
        perMinute: 60,
      },
    ),
    dropDomain: post({ zh: '移除邮箱域名', en: 'Take a domain away' }, domain, LoginSettings, {
      perMinute: 60,
    }),
  }),
};

// The last ninety days of an account: who came in from where, and what was changed.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { SECURITY_KINDS, type SecurityKind } from '#mall/member/security-kinds.ts';
import { AccountEvent, accountProtocol, type LoginWay } from './account.protocol.ts';

const say = words({
  summary: { zh: '登录日志与安全记录（90 天）', en: 'Logins and changes of the last 90 days' },
  log: { zh: '安全记录', en: 'Activity' },
  logins: { zh: '登录日志', en: 'Logins' },
  changes: { zh: '变更记录', en: 'Changes' },
  event: { zh: '事件', en: 'What happened' },
  by: { zh: '登录方式', en: 'Logged in by' },
  ip: { zh: 'IP 地址', en: 'IP address' },
  who: { zh: '操作人', en: 'By whom' },
  self: { zh: '本人', en: 'Yourself' },
  others: { zh: '管理员', en: 'An administrator' },
  noLog: { zh: '最近 90 天没有记录', en: 'Nothing in the last 90 days' },
});

const WAYS: Record<LoginWay, Text> = {
  password: { zh: '密码', en: 'password' },
  sms: { zh: '短信验证码', en: 'SMS code' },
  register: { zh: '注册', en: 'registration' },
  qr: { zh: '扫码', en: 'QR code' },
  weChat: { zh: '微信', en: 'WeChat' },
  enterprise: { zh: '企业登录', en: 'enterprise login' },
  punchout: { zh: '采购系统', en: 'procurement system' },
};

export const LOGIN_KINDS: readonly SecurityKind[] = [
  'loggedIn',
  'loginRefused',
  'loginPaused',
  'qrApproved',
  'loggedOut',
  'loggedOutEverywhere',
  'sessionEnded',
  'tokenReused',
];
/** A new device stands in the log as the login that it was; refused accesses are for auditors. */
export const UNTOLD: readonly SecurityKind[] = ['newDevice', 'accessRefused'];

const TONES = {
  loggedIn: 'done',
  loginRefused: 'refused',
  loginPaused: 'refused',
  tokenReused: 'refused',
} as const;
export const eventKinds = Object.fromEntries(
  Object.entries(SECURITY_KINDS).map(([kind, { name }]) => [
    kind,
    { ...name, tone: TONES[kind as keyof typeof TONES] ?? ('neutral' as const) },
  ]),
);

/** Newest first. */
export const accountEventList = listing({
  path: 'v3/member/front/member/loginLog',
  access: accountProtocol.standing.access,
  title: say.security,
  summary: say.summary,
  row: AccountEvent,
  key: 'eventId',
  columns: {
    createdAt: col.moment(say.time, { sort: true, fixed: true, phone: 1 }),
    kind: col.state(say.event, { values: eventKinds, phone: 2 }),
    by: col.state(say.by, { values: WAYS, phone: 3 }),
    place: col.text(say.place, { phone: 3 }),
    ip: col.code(say.ip, { phone: 4 }),
    device: col.text(say.device, { phone: 4 }),
    isByOthers: col.state(say.who, { values: { 0: say.self, 1: say.others }, phone: 4 }),
  },
  tabs: { field: 'scope', values: { login: say.logins, change: say.changes } },
  filters: { createdAt: filter.dateRange(say.time) },
  start: { tab: 'login', sort: '-createdAt' },
  exports: { name: say.log },
  pageSize: 10,
  none: { title: say.noLog },
});

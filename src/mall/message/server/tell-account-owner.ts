// Tells the owner of an account what has just happened to it, when, from where, and what to do if it was not him.
import type { Work } from '#kit/db/work.ts';
import { deviceOf, placeOf } from '#kit/http/server/where-from.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Language, Text } from '#kit/words/text.ts';
import { SECURITY_KINDS, type SecurityKind } from '#mall/member/security-kinds.ts';
import { accountWords } from './account-words.ts';
import { tellMember, writeTo } from './tell-member.ts';

export interface Touched {
  memberId: number;
  kind: SecurityKind;
  ip: string;
  userAgent: string;
  detail: Readonly<Record<string, unknown>>;
}

/** Done by a reviewer or an administrator: where that was is nobody's business, and a new password would not help. */
const BY_OTHERS: ReadonlySet<SecurityKind> = new Set([
  'typeChanged',
  'subAccountChanged',
  'subAccountStopped',
]);
const MEMBER_TYPES: Readonly<Record<string, Text>> = {
  1: { zh: '个人用户', en: 'individual user' },
  2: { zh: '认证设计师', en: 'certified designer' },
  3: { zh: '认证企业', en: 'certified enterprise' },
};

/**
 * The site message cannot be switched off. After another mobile or e-mail address was bound, the former one is told
 * too: its owner may be the only one who finds it wrong.
 */
export async function tellAccountOwner(work: Work, touched: Touched): Promise<void> {
  const { memberId, kind, detail } = touched;
  const [member] = await work.query<{ member_name: string }>(
    'SELECT member_name FROM member WHERE member_id = $1',
    [memberId],
    'message-account',
  );
  if (!member) return;
  const what = whatHappened(touched);
  const message = {
    title: both((language) => accountWords.title[language](what[language])),
    body: both((language) => bodyIn(language, member.member_name, what[language], touched, work.now)),
    link: '/member/account',
  };
  await tellMember(work, memberId, { kind: 'account', ...message });
  if (kind === 'mobileChanged' && isText(detail.oldMobile))
    await writeTo(work, { channel: 'sms', recipient: detail.oldMobile }, memberId, message);
  if (kind === 'emailChanged' && isText(detail.oldEmail))
    await writeTo(work, { channel: 'email', recipient: detail.oldEmail }, memberId, message);
}

function whatHappened({ kind, detail }: Touched): Text {
  const { name } = SECURITY_KINDS[kind];
  const now = kind === 'mobileChanged' ? detail.mobile : kind === 'emailChanged' ? detail.email : undefined;
  if (isText(now)) return both((language) => accountWords.changedTo[language](name[language], now));
  const type = kind === 'typeChanged' ? MEMBER_TYPES[String(detail.to)] : undefined;
  if (type) return both((language) => accountWords.changedTo[language](name[language], type[language]));
  return name;
}

function bodyIn(language: Language, memberName: string, what: string, touched: Touched, now: Date): string {
  const { ip, userAgent, kind, detail } = touched;
  const say = accountWords;
  const lines = [say.happened[language](memberName, showMoment(now.toISOString()), what)];
  if (isText(detail.reason)) lines.push(say.reason[language](detail.reason));
  if (BY_OTHERS.has(kind)) return [...lines, say.askThem[language]].join('\n');
  if (ip) lines.push(say.place[language](placeOf(ip).text[language], ip));
  if (userAgent) lines.push(say.device[language](deviceOf(userAgent).text[language]));
  return [...lines, say.notYou[language]].join('\n');
}

function both(write: (language: Language) => string): Text {
  return { zh: write('zh'), en: write('en') };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

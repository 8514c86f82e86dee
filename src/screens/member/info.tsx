// My card: who I am here, what I am certified as, how I can be reached, and the ways to change it.

import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CertificationState } from '#mall/company/certification-process.ts';
import { certificationStatus, enterpriseStatus } from '#mall/company/certification-status.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import { Avatar } from '#mall/member/parts/avatar.tsx';
import { PRESET_ROLES, type PresetRole } from '#mall/member/permission-points.ts';
import { type Profile, profileProtocol } from '#mall/member/profile.protocol.ts';
import { profileWords } from '#mall/member/profile-words.ts';
import { storeProtocol } from '#mall/store/store.protocol.ts';
import { titled } from '../storefront/seo.ts';
import { designerWords, infoWords } from './info-words.ts';
import { memberWords } from './member-words.ts';

export const meta = titled(memberWords.myData);

export async function clientLoader() {
  const [member, profile] = await Promise.all([
    call(loginProtocol.memberInfo, {}),
    call(profileProtocol.profile, {}),
  ]);
  const { storeId } = member;
  const store = storeId === null ? undefined : await call(storeProtocol.detail, { storeId });
  return { member, profile, store };
}

export default function InfoScreen() {
  const { member, profile, store } = useLoaderData<typeof clientLoader>();
  const say = useWords(infoWords);
  const language = useLanguage();
  const account: Fact[] = [
    { label: say.memberName, value: member.memberName },
    { label: say.registered, value: showMoment(profile.registerTime) },
    { label: say.mobile, value: member.mobile ?? say.none, to: '/member/phone', toText: say.change },
    {
      label: say.email,
      value: member.email ?? say.none,
      to: '/member/email',
      toText: member.email ? say.change : say.bind,
    },
    {
      label: say.payPwd,
      value: member.hasPayPwd ? say.isSet : say.notSet,
      to: '/member/pwd/pay',
      toText: member.hasPayPwd ? say.change : say.setIt,
    },
  ];
  const standing = standingOf(member, say, language);
  if (store) {
    const value = (
      <Link to={`/store/index?vid=${store.storeId}`} className="hover:text-brand">
        {store.storeName}
      </Link>
    );
    standing.push({ label: say.store, value, to: '/seller/index', toText: say.console });
  }
  if (member.lab)
    standing.push({ label: say.laboratory, value: say.labStaff, to: '/lab/index', toText: say.toLab });
  return (
    <div className="flex flex-col gap-3 pb-4">
      <Head member={member} profile={profile} />
      <div className="grid items-start gap-3 xl:grid-cols-2">
        <Card
          title={say.account}
          flush
          actions={
            <Button variant="link" to="/member/account">
              {say.security}
            </Button>
          }
        >
          <Facts facts={account} />
        </Card>
        <Card title={say.standing} flush>
          <Facts facts={standing} />
        </Card>
      </div>
    </div>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
  /** Where it can be changed. */
  to?: string;
  toText?: string;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line text-13">
      {facts.map(({ label, value, to, toText }) => (
        <div key={label} className="flex min-h-11 items-center gap-3 px-4 py-2">
          <dt className="w-24 shrink-0 text-hint max-sm:w-20">{label}</dt>
          <dd className="num min-w-0 flex-1 wrap-anywhere">{value}</dd>
          {to ? (
            <dd className="shrink-0">
              <Button variant="link" to={to}>
                {toText}
              </Button>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

type Say = Spoken<typeof infoWords>;

/** What he is certified as, or how far that is, by kind of account: nobody is led to a door that is closed to him. */
function standingOf(member: MemberInfo, say: Say, language: Language): Fact[] {
  const { memberType, certState, designerState, isSub } = member;
  const facts: Fact[] = [];
  if (memberType !== 2) {
    const status = { ...certificationStatus, ...enterpriseStatus }[certState as CertificationState];
    const tag = status ? <Tag tone={status.tone}>{status[language]}</Tag> : say.notApplied;
    const value = (
      <span className="flex flex-wrap items-center gap-2">
        {member.enterpriseName}
        {tag}
      </span>
    );
    const toText = status ? say.look : say.apply;
    facts.push({ label: say.enterprise, value, ...(isSub === 1 ? {} : { to: '/member/authen', toText }) });
  }
  if (memberType !== 3 || isSub === 1) {
    const status = designerWords[designerState as keyof typeof designerWords];
    const value = status ? <Tag tone={status.tone}>{status[language]}</Tag> : say.notApplied;
    facts.push({ label: say.designer, value, to: '/applyDesigner', toText: status ? say.look : say.apply });
  }
  if (member.roles && member.roles.length > 0) {
    const names = member.roles.map((role) => PRESET_ROLES[role as PresetRole]?.name[language] ?? role);
    facts.push({ label: say.roles, value: names.join(' · '), to: '/member/permission', toText: say.look });
  }
  return facts;
}

function Head({ member, profile }: { member: MemberInfo; profile: Profile }) {
  const say = useWords(infoWords);
  const sayMember = useWords(memberWords);
  const types = { 1: sayMember.type1, 2: sayMember.certifiedDesigner, 3: sayMember.type3 };
  const name = member.memberNickName || member.memberName;
  const about = [profile.position, member.enterpriseName ?? profile.companyName, profile.regionName];
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-4">
      <Link to="/member/information" aria-label={say.edit} className="rounded-full">
        <Avatar name={name} avatar={member.avatar} size={80} />
      </Link>
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="truncate text-20 font-semibold">{name}</h1>
        <p className="mt-1 flex flex-wrap gap-2">
          <Tag tone={member.memberType === 1 ? 'neutral' : 'moving'}>{types[member.memberType]}</Tag>
          {member.isSub === 1 ? <Tag>{say.sub}</Tag> : null}
          {member.isSalesperson === 1 ? <Tag>{say.salesperson}</Tag> : null}
          {member.platformRoles.length > 0 ? <Tag>{say.platform}</Tag> : null}
        </p>
        <p className="mt-2 wrap-anywhere text-13 text-secondary">
          {about.filter((fact) => fact !== '').join(' · ') || say.nothingSaid}
        </p>
      </div>
      <Completeness profile={profile} hasCompany={member.enterpriseName !== null} />
    </section>
  );
}

/** How much of the personal data has been said, and what would come next. */
function Completeness({ profile, hasCompany }: { profile: Profile; hasCompany: boolean }) {
  const say = useWords(infoWords);
  const words = useWords(profileWords);
  const said: [string, boolean][] = [
    [say.picture, profile.avatar !== null],
    [words.nickName, profile.memberNickName !== ''],
    [words.realName, profile.realName !== ''],
    [words.birthday, profile.birthday !== ''],
    [words.region, profile.districtCode !== ''],
    [words.company, hasCompany || profile.companyName !== ''],
    [words.position, profile.position !== ''],
    [words.industry, profile.industry !== ''],
  ];
  const missing = said.filter(([, isSaid]) => !isSaid).map(([name]) => name);
  return (
    <div className="w-64 max-sm:w-full">
      <ProgressBar
        value={1 - missing.length / said.length}
        label={say.complete}
        figure
        tone={missing.length > 0 ? 'moving' : 'done'}
      />
      <p className="mt-1 line-clamp-2 text-12 text-hint">
        {missing.length > 0 ? say.missing(missing) : say.whole}
      </p>
      <Button
        size="sm"
        to="/member/information"
        icon={<Pencil size={14} aria-hidden="true" />}
        className="mt-2"
      >
        {say.edit}
      </Button>
    </div>
  );
}

export const HydrateFallback = waitingPage('h-28', ['h-64', 'h-64']);

export { ErrorBoundary } from './member-failed.tsx';

// The work part of the member centre's first page: what waits for one, inquiries and samples by stage, budgets, credit, risks.
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { GatheredTurns } from '#mall/approval/parts/gather-turns.ts';
import { turnDocs } from '#mall/approval/turn.ts';
import { inquiryTabs } from '#mall/inquiry/inquiry-status.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { sampleStatus } from '#mall/sample/sample-status.ts';
import { homeWords } from './home-words.ts';
import { type HomeFacts, loadHome } from './load-home.ts';
import { keepTurnCount } from './turn-count.ts';

/** Stages in which something still happens. */
const INQUIRY_STAGES = ['draft', 'review', 'quoting', 'evaluating', 'awarded'] as const;
const SAMPLE_STAGES = [
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'PENDING_PAYMENT',
  'PENDING_DELIVERY',
  'PENDING_RECEIPT',
  'PENDING_EVALUATION',
] as const;

export function HomeWork() {
  const { member } = useSession();
  const [facts, setFacts] = useState<HomeFacts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another member, not for a newer balance
  useEffect(() => {
    let isHere = true;
    if (member)
      void loadHome(member).then((loaded) => {
        if (!isHere) return;
        setFacts(loaded);
        if (loaded.turns && !loaded.turns.isPartial) keepTurnCount(loaded.turns.total);
      });
    return () => {
      isHere = false;
    };
  }, [member?.memberId]);
  if (!member || !facts) return <HomeWorkSkeleton />;
  const { turns, inquiries, samples, budgets, projects, credit, now } = facts;
  const isEnterprise = member.memberType === 3;
  const hasSamples = samples && SAMPLE_STAGES.some((stage) => (samples[stage] ?? 0) > 0);
  return (
    <>
      {turns && (isEnterprise || turns.total > 0) ? <TurnsCard turns={turns} now={now} /> : null}
      {inquiries && (isEnterprise || (inquiries.all ?? 0) > 0) ? <InquiryStages counts={inquiries} /> : null}
      {samples && (hasSamples || member.memberType === 2) ? <SampleStages counts={samples} /> : null}
      <div className="grid items-start gap-3 empty:hidden lg:has-[>:nth-child(2)]:grid-cols-2">
        {budgets && budgets.length > 0 ? <BudgetsCard budgets={budgets} /> : null}
        {credit && credit.length > 0 ? <CreditCard credit={credit} /> : null}
        {projects && projects.length > 0 ? <RisksCard projects={projects} /> : null}
      </div>
    </>
  );
}

export const HomeWorkSkeleton = () => <Skeleton className="h-40 w-full" />;

function TurnsCard({ turns: { turns, total, isPartial }, now }: { turns: GatheredTurns; now: number }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  return (
    <Card
      flush
      title={say.turns}
      actions={
        <Button variant="link" to="/member/turns">
          {total > 0 ? say.allTurns(total) : say.toTurns}
        </Button>
      }
    >
      {isPartial ? <p className="px-4 py-2 text-13 text-waiting">{say.partial}</p> : null}
      {turns.length === 0 ? (
        <p className="px-4 py-4 text-13 text-hint">{say.noTurns}</p>
      ) : (
        <ul className="divide-y divide-line">
          {turns.slice(0, 5).map(({ docType, docSn, title, what, dueAt, url }) => (
            <li key={`${docType} ${docSn} ${what.zh}`}>
              <Link
                to={url}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-brand-wash focus-visible:-outline-offset-2"
              >
                <Tag>{turnDocs[docType][language]}</Tag>
                <span className="font-semibold">{what[language]}</span>
                <span className="min-w-0 flex-1 truncate text-13 text-secondary max-sm:basis-full">
                  {title}
                </span>
                {dueAt ? (
                  <span
                    className={cx('num text-12', Date.parse(dueAt) < now ? 'text-refused' : 'text-secondary')}
                  >
                    {Date.parse(dueAt) < now ? say.late(showMoment(dueAt)) : say.until(showMoment(dueAt))}
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Numbers beside each other, each a link to what it counts. */
function Stages({ label, stages }: { label: string; stages: { to: string; count: number; text: string }[] }) {
  return (
    <Card flush title={label}>
      <nav aria-label={label} className="flex flex-wrap gap-px overflow-hidden rounded-b-card bg-line">
        {stages.map(({ to, count, text }) => (
          <Link
            key={to}
            to={to}
            className="flex min-w-0 flex-1 basis-[30%] flex-col items-center bg-surface px-1 py-3 md:basis-0 text-center hover:bg-brand-wash focus-visible:-outline-offset-2"
          >
            <span className={cx('num text-20', count > 0 ? 'font-semibold' : 'text-muted')}>{count}</span>
            <span className="text-12 text-secondary">{text}</span>
          </Link>
        ))}
      </nav>
    </Card>
  );
}

function InquiryStages({ counts }: { counts: NonNullable<HomeFacts['inquiries']> }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  return (
    <Stages
      label={say.inquiries}
      stages={INQUIRY_STAGES.map((tab) => ({
        to: `/member/inquiry/myInq?tab=${tab}`,
        count: counts[tab] ?? 0,
        text: inquiryTabs[tab][language],
      }))}
    />
  );
}

function SampleStages({ counts }: { counts: NonNullable<HomeFacts['samples']> }) {
  const say = useWords(homeWords);
  const language = useLanguage();
  return (
    <Stages
      label={say.samples}
      stages={SAMPLE_STAGES.map((state) => ({
        to: `/member/sample/list?state=${state}`,
        count: counts[state] ?? 0,
        text: sampleStatus[state][language],
      }))}
    />
  );
}

const rowOfCard = 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5';

function BudgetsCard({ budgets }: { budgets: NonNullable<HomeFacts['budgets']> }) {
  const say = useWords(homeWords);
  return (
    <SideCard title={say.budgets} to="/member/permission/budgets" all={say.all}>
      {budgets.map(({ budgetId, name, left, usedPerMille }) => {
        const used = Math.round(usedPerMille / 10);
        return (
          <li key={budgetId} className={rowOfCard}>
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="num text-12 text-secondary">{say.used(used)}</span>
            <span className="text-13">
              {say.left} <PriceText amount={left} tone={used >= 100 ? undefined : 'ink'} />
            </span>
            <Share used={used} />
          </li>
        );
      })}
    </SideCard>
  );
}

/** How much is used, in per cent. */
const Share = ({ used }: { used: number }) => (
  <span aria-hidden="true" className="h-1 basis-full overflow-hidden rounded-full bg-line">
    <span
      className={cx('block h-full', used >= 100 ? 'bg-refused' : used >= 80 ? 'bg-waiting' : 'bg-brand')}
      style={{ width: `${Math.min(100, Math.max(0, used))}%` }}
    />
  </span>
);

function CreditCard({ credit }: { credit: NonNullable<HomeFacts['credit']> }) {
  const say = useWords(homeWords);
  return (
    <SideCard title={say.credit} to="/member/credit/index" all={say.all}>
      {credit.map(({ account, forecast: { pessimistic } }) => {
        const { accountId, creditorName, state, frozenReason, used, creditLimit, upcoming } = account;
        const limit = Number(creditLimit) + Number(account.tempUntil ? account.tempLimit : 0);
        const why = pessimistic.causes[0]?.text ?? '';
        return (
          <li key={accountId}>
            <Link
              to={`/member/credit/account?accountId=${accountId}`}
              className={cx(rowOfCard, 'hover:bg-brand-wash focus-visible:-outline-offset-2')}
            >
              <span className="min-w-0 flex-1 truncate">{creditorName}</span>
              <span className="num text-13">{say.creditUsed(showAmount(used), showAmount(creditLimit))}</span>
              {Number(upcoming) > 0 ? (
                <span className="num text-12 text-secondary">{say.upcoming(showAmount(upcoming))}</span>
              ) : null}
              <Share used={limit > 0 ? (Number(used) / limit) * 100 : 100} />
              <span
                className={cx(
                  'basis-full text-12',
                  state === 'FROZEN' ? 'text-refused' : pessimistic.day ? 'text-waiting' : 'text-hint',
                )}
              >
                {state === 'FROZEN'
                  ? say.frozen(frozenReason)
                  : pessimistic.day
                    ? say.blockedOn(pessimistic.day, why)
                    : say.neverBlocked}
              </span>
            </Link>
          </li>
        );
      })}
    </SideCard>
  );
}

function RisksCard({ projects }: { projects: NonNullable<HomeFacts['projects']> }) {
  const say = useWords(homeWords);
  return (
    <SideCard title={say.risks} to="/member/project/risks" all={say.all}>
      {projects.map(({ projectId, projectName, openRisks }) => (
        <li key={projectId}>
          <Link
            to={`/member/project/detail?projectId=${projectId}&tab=risks`}
            className={cx(rowOfCard, 'hover:bg-brand-wash focus-visible:-outline-offset-2')}
          >
            <span className="min-w-0 flex-1 truncate">{projectName}</span>
            <Tag tone="waiting">{say.risksOf(openRisks)}</Tag>
          </Link>
        </li>
      ))}
    </SideCard>
  );
}

function SideCard({
  title,
  to,
  all,
  children,
}: {
  title: string;
  to: string;
  all: string;
  children: ReactNode;
}) {
  return (
    <Card
      flush
      title={title}
      actions={
        <Button variant="link" to={to}>
          {all}
        </Button>
      }
    >
      <ul className="divide-y divide-line">{children}</ul>
    </Card>
  );
}

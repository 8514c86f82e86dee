// Where numbers are entered to find what replaces them; beside it, suggesting a pair and what became of one's own.
import { lazy, Suspense } from 'react';
import { type MetaFunction, Navigate, useSearchParams } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { speak } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { showLoginPrompt } from '#mall/login/parts/login-prompt.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { evidenceWords, gradeWords } from '#mall/replacement/pair-status.ts';
import { GradeTag } from '#mall/replacement/parts/replacement-row.tsx';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';
import { EVIDENCES } from '#mall/replacement/replacement.ts';
import { pageMeta, siteOf } from '../../seo.ts';
import { NumberForm } from './number-form.tsx';
import { ReplacementTabs } from './replacement-tabs.tsx';

const SuggestForm = lazy(() =>
  import('#mall/replacement/parts/suggest-form.tsx').then((part) => ({ default: part.SuggestForm })),
);

const GRADES = [1, 2, 3] as const;

export const meta: MetaFunction = (args) => {
  const say = speak(replacementWords, siteOf(args.matches).language);
  return pageMeta(args, {
    title: say.title,
    description: say.intro,
    path: '/prototype/replacement/search',
  });
};

export default function ReplacementSearch() {
  const say = useWords(replacementWords);
  const [asked] = useSearchParams();
  const { status } = useSession();
  const tab = asked.get('tab') === 'suggest' ? 'suggest' : 'search';
  const waiting = <SkeletonText lines={6} />;
  const forMembers =
    status === 'unknown' ? (
      waiting
    ) : status === 'guest' ? (
      <EmptyState
        title={say.loginFirst}
        action={
          <Button variant="primary" onClick={() => showLoginPrompt()}>
            {say.login}
          </Button>
        }
      />
    ) : null;
  if (asked.get('tab') === 'mine') return <Navigate replace to="/prototype/replacement/mine" />;
  return (
    <div className="page-width py-4">
      <h1 className="text-20 font-semibold">{say.title}</h1>
      <p className="mt-1 mb-4 text-13 text-secondary">{say.intro}</p>
      <Card flush>
        <ReplacementTabs current={tab} />
        <div className="p-4">
          {tab === 'search' ? (
            <NumberForm key={asked.get('partNo') ?? ''} initial={asked.get('partNo') ?? ''} />
          ) : (
            (forMembers ?? (
              <Suspense fallback={waiting}>
                <SuggestForm ofPartNo={asked.get('ofPartNo') ?? ''} />
              </Suspense>
            ))
          )}
        </div>
      </Card>
      {tab === 'search' ? <Grades /> : null}
    </div>
  );
}

/** What grades and evidence mean. */
function Grades() {
  const say = useWords(replacementWords);
  const language = useLanguage();
  return (
    <div className="mt-3 grid gap-3 md:grid-cols-2">
      <Card title={say.gradesTitle}>
        <dl className="space-y-3 text-13">
          {GRADES.map((grade) => (
            <div key={grade} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <dt className="md:w-32">
                <GradeTag grade={grade} />
              </dt>
              <dd className="min-w-0 flex-1 basis-48 text-secondary">{gradeWords[grade].long[language]}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={say.evidenceTitle}>
        <ol className="flex flex-wrap gap-x-2 gap-y-1 text-13">
          {EVIDENCES.map((one, at) => (
            <li key={one}>
              {at > 0 ? (
                <span aria-hidden="true" className="mr-2 text-muted">
                  ›
                </span>
              ) : null}
              {evidenceWords[one][language]}
            </li>
          ))}
        </ol>
        <p className="mt-3 text-12 text-hint">{say.evidenceNote}</p>
      </Card>
    </div>
  );
}

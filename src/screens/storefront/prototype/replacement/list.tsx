// What replaces each of the numbers that were asked for, with grade, reasons, price and stock of both.
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { ListPages } from '#kit/ui/pagination.tsx';
import { speak } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { NumberCards } from '#mall/replacement/parts/replaced-card.tsx';
import { replacementWords } from '#mall/replacement/parts/replacement-words.ts';
import { replacementProtocol } from '#mall/replacement/replacement.protocol.ts';
import { answerOr404 } from '../../answer-or-404.ts';
import { pageMeta, siteOf } from '../../seo.ts';
import { replacementActions } from './replacement-actions.tsx';

const PATH = '/prototype/replacement/list';
const GRADES = ['3', '2', '1'] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  const partNo = (asked.get('partNo') ?? '').slice(0, 4000);
  const listId = asked.get('listId') || undefined;
  const grade = GRADES.find((one) => one === asked.get('grade')) ?? '3';
  const [inStock, domesticOnly] = [asked.get('inStock') === '1', asked.get('domesticOnly') === '1'];
  const current = Math.min(Math.max(1, Math.trunc(Number(asked.get('current'))) || 1), 1000);
  const reply = await answerOr404(
    context
      .get(mallContext)
      .call(replacementProtocol.list, { partNo, listId, grade, inStock, domesticOnly, current }),
  );
  return { reply, partNo, grade, inStock, domesticOnly };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const say = speak(replacementWords, siteOf(args.matches).language);
  const numbers = args.loaderData?.reply.numbers.slice(0, 3).join(', ') ?? '';
  return pageMeta(args, {
    title: numbers ? `${numbers} · ${say.resultTitle}` : say.resultTitle,
    description: say.intro,
    path: PATH,
    isIndexed: false,
  });
};

export default function ReplacementList() {
  const say = useWords(replacementWords);
  const { search } = useLocation();
  const navigation = useNavigation();
  const { reply, grade, inStock, domesticOnly } = useLoaderData<typeof loader>();
  const { numbers, list, pagination } = reply;
  const to = (changes: Parameters<typeof withQuery>[1]) => `${PATH}${withQuery(search, changes)}`;
  const clearTo = to({ grade: undefined, inStock: undefined, domesticOnly: undefined });
  const change = numbers.length > 0 ? `?partNo=${encodeURIComponent(numbers.join('\n'))}` : '';
  const gradeNames = { 3: say.gradeAll, 2: say.gradeTwo, 1: say.gradeOne };
  return (
    <div className="page-width space-y-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-20 font-semibold">
          {say.resultTitle}
          {numbers.length > 0 ? (
            <span className="num ml-3 text-13 font-normal text-hint">{say.resultCount(numbers.length)}</span>
          ) : null}
        </h1>
        <Button size="sm" to={`/prototype/replacement/search${change.length < 2000 ? change : ''}`}>
          {say.another}
        </Button>
      </div>
      {numbers.length === 0 ? (
        <Card>
          <EmptyState title={say.noNumbers} way={['/prototype/replacement/search', say.search]} />
        </Card>
      ) : (
        <>
          <section aria-label={say.filters} className="flex flex-wrap items-center gap-3">
            <LinkTabs
              look="segment"
              label={say.filters}
              current={grade}
              tabs={GRADES.map((one) => ({
                key: one,
                text: gradeNames[one],
                to: to({ grade: one === '3' ? undefined : one }),
              }))}
            />
            <Toggle isOn={inStock} to={to({ inStock: inStock ? undefined : '1' })} text={say.inStock} />
            <Toggle
              isOn={domesticOnly}
              to={to({ domesticOnly: domesticOnly ? undefined : '1' })}
              text={say.domesticOnly}
            />
          </section>
          <div className={cx('space-y-3', navigation.state === 'loading' && 'opacity-60')}>
            {list.map((number) => (
              <NumberCards
                key={number.asked}
                number={number}
                actions={replacementActions}
                clearTo={clearTo}
              />
            ))}
          </div>
          <ListPages pagination={pagination} />
        </>
      )}
    </div>
  );
}

/** A filter that is on or off: a link, so that the address says it. */
function Toggle({ isOn, to, text }: { isOn: boolean; to: string; text: string }) {
  return (
    <Button
      size="sm"
      to={to}
      preventScrollReset
      aria-pressed={isOn}
      className={isOn ? 'border-brand bg-brand-wash text-brand' : ''}
    >
      {text}
    </Button>
  );
}

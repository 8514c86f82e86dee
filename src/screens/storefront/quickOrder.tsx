// Quick order: parts are typed, pasted or handed in, matched, compared over all stores, and go to the cart at once.

import { useEffect, useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { speak } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { bomProtocol, LINE_FILTERS } from '#mall/bom/bom.protocol.ts';
import { BomShelf } from '#mall/bom/parts/bom-shelf.tsx';
import { bomWords } from '#mall/bom/parts/bom-words.ts';
import { keepGuestOrder } from '#mall/bom/parts/guest-order.ts';
import { GuestOrderView } from '#mall/bom/parts/guest-order-view.tsx';
import { KeptBomView } from '#mall/bom/parts/kept-bom-view.tsx';
import { LineEntry } from '#mall/bom/parts/line-entry.tsx';
import type { LinesAsked } from '#mall/bom/parts/use-kept-bom.ts';
import { MOST_LINES } from '#mall/inquiry/inquiry-terms.ts';
import { showLoginPrompt } from '#mall/login/parts/login-prompt.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { QuickOrderProject } from './quickOrder-project.tsx';
import { pageMeta, siteOf } from './seo.ts';

export const meta: MetaFunction = (args) => {
  const say = speak(bomWords, siteOf(args.matches).language);
  return pageMeta(args, { title: say.quickOrder, description: say.intro, path: '/quickOrder' });
};

/** Of one look at a kept bill's lines. */
const PAGE = 200;
const DIGITS = /^[1-9]\d{0,14}$/;

export default function QuickOrder() {
  const say = useWords(bomWords);
  const { status } = useSession();
  const [search] = useSearchParams();
  const asked = search.get('bomId') ?? '';
  const bomId = DIGITS.test(asked) ? Number(asked) : undefined;
  return (
    <div className="page-width py-4">
      {bomId !== undefined && status === 'member' ? (
        <KeptBom bomId={bomId} />
      ) : (
        <>
          <h1 className="text-20 font-semibold">{say.quickOrder}</h1>
          <p className="mt-1 mb-4 text-13 text-secondary">{say.intro}</p>
          {status === 'unknown' ? <SkeletonText lines={8} /> : null}
          {status === 'guest' ? <GuestOrderView onLogin={() => showLoginPrompt()} /> : null}
          {status === 'member' ? <MemberStart /> : null}
        </>
      )}
    </div>
  );
}

function MemberStart() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = search.get('page') ?? '';
  const say = useWords(bomWords);
  const { run } = useAct();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when a member comes
  useEffect(() => {
    void run(async () => {
      const head = await keepGuestOrder();
      if (!head) return;
      toast.show({ text: say.guestMerged(head.lineCount) });
      await navigate(`/quickOrder?bomId=${head.bomId}`);
    });
  }, []);
  return (
    <div className="grid gap-4">
      <Card>
        <LineEntry
          isMember
          onText={async (text) => {
            const head = await call(bomProtocol.create, { text, requestId: crypto.randomUUID() });
            void navigate(`/quickOrder?bomId=${head.bomId}`);
          }}
          onFile={async (file) => {
            const wish = { file, fileName: file.name.slice(-200) };
            const head = await call(bomProtocol.upload, wish);
            void navigate(`/quickOrder?bomId=${head.bomId}`);
          }}
        />
      </Card>
      <BomShelf current={DIGITS.test(page) ? Number(page) : 1} pageTo={(n) => `/quickOrder?page=${n}`} />
    </div>
  );
}

function KeptBom({ bomId }: { bomId: number }) {
  const say = useWords(bomWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const page = search.get('page') ?? '';
  const now: LinesAsked = {
    filter: LINE_FILTERS.find((one) => one === search.get('filter')) ?? 'all',
    keyword: (search.get('keyword') ?? '').slice(0, 60),
    page: DIGITS.test(page) ? Number(page) : 1,
  };
  const hrefOf = (change: Partial<LinesAsked>) => {
    const { filter, keyword, page: at } = { ...now, ...change };
    const query = new URLSearchParams({ bomId: String(bomId) });
    if (filter !== 'all') query.set('filter', filter);
    if (keyword) query.set('keyword', keyword);
    if (at > 1) query.set('page', String(at));
    return `/quickOrder?${query}`;
  };
  const [isProjectOpen, setProjectOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bill begins with nothing open
  useEffect(() => setProjectOpen(false), [bomId]);
  return (
    <>
      <KeptBomView
        key={bomId}
        bomId={bomId}
        asked={now}
        hrefOf={hrefOf}
        onSearch={(keyword) => void navigate(hrefOf({ keyword, page: 1 }))}
        onOpen={(id) => void navigate(`/quickOrder?bomId=${id}`)}
        actions={({ totals }) => (
          <>
            <Button onClick={() => setProjectOpen(true)}>{say.toProject}</Button>
            <Button to={`/inquiry/index?from=bom&bomId=${bomId}`}>{say.toInquiry}</Button>
            {totals ? (
              <AskForRest bomId={bomId} count={totals.counts.notFound + totals.withoutOffer} />
            ) : null}
          </>
        )}
      />
      <QuickOrderProject bomId={bomId} open={isProjectOpen} onOpenChange={setProjectOpen} />
    </>
  );
}

const ASKED = ['notFound', 'withoutOffer'] as const;

/** One click takes the lines that nobody sells, or that were not found, to an inquiry: as many as one has. */
function AskForRest({ bomId, count }: { bomId: number; count: number }) {
  const say = useWords(bomWords);
  const navigate = useNavigate();
  const { busy, run } = useAct();
  if (count === 0) return null;

  const ask = () =>
    run(async () => {
      const lineIds: number[] = [];
      for (const filter of ASKED) {
        for (
          let current = 1, total = 1;
          (current - 1) * PAGE < total && lineIds.length < MOST_LINES;
          current++
        ) {
          const page = await call(bomProtocol.lines, { bomId, filter, current, pageSize: PAGE });
          lineIds.push(...page.list.map((line) => line.lineId));
          total = page.pagination.total;
        }
      }
      const asked = lineIds.slice(0, MOST_LINES).join(',');
      await navigate(`/inquiry/index?from=bom&bomId=${bomId}&lineIds=${asked}`);
    });

  return (
    <Button busy={busy} onClick={() => void ask()}>
      {say.askForRest(count)}
    </Button>
  );
}

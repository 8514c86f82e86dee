// What a member has suggested, and what has become of it.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Pagination } from '#kit/ui/pagination.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { evidenceWords, pairStatus } from '../pair-status.ts';
import { replacementProtocol } from '../replacement.protocol.ts';
import { GradeTag } from './replacement-row.tsx';
import { replacementWords } from './replacement-words.ts';

type Loaded = ReplyOf<typeof replacementProtocol.mine>;

/** @param hrefOf the address of a page */
export function MySuggestions({ current, hrefOf }: { current: number; hrefOf: (page: number) => string }) {
  const say = useWords(replacementWords);
  const language = useLanguage();
  const { reply: loaded, error, again } = useCall(replacementProtocol.mine, { current });
  const [leaving, setLeaving] = useState<Loaded['list'][number]>();
  if (error) return <ErrorState text={error} onRetry={again} />;
  if (!loaded) return <SkeletonText lines={6} />;
  if (loaded.list.length === 0) {
    return (
      <EmptyState
        title={say.noneSuggested}
        text={say.noneSuggestedText}
        action={
          <Button variant="primary" to="/prototype/replacement/search?tab=suggest">
            {say.tabSuggest}
          </Button>
        }
      />
    );
  }
  const { pagination } = loaded;
  return (
    <>
      <ul className="divide-y divide-line">
        {loaded.list.map((one) => (
          <li key={one.pairId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="num font-semibold wrap-anywhere">
                {one.of.partNo} → {one.by.partNo}
              </p>
              <p className="text-12 text-hint">
                {one.of.brandName} → {one.by.brandName} · {evidenceWords[one.evidence][language]} ·{' '}
                <span className="num">{showMoment(one.createdAt)}</span>
              </p>
              {one.reason ? (
                <p className="mt-1 text-12 text-refused wrap-anywhere">
                  {say.reason}: {one.reason}
                </p>
              ) : null}
            </div>
            {one.grade === null ? <Tag>{say.noGrade}</Tag> : <GradeTag grade={one.grade} />}
            <Tag dot tone={pairStatus[one.state].tone}>
              {one.stateName}
            </Tag>
            {one.allowedActions.includes('withdraw') ? (
              <Button size="sm" onClick={() => setLeaving(one)}>
                {say.withdraw}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {pagination.total > pagination.pageSize ? (
        <Pagination
          className="mt-4"
          page={pagination.current}
          pageCount={Math.ceil(pagination.total / pagination.pageSize)}
          total={pagination.total}
          hrefOf={hrefOf}
        />
      ) : null}
      {leaving ? (
        <ConfirmDialog
          open
          onOpenChange={() => setLeaving(undefined)}
          title={say.withdrawTitle}
          text={say.withdrawText}
          confirmLabel={say.withdraw}
          tone="danger"
          onConfirm={async () => {
            await call(replacementProtocol.withdraw, { pairId: leaving.pairId });
            toast.show({ text: say.withdrawn });
            again();
          }}
        />
      ) : null}
    </>
  );
}

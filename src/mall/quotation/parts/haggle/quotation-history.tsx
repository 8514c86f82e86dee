// How a quotation came about, move by move, with what each version changed; and the way to any of them.

import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Timeline } from '#kit/ui/timeline.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationDetail, RoundReply } from '../../quotation-detail.protocol.ts';
import { quoteWords } from '../quote-words.ts';
import { Changed } from './changed.tsx';

const FEW = 4; // chosen: more are a press away

const tones: Record<RoundReply['side'], Tone> = {
  supplier: 'moving',
  purchaser: 'waiting',
  system: 'neutral',
};

export interface QuotationHistoryProps {
  detail: QuotationDetail;
  /** Who reads. */
  side: 'supplier' | 'purchaser';
}

export function QuotationHistory({ detail, side }: QuotationHistoryProps) {
  const { quoSn, version } = detail;
  const say = useWords(quoteWords);
  const ask = side === 'supplier' ? quotationProtocol.sellerRounds : quotationProtocol.rounds;
  // With each step the history has grown.
  const { reply, error } = useCall(ask, { quoSn }, 0, version);
  const rounds = reply?.list;
  const [opened, setOpened] = useState<RoundReply>();
  return (
    <>
      {detail.versionNos.length > 0 ? <Versions detail={detail} /> : null}
      {detail.why.length > 0 ? (
        <Card title={say.why}>
          <dl className="grid gap-2 text-13">
            {detail.why.map((one) => (
              <div key={`${one.about}-${one.text}`}>
                <dt className="text-12 text-hint">{say[`why_${one.about}`]}</dt>
                <dd>{one.text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ) : null}
      <Card title={say.history}>
        {error ? (
          <p className="text-13 text-hint">{say.historyFailed}</p>
        ) : rounds === undefined ? (
          <SkeletonText lines={5} />
        ) : (
          <Timeline
            entries={rounds.toReversed().map((round, at) => ({
              key: `${round.time}-${rounds.length - at}`,
              tone: tones[round.side],
              title: (
                <span className="inline-flex flex-wrap items-center gap-1.5">
                  {round.versionNo === null ? null : (
                    <span className="num font-semibold text-brand">{say.versionOf(round.versionNo)}</span>
                  )}
                  {round.title}
                  {round.isFinal ? <Tag tone="waiting">{say.isFinal}</Tag> : null}
                </span>
              ),
              time: showMoment(round.time),
              actor: round.actorName || undefined,
              text: (
                <>
                  {round.total === null ? null : <span className="num">{showAmount(round.total)}</span>}
                  {round.reason || round.note ? (
                    <span className="block whitespace-pre-line">{round.reason || round.note}</span>
                  ) : null}
                  {round.changes.length > 0 ? <Changes round={round} onAll={() => setOpened(round)} /> : null}
                </>
              ),
            }))}
          />
        )}
      </Card>
      {opened ? (
        <Dialog
          open
          size="lg"
          onOpenChange={(open) => open || setOpened(undefined)}
          title={say.changesOf(opened.versionNo ?? 0)}
        >
          <ChangeList changes={opened.changes} />
        </Dialog>
      ) : null}
    </>
  );
}

function Changes({ round, onAll }: { round: RoundReply; onAll: () => void }) {
  const say = useWords(quoteWords);
  const more = round.changes.length - FEW;
  return (
    <>
      <ChangeList changes={round.changes.slice(0, FEW)} />
      {more > 0 ? (
        <button type="button" onClick={onAll} className="text-12 text-brand hover:underline">
          {say.moreChanges(more)}
        </button>
      ) : null}
    </>
  );
}

export function ChangeList({ changes }: { changes: RoundReply['changes'] }) {
  const say = useWords(quoteWords);
  return (
    <ul className="mt-1 grid gap-1 text-12">
      {changes.map((one) => (
        <li key={one.path} className="[contain-intrinsic-size:auto_20px] [content-visibility:auto]">
          <span className="text-secondary">
            {one.lineNo === null ? '' : `${say.lineNo(one.lineNo)} `}
            {one.label}{' '}
          </span>
          <span className="num">
            <Changed before={one.before ?? ''} after={one.after ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Versions({ detail }: { detail: QuotationDetail }) {
  const say = useWords(quoteWords);
  const { search } = useLocation();
  const latest = Math.max(...detail.versionNos);
  const shownNo = detail.shown?.versionNo ?? latest;
  return (
    <Card title={say.versions}>
      <nav aria-label={say.versions} className="flex flex-wrap gap-1.5">
        {detail.versionNos.map((no) => (
          <Link
            key={no}
            to={withQuery(search, { versionNo: no === latest ? undefined : no })}
            preventScrollReset
            aria-current={no === shownNo ? 'true' : undefined}
            className={cx(
              'num inline-flex h-7 items-center gap-1 rounded-control border px-2.5 text-13',
              no === shownNo
                ? 'border-brand bg-brand-wash font-semibold text-brand'
                : 'border-line hover:border-brand',
            )}
          >
            {say.versionOf(no)}
            {no === detail.standingNo ? (
              <span className="text-12 font-normal text-done">{say.standing}</span>
            ) : null}
          </Link>
        ))}
      </nav>
      {detail.shown ? (
        <p className="num mt-2 text-12 text-hint" title={detail.shown.contentHash}>
          {detail.shown.side === 'supplier' ? say.supplier : say.byPurchaser} · {detail.shown.actorName} ·{' '}
          {showMoment(detail.shown.time)}
          <span className="mt-0.5 block truncate" title={say.hashText}>
            {say.hash} {detail.shown.contentHash.slice(0, 16)}…
          </span>
        </p>
      ) : null}
    </Card>
  );
}

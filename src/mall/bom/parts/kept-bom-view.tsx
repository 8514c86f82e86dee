// A member's kept bill of materials: columns to confirm, progress, its lines with filters, and what it costs.

import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { ListPages } from '#kit/ui/pagination.tsx';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type BomHeadReply, bomProtocol } from '../bom.protocol.ts';
import type { BomLineReply } from '../bom-line.protocol.ts';
import { LINE_STATUSES, lineStatusWords } from '../bom-status.ts';
import { AssumeCard } from './assume-card.tsx';
import { BomColumns } from './bom-columns.tsx';
import { BomName } from './bom-name.tsx';
import { PlanForm, TotalsCard } from './bom-sums.tsx';
import { BomTable } from './bom-table.tsx';
import { BomToCart } from './bom-to-cart.tsx';
import { bomWords } from './bom-words.ts';
import { CheapestMix } from './cheapest-mix.tsx';
import { LineDrawer } from './line-drawer.tsx';
import { LineEntry } from './line-entry.tsx';
import { LINES_SHOWN, type LinesAsked, useKeptBom } from './use-kept-bom.ts';

export interface KeptBomViewProps {
  bomId: number;
  asked: LinesAsked;
  /** The address with other conditions. */
  hrefOf(change: Partial<LinesAsked>): string;
  onSearch(keyword: string): void;
  /** Shows another bill. */
  onOpen(bomId: number): void;
  /** Further things to do with it, beside the cart. */
  actions?: (bom: ReplyOf<typeof bomProtocol.detail>) => ReactNode;
}

export function KeptBomView({ bomId, asked, hrefOf, onSearch, onOpen, actions }: KeptBomViewProps) {
  const say = useWords(bomWords);
  const desk = useKeptBom(bomId, asked);
  const [openId, setOpenId] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const { detail } = desk;

  if (!detail) {
    return desk.error ? <ErrorState text={desk.error} onRetry={desk.reload} /> : <SkeletonText lines={10} />;
  }
  const head = (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link to="/quickOrder" className="text-13 text-secondary hover:text-brand">
        ← {say.backToList}
      </Link>
      <BomName head={detail} onChanged={desk.reload} />
      {detail.isOwn ? null : (
        <p className="flex flex-wrap items-center gap-2 rounded-card bg-waiting-wash px-3 py-1 text-13 text-waiting">
          {say.notOwn(detail.ownerName)}
        </p>
      )}
    </div>
  );

  if (detail.state === 'COLUMNS' || isChoosing) {
    return (
      <div className="grid gap-4">
        {head}
        {detail.allowedActions.includes('columns') ? (
          <BomColumns
            bomId={bomId}
            isAgain={detail.state === 'READY'}
            onDone={() => {
              setChoosing(false);
              desk.reloadNeeds();
            }}
            {...(isChoosing ? { onCancel: () => setChoosing(false) } : {})}
          />
        ) : null}
      </div>
    );
  }
  if (detail.state === 'MATCHING') {
    return (
      <div className="grid gap-4">
        {head}
        <Card>
          <p className="mb-2 text-14" aria-live="polite">
            {say.matching(detail.matchedCount, detail.lineCount)}
          </p>
          <ProgressBar
            value={detail.matchedCount / Math.max(1, detail.lineCount)}
            label={detail.stateName}
            figure
          />
        </Card>
      </div>
    );
  }
  const line = desk.lines.find((one) => one.lineId === openId);
  return (
    <div className="grid gap-4">
      {head}
      <Card>
        <div className="flex flex-wrap items-end justify-between gap-3">
          <PlanForm desk={desk} />
          <Tools
            head={detail}
            onColumns={() => setChoosing(true)}
            onOpen={onOpen}
            onChanged={desk.reloadNeeds}
            desk={desk}
          />
        </div>
      </Card>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
        <Card flush>
          <Filters desk={desk} asked={asked} hrefOf={hrefOf} onSearch={onSearch} />
          {desk.error ? <ErrorState text={desk.error} onRetry={desk.reload} /> : null}
          {desk.lines.length === 0 && !desk.error ? (
            desk.isBusy ? (
              <div className="p-4">
                <SkeletonText lines={6} />
              </div>
            ) : (
              <EmptyState title={say.noLinesHere} />
            )
          ) : (
            <BomTable desk={desk} onOpen={(one: BomLineReply) => setOpenId(one.lineId)} />
          )}
          <ListPages
            className="p-3"
            pagination={{ current: asked.page, pageSize: LINES_SHOWN, total: desk.total }}
            hrefOf={(page) => hrefOf({ page })}
          />
        </Card>
        <div className="grid gap-4">
          <AssumeCard
            bomId={bomId}
            round={desk.needsRound}
            isOpen={desk.isOpen}
            onChanged={desk.reloadNeeds}
          />
          {detail.totals ? (
            <TotalsCard totals={detail.totals}>
              <BomToCart
                bomId={bomId}
                label={say.toCart(detail.totals.buyable)}
                disabled={!detail.totals.buyable}
              />
              <Button to="/cart/index">{say.openCart}</Button>
              {actions?.(detail)}
            </TotalsCard>
          ) : null}
        </div>
      </div>
      {detail.totals && detail.totals.buyable > 0 ? (
        <CheapestMix
          bomId={bomId}
          needsRound={desk.needsRound}
          nameOfLine={(lineId) => nameOf(desk.lines, lineId, say.lineTitle)}
          onApply={() => desk.reload()}
          toCart={(picks) => <BomToCart bomId={bomId} label={say.mixToCart} picks={picks} />}
        />
      ) : null}
      {desk.isOpen ? (
        <Card title={say.addMore}>
          <LineEntry
            isMember
            onText={async (text) => {
              await call(bomProtocol.addLines, { bomId, text, requestId: crypto.randomUUID() });
              desk.reloadNeeds();
            }}
          />
        </Card>
      ) : null}
      <LineDrawer line={line} desk={desk} onClose={() => setOpenId(undefined)} />
    </div>
  );
}

/** Only of lines on this page. */
function nameOf(
  lines: readonly BomLineReply[],
  lineId: number,
  title: (n: number) => string,
): string | undefined {
  const line = lines.find((one) => one.lineId === lineId);
  return line && (line.part?.partNo || line.partNo || line.value || title(line.lineNo));
}

function Filters({
  desk,
  asked,
  hrefOf,
  onSearch,
}: {
  desk: ReturnType<typeof useKeptBom>;
  asked: LinesAsked;
  hrefOf: (change: Partial<LinesAsked>) => string;
  onSearch: (keyword: string) => void;
}) {
  const say = useWords(bomWords);
  const language = useLanguage();
  const counts = desk.totals?.counts;
  const tabs = [
    { key: 'all', text: say.all, count: desk.detail?.lineCount ?? 0, to: hrefOf({ filter: 'all', page: 1 }) },
    ...LINE_STATUSES.map((status) => ({
      key: status as string,
      text: lineStatusWords[status][language] as string,
      count: counts?.[status] ?? 0,
      to: hrefOf({ filter: status, page: 1 }),
    })),
    {
      key: 'withoutOffer',
      text: say.withoutOffer,
      count: desk.totals?.withoutOffer ?? 0,
      to: hrefOf({ filter: 'withoutOffer', page: 1 }),
    },
  ].filter((tab) => tab.key === 'all' || tab.key === asked.filter || tab.count > 0);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line">
      <LinkTabs label={say.filters} current={asked.filter} tabs={tabs} className="min-w-0 border-b-0 px-1" />
      <search>
        <form
          className="px-3 py-1.5"
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
          }}
        >
          <input
            name="keyword"
            type="search"
            key={asked.keyword}
            defaultValue={asked.keyword}
            placeholder={say.find}
            aria-label={say.find}
            maxLength={60}
            className="control h-8 w-48 px-2.5 text-13"
          />
        </form>
      </search>
    </div>
  );
}

function Tools({
  head,
  desk,
  onColumns,
  onOpen,
  onChanged,
}: {
  head: BomHeadReply;
  desk: ReturnType<typeof useKeptBom>;
  onColumns: () => void;
  onOpen: (bomId: number) => void;
  onChanged: () => void;
}) {
  const say = useWords(bomWords);
  const [isAsking, setAsking] = useState(false);
  const waiting = desk.totals?.counts.toConfirm ?? 0;

  const { run: attempt } = useAct();

  async function download() {
    const { fileName, base64 } = await call(bomProtocol.download, { bomId: head.bomId });
    const link = document.createElement('a');
    link.href = `data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,${base64}`;
    link.download = fileName;
    link.click();
  }

  return (
    <div className="flex flex-wrap gap-2">
      {desk.isOpen && waiting > 0 ? <Button onClick={() => setAsking(true)}>{say.confirmAll}</Button> : null}
      {head.allowedActions.includes('columns') ? (
        <Button onClick={onColumns}>{say.changeColumns}</Button>
      ) : null}
      {head.allowedActions.includes('copy') ? (
        <Button
          onClick={() =>
            void attempt(async () => {
              const copy = await call(bomProtocol.copy, { bomId: head.bomId });
              toast.show({ text: say.copied });
              onOpen(copy.bomId);
            })
          }
        >
          {say.copy}
        </Button>
      ) : null}
      <Button onClick={() => void attempt(download)}>{say.export}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say.confirmAll}
        text={say.confirmAllText}
        confirmLabel={say.confirm}
        onConfirm={() =>
          attempt(async () => {
            const { confirmed } = await call(bomProtocol.confirmAll, { bomId: head.bomId });
            toast.show({ text: say.confirmed(confirmed) });
            onChanged();
          })
        }
      />
    </div>
  );
}

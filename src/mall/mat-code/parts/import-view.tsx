// One import: its lines by kind, the conflicts to decide, the button that writes it and the one that takes it back.

import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type ImportRowReply, matCodeProtocol } from '../mat-code.protocol.ts';
import { matImportStatus } from '../mat-code-status.ts';
import { IMPORT_DECISIONS, IMPORT_KINDS, type ImportDecision } from '../mat-import.ts';
import { ImportRows, useDecisionNames, useKindNames } from './import-rows.tsx';
import { importWords } from './import-words.ts';

const KINDS = [...IMPORT_KINDS, 'unmatched', 'conflict'] as const;
type Kind = (typeof KINDS)[number];

/** The kind of lines that the address asks for. */
export const readImportKind = (asked: URLSearchParams): Kind | undefined =>
  KINDS.find((kind) => kind === asked.get('kind'));

export interface ImportViewProps {
  reply: ReplyOf<typeof matCodeProtocol.importRows>;
  onChanged: () => void;
  onChooseAgain: () => void;
}

export function ImportView({ reply, onChanged, onChooseAgain }: ImportViewProps) {
  const say = useWords(importWords);
  const language = useLanguage();
  const names = useKindNames();
  const decisions = useDecisionNames();
  const { search } = useLocation();
  const mark = useAct();
  const { busy, run } = useAct();
  const [isUndoing, setUndoing] = useState(false);
  const [kept, setKept] = useState<ReplyOf<typeof matCodeProtocol.undo>>();
  const { import: one, list } = reply;
  const { importId, counts } = one;
  const kind = readImportKind(new URLSearchParams(search));
  const mayDecide = one.allowedActions.includes('apply');
  const toApply = counts.new + counts.changed;
  const all = IMPORT_KINDS.reduce((sum, each) => sum + counts[each], 0);

  const decide = (decision: ImportDecision | null, row?: ImportRowReply) =>
    mark
      .run(() => call(matCodeProtocol.decideRows, { importId, rowNo: row?.rowNo, decision }))
      .then(onChanged);
  const apply = () =>
    run(() => call(matCodeProtocol.apply, { importId }), { done: say.appliedToast }).then(onChanged);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-16 font-semibold">
            <span className="max-w-full truncate">{one.fileName}</span>
            <Tag dot tone={matImportStatus[one.state].tone}>
              {matImportStatus[one.state][language]}
            </Tag>
          </h2>
          <p className="text-12 text-hint">
            {one.memberName} <span className="num">{showMoment(one.appliedAt ?? one.createdAt)}</span>{' '}
            <Button variant="link" size="sm" to="?">
              {say.back}
            </Button>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {mayDecide ? (
            <>
              <Button onClick={onChooseAgain}>{say.again}</Button>
              <Button variant="primary" busy={busy} disabled={toApply === 0} onClick={() => void apply()}>
                {toApply === 0 ? say.nothingToApply : say.apply(toApply)}
              </Button>
            </>
          ) : null}
          {one.allowedActions.includes('undo') ? (
            <Button variant="danger" onClick={() => setUndoing(true)}>
              {say.undo}
            </Button>
          ) : null}
        </div>
      </div>
      {mayDecide && counts.conflict > 0 ? (
        <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-waiting-wash px-3 py-2 text-13 text-waiting">
          <span className="min-w-0 flex-1 basis-60">{say.conflictText(counts.conflict)}</span>
          <NativeSelect
            size="sm"
            aria-label={say.decideAll}
            value=""
            placeholder={say.decideAll}
            className="max-w-48"
            onChange={(event) =>
              void decide(IMPORT_DECISIONS.find((decision) => decision === event.target.value) ?? null)
            }
            options={[...IMPORT_DECISIONS, 'later' as const].map((value) => ({
              value,
              text: decisions[value],
            }))}
          />
        </div>
      ) : null}
      <LinkTabs
        look="segment"
        label={say.kinds}
        current={kind ?? ''}
        className="mx-4 mb-3 max-w-[calc(100%-32px)] overflow-x-auto scrollbar-none"
        tabs={[
          { key: '', text: say.all, to: withQuery(search, { kind: undefined }), count: all },
          ...KINDS.filter((each) => counts[each] > 0 || each === kind).map((each) => ({
            key: each,
            text: names[each],
            to: withQuery(search, { kind: each }),
            count: counts[each],
          })),
        ]}
      />
      {list.length === 0 ? (
        <EmptyState compact title={say.noRows} />
      ) : (
        <ImportRows
          rows={list}
          onDecide={mayDecide ? (row, decision) => void decide(decision, row) : undefined}
        />
      )}
      <ConfirmDialog
        open={isUndoing}
        onOpenChange={setUndoing}
        tone="danger"
        title={say.undoTitle}
        text={say.undoText}
        confirmLabel={say.undo}
        onConfirm={async () => {
          const done = await call(matCodeProtocol.undo, { importId });
          toast.show({ text: say.undone(done.removed, done.restored) });
          if (done.keptCount > 0) setKept(done);
          onChanged();
        }}
      />
      {kept ? (
        <Dialog open size="sm" title={say.kept(kept.keptCount)} onOpenChange={() => setKept(undefined)}>
          <ul className="divide-y divide-line text-13">
            {kept.kept.map(({ matCode, why }) => (
              <li key={matCode} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <span className="num font-semibold wrap-anywhere">{matCode}</span>
                <span className="text-secondary">{why}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </>
  );
}

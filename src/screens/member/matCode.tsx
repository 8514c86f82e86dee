// The enterprise's own part numbers: the list with its filters, what is claimed twice, and the imports.

import { Download, FileDown, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { DropdownMenu } from '#kit/ui/dropdown-menu.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton, SkeletonText } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { matCodeProtocol } from '#mall/mat-code/mat-code.protocol.ts';
import { codeRights } from '#mall/mat-code/parts/code-rights.ts';
import { ConflictList } from '#mall/mat-code/parts/conflict-list.tsx';
import { ImportDialog } from '#mall/mat-code/parts/import-dialog.tsx';
import { ImportList } from '#mall/mat-code/parts/import-list.tsx';
import { ImportView, readImportKind } from '#mall/mat-code/parts/import-view.tsx';
import { MatCodeForm } from '#mall/mat-code/parts/mat-code-form.tsx';
import { MatCodeList } from '#mall/mat-code/parts/mat-code-list.tsx';
import { matCodeWords } from '#mall/mat-code/parts/mat-code-words.ts';
import { readMatQuery } from '#mall/mat-code/parts/mat-query.ts';
import { saveFile } from '#mall/mat-code/parts/save-file.ts';
import { titled } from '../storefront/seo.ts';

export const meta = titled(matCodeWords.matCodes);

type Loaded =
  | { tab: 'codes'; reply: ReplyOf<typeof matCodeProtocol.list> }
  | { tab: 'conflicts'; reply: ReplyOf<typeof matCodeProtocol.conflicts> }
  | { tab: 'imports'; reply: ReplyOf<typeof matCodeProtocol.imports> }
  | { tab: 'import'; reply: ReplyOf<typeof matCodeProtocol.importRows> };

export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Loaded> {
  const { asked, current } = readConsoleQuery(request);
  const tab = asked.get('tab');
  const importId = asked.get('importId') ?? '';
  if (tab === 'conflicts') return { tab, reply: await call(matCodeProtocol.conflicts, { current }) };
  if (tab !== 'imports')
    return { tab: 'codes', reply: await call(matCodeProtocol.list, readMatQuery(asked, current)) };
  if (!/^[1-9]\d{0,14}$/.test(importId)) {
    return { tab, reply: await call(matCodeProtocol.imports, { current }) };
  }
  const kind = readImportKind(asked);
  return { tab: 'import', reply: await call(matCodeProtocol.importRows, { importId, kind, current }) };
}

export default function MatCodeScreen() {
  const loaded = useLoaderData<Loaded>();
  const say = useWords(matCodeWords);
  const { mayWrite } = codeRights(useSession().member);
  const { revalidate } = useRevalidator();
  const { run } = useAct();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const refresh = () => void revalidate();
  const tab = loaded.tab === 'import' ? 'imports' : loaded.tab;
  const names = { codes: say.tabCodes, conflicts: say.tabConflicts, imports: say.tabImports };
  const conflicts =
    loaded.tab === 'codes'
      ? loaded.reply.conflicts
      : loaded.tab === 'conflicts'
        ? loaded.reply.pagination.total
        : undefined;

  const keep = (which: 'exportFile' | 'template') =>
    run(async () => saveFile(await call(matCodeProtocol[which], {})));

  return (
    <div className="flex min-w-0 flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold">{say.matCodes}</h1>
          <p className="text-13 text-hint">{mayWrite ? say.intro : say.readOnly}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {mayWrite ? (
            <Button icon={<FileUp size={16} aria-hidden="true" />} onClick={() => setOpen('import')}>
              {say.import}
            </Button>
          ) : null}
          <DropdownMenu
            trigger={<Button icon={<Download size={16} aria-hidden="true" />}>{say.export}</Button>}
            items={[
              { key: 'export', text: say.exportAll, onSelect: () => void keep('exportFile') },
              {
                key: 'template',
                text: say.template,
                icon: <FileDown size={14} aria-hidden="true" />,
                onSelect: () => void keep('template'),
              },
            ]}
          />
          {mayWrite ? (
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden="true" />}
              onClick={() => setOpen('add')}
            >
              {say.add}
            </Button>
          ) : null}
        </div>
      </div>
      <Card flush>
        <LinkTabs
          label={say.tabs}
          current={tab}
          className="px-1"
          tabs={(['codes', 'conflicts', 'imports'] as const).map((key) => ({
            key,
            text: names[key],
            to: key === 'codes' ? '?' : `?tab=${key}`,
            count: key === 'conflicts' ? conflicts : undefined,
          }))}
        />
        {loaded.tab === 'codes' ? (
          <MatCodeList
            reply={loaded.reply}
            onChanged={refresh}
            start={
              mayWrite ? (
                <>
                  <Button variant="primary" onClick={() => setOpen('import')}>
                    {say.import}
                  </Button>
                  <Button onClick={() => setOpen('add')}>{say.add}</Button>
                </>
              ) : undefined
            }
          />
        ) : null}
        {loaded.tab === 'conflicts' ? (
          loaded.reply.list.length === 0 ? (
            <EmptyState title={say.noConflicts} text={say.noConflictsText} />
          ) : (
            <>
              <p className="border-b border-line px-4 py-2 text-13 text-secondary">{say.conflictsIntro}</p>
              <ConflictList
                conflicts={loaded.reply.list}
                mayWrite={loaded.reply.mayWrite}
                onDecided={refresh}
              />
            </>
          )
        ) : null}
        {loaded.tab === 'imports' ? (
          <ImportList imports={loaded.reply.list} mayImport={mayWrite} onImport={() => setOpen('import')} />
        ) : null}
        {loaded.tab === 'import' ? (
          <ImportView reply={loaded.reply} onChanged={refresh} onChooseAgain={() => setOpen('import')} />
        ) : null}
        <Pages {...loaded.reply.pagination} />
      </Card>
      {open === 'add' ? (
        <MatCodeForm
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            toast.show({ text: say.saved });
            refresh();
          }}
        />
      ) : null}
      {open === 'import' ? (
        <ImportDialog
          onClose={() => setOpen(null)}
          onPreview={(importId) => {
            setOpen(null);
            void navigate(`?tab=imports&importId=${importId}`);
          }}
        />
      ) : null}
    </div>
  );
}

function Pages({ current, pageSize, total }: { current: number; pageSize: number; total: number }) {
  const { search } = useLocation();
  if (total <= pageSize) return null;
  return (
    <Pagination
      className="border-t border-line p-4"
      page={current}
      pageCount={Math.ceil(total / pageSize)}
      total={total}
      hrefOf={(page) => withQuery(search, { current: page })}
    />
  );
}

export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-8 w-40" />
      <Card>
        <SkeletonText lines={10} />
      </Card>
    </div>
  );
}

export { ErrorBoundary } from './member-failed.tsx';

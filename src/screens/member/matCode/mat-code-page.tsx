// What stands over an enterprise's codes, their conflicts and their imports: beginning something, files, the way between the three.
import { Download, FileDown, FileUp, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { DropdownMenu } from '#kit/ui/dropdown-menu.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { ListPages } from '#kit/ui/pagination.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { matCodeProtocol } from '#mall/mat-code/mat-code.protocol.ts';
import { codeRights } from '#mall/mat-code/parts/code-rights.ts';
import { ImportDialog } from '#mall/mat-code/parts/import-dialog.tsx';
import { MatCodeButton } from '#mall/mat-code/parts/mat-code-cells.tsx';
import { matCodeWords } from '#mall/mat-code/parts/mat-code-words.ts';
import { saveFile } from '#mall/mat-code/parts/save-file.ts';

/** Leads to the preview of the file. */
export function ImportWindow({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ImportDialog
      onClose={onClose}
      onPreview={(importId) => {
        onClose();
        void navigate(`/member/matCode/imports?importId=${importId}`);
      }}
    />
  );
}

/** For who may write. */
export function Beginnings() {
  const say = useWords(matCodeWords);
  const { mayWrite } = codeRights(useSession().member);
  const [isImporting, setImporting] = useState(false);
  if (!mayWrite) return null;
  return (
    <>
      <Button icon={<FileUp size={16} aria-hidden="true" />} onClick={() => setImporting(true)}>
        {say.import}
      </Button>
      <MatCodeButton variant="primary" icon={<Plus size={16} aria-hidden="true" />}>
        {say.add}
      </MatCodeButton>
      {isImporting ? <ImportWindow onClose={() => setImporting(false)} /> : null}
    </>
  );
}

export function MatCodeHead() {
  const say = useWords(matCodeWords);
  const { run } = useAct();
  const keep = (which: 'exportFile' | 'template') =>
    void run(async () => saveFile(await call(matCodeProtocol[which], {})));
  return (
    <>
      <DropdownMenu
        trigger={<Button icon={<Download size={16} aria-hidden="true" />}>{say.files}</Button>}
        items={[
          { key: 'export', text: say.exportAll, onSelect: () => keep('exportFile') },
          {
            key: 'template',
            text: say.template,
            icon: <FileDown size={14} aria-hidden="true" />,
            onSelect: () => keep('template'),
          },
        ]}
      />
      <Beginnings />
    </>
  );
}

/** @param conflicts how many wait, where that is known */
export function MatCodeTabs({ conflicts }: { conflicts?: number }) {
  const say = useWords(matCodeWords);
  const { mayWrite } = codeRights(useSession().member);
  const tabs: [to: string, text: string, count?: number][] = [
    ['/member/matCode', say.tabCodes],
    ['/member/matCode/conflicts', say.tabConflicts, conflicts],
    ['/member/matCode/imports', say.tabImports],
  ];
  return (
    <>
      <p className="mb-3 text-13 text-hint">{mayWrite ? say.intro : say.readOnly}</p>
      <LinkTabs
        label={say.tabs}
        look="segment"
        current={useLocation().pathname}
        className="mb-3 max-w-full overflow-x-auto scrollbar-none"
        tabs={tabs.map(([to, text, count]) => ({ key: to, text, to, count }))}
      />
    </>
  );
}

/** A page beside the codes. */
export function MatCodePage({
  conflicts,
  pagination,
  children,
}: {
  conflicts?: number;
  pagination: { current: number; pageSize: number; total: number };
  children: ReactNode;
}) {
  const say = useWords(matCodeWords);
  return (
    <div className="min-w-0 pb-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-20 font-semibold">{say.matCodes}</h1>
        <div className="flex flex-wrap gap-2">
          <MatCodeHead />
        </div>
      </div>
      <MatCodeTabs conflicts={conflicts} />
      <Card flush>
        {children}
        <ListPages className="border-t border-line p-4" pagination={pagination} />
      </Card>
    </div>
  );
}

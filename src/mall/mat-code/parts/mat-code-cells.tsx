// What a row of an enterprise's codes says and does besides its plain columns.
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button, type ButtonProps } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { DropdownMenu } from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type MatCodeReply, matCodeProtocol } from '../mat-code.protocol.ts';
import { MatCodeForm } from './mat-code-form.tsx';
import { MatCodeHistory } from './mat-code-history.tsx';
import { matCodeWords } from './mat-code-words.ts';

type Row = { row: MatCodeReply };

/** Opens the window of a code, or of a further one. */
export function MatCodeButton({ code, ...button }: { code?: MatCodeReply } & ButtonProps) {
  const say = useWords(matCodeWords);
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen ? (
        <MatCodeForm
          code={code}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            toast.show({ text: say.saved });
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}

export function CodeItself({ row: { matCode, conflicts } }: Row): ReactNode {
  const say = useWords(matCodeWords);
  return (
    <>
      <span className="num font-semibold wrap-anywhere">{matCode}</span>
      {conflicts > 0 ? (
        <Link to="/member/matCode/conflicts" className="mx-1.5 inline-block max-sm:mx-0">
          <Tag tone="refused">{say.hasConflict}</Tag>
        </Link>
      ) : null}
    </>
  );
}

export function PartOfCode({ row: code }: Row) {
  const say = useWords(matCodeWords);
  if (!code.part) {
    return (
      <>
        <span className="num block text-secondary wrap-anywhere">
          {[code.brand, code.partNo].filter(Boolean).join(' ') || say.notMatched}
        </span>
        {code.allowedActions.includes('change') ? (
          <MatCodeButton code={code} variant="link" size="sm">
            {say.choosePart}
          </MatCodeButton>
        ) : null}
      </>
    );
  }
  const besides = [
    code.alsoCodes.length > 0 ? say.alsoCodes(code.alsoCodes.join(', ')) : '',
    code.alternates.length > 0 ? say.alternatesOf(code.alternates.length) : '',
    code.storeName,
  ].filter(Boolean);
  return (
    <>
      <Link
        to={`/goods/list?keyword=${encodeURIComponent(code.part.partNo)}`}
        className="num text-brand wrap-anywhere hover:underline"
      >
        {code.part.partNo}
      </Link>
      <span className="block text-12 text-hint">
        {[code.part.brand, code.part.packageName].filter(Boolean).join(' · ')}
      </span>
      {besides.length > 0 ? (
        <span className="line-clamp-2 text-12 text-hint wrap-anywhere">{besides.join(' · ')}</span>
      ) : null}
    </>
  );
}

export function MatCodeActions({ row: code }: Row) {
  const say = useWords(matCodeWords);
  const { run } = useAct({ rereads: true, done: say.done });
  const [open, setOpen] = useState<'history' | 'delete'>();
  const may = (action: (typeof code.allowedActions)[number]) => code.allowedActions.includes(action);
  const move = (how: 'disable' | 'enable' | 'delete') =>
    run(() => call(matCodeProtocol[how], { matCodeIds: [code.matCodeId] }));
  return (
    <span className="flex items-center justify-end gap-3 whitespace-nowrap">
      {may('change') ? (
        <MatCodeButton code={code} variant="link">
          {say.change}
        </MatCodeButton>
      ) : null}
      <DropdownMenu
        trigger={
          <IconButton label={say.moreOf(code.matCode)} icon={<Ellipsis size={16} aria-hidden="true" />} />
        }
        items={[
          ...(['disable', 'enable'] as const)
            .filter(may)
            .map((act) => ({ key: act, text: say[act], onSelect: () => void move(act) })),
          { key: 'history', text: say.history, onSelect: () => setOpen('history') },
          ...(may('delete')
            ? [
                'line' as const,
                { key: 'delete', text: say.delete, danger: true, onSelect: () => setOpen('delete') },
              ]
            : []),
        ]}
      />
      {open === 'history' ? <MatCodeHistory code={code} onClose={() => setOpen(undefined)} /> : null}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={() => setOpen(undefined)}
        tone="danger"
        title={say.deleteTitle}
        text={say.deleteText}
        confirmLabel={say.delete}
        onConfirm={() => move('delete')}
      />
    </span>
  );
}

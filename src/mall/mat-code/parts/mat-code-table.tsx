// The rows of an enterprise's codes: what each stands for, its grade and state, how often it was bought, what may be done.
import { Ellipsis } from 'lucide-react';
import { Link } from 'react-router';
import { withQuery } from '#kit/browser/with-query.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { DropdownMenu } from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td, Th } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { MatCodeReply } from '../mat-code.protocol.ts';
import { matCodeStatus, matGradeNames, matSourceNames } from '../mat-code-status.ts';
import { matCodeWords } from './mat-code-words.ts';

export type MatCodeAct = 'change' | 'disable' | 'enable' | 'delete' | 'history';

export interface MatCodeTableProps {
  codes: readonly MatCodeReply[];
  mayWrite: boolean;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onAct: (act: MatCodeAct, code: MatCodeReply) => void;
}

export function MatCodeTable({ codes, mayWrite, chosen, onChoose, onAct }: MatCodeTableProps) {
  const say = useWords(matCodeWords);
  const language = useLanguage();
  const onPage = codes.filter((code) => chosen.has(code.matCodeId)).length;
  const toggle = (code: MatCodeReply) => {
    const next = new Set(chosen);
    if (!next.delete(code.matCodeId)) next.add(code.matCodeId);
    onChoose(next);
  };
  return (
    <Table label={say.matCodes} minWidth="900px">
      <thead>
        <tr>
          {mayWrite ? (
            <Th className="w-8">
              <Checkbox
                aria-label={say.chooseAll}
                checked={onPage === codes.length}
                indeterminate={onPage > 0 && onPage < codes.length}
                onChange={(event) =>
                  onChoose(new Set(event.target.checked ? codes.map((code) => code.matCodeId) : []))
                }
              />
            </Th>
          ) : null}
          <Th>{say.code}</Th>
          <Th>{say.nameAndSpec}</Th>
          <Th>{say.part}</Th>
          <Th>{say.grade}</Th>
          <Th>{say.state}</Th>
          <Th>{say.bought}</Th>
          <Th />
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code.matCodeId}>
            {mayWrite ? (
              <Td>
                <Checkbox
                  aria-label={say.choose(code.matCode)}
                  checked={chosen.has(code.matCodeId)}
                  onChange={() => toggle(code)}
                />
              </Td>
            ) : null}
            <Td className="max-w-44">
              <span className="num font-semibold wrap-anywhere">{code.matCode}</span>
              {code.conflicts > 0 ? (
                <Link to={withQuery('', { tab: 'conflicts' })} className="mx-1.5 inline-block max-sm:mx-0">
                  <Tag tone="refused">{say.hasConflict}</Tag>
                </Link>
              ) : null}
              <span className="block text-12 text-hint">{matSourceNames[code.source][language]}</span>
            </Td>
            <Td className="max-w-60">
              <span className="line-clamp-2 wrap-anywhere">{code.matName || '—'}</span>
              {code.spec ? (
                <span className="line-clamp-2 text-12 text-hint wrap-anywhere">{code.spec}</span>
              ) : null}
            </Td>
            <Td className="max-w-60">
              <PartOfCode code={code} onAct={onAct} />
            </Td>
            <Td>
              <Tag tone={matGradeNames[code.grade].tone}>
                {code.grade} {matGradeNames[code.grade][language]}
              </Tag>
            </Td>
            <Td>
              <Tag dot tone={matCodeStatus[code.state].tone}>
                {matCodeStatus[code.state][language]}
              </Tag>
            </Td>
            <Td className="whitespace-nowrap">
              {code.boughtTimes > 0 ? (
                <>
                  <span className="num">{say.boughtTimes(code.boughtTimes, showPieces(code.boughtNum))}</span>
                  <span className="num block text-12 text-hint">{showMoment(code.boughtAt)}</span>
                </>
              ) : (
                <span className="text-hint">{say.never}</span>
              )}
            </Td>
            <Td className="whitespace-nowrap">
              <span className="flex items-center justify-end gap-3">
                {code.allowedActions.includes('change') ? (
                  <Button variant="link" onClick={() => onAct('change', code)}>
                    {say.change}
                  </Button>
                ) : null}
                <DropdownMenu
                  trigger={
                    <IconButton
                      label={say.moreOf(code.matCode)}
                      icon={<Ellipsis size={16} aria-hidden="true" />}
                    />
                  }
                  items={[
                    ...(['disable', 'enable'] as const)
                      .filter((act) => code.allowedActions.includes(act))
                      .map((act) => ({ key: act, text: say[act], onSelect: () => onAct(act, code) })),
                    { key: 'history', text: say.history, onSelect: () => onAct('history', code) },
                    ...(code.allowedActions.includes('delete')
                      ? [
                          'line' as const,
                          {
                            key: 'delete',
                            text: say.delete,
                            danger: true,
                            onSelect: () => onAct('delete', code),
                          },
                        ]
                      : []),
                  ]}
                />
              </span>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function PartOfCode({ code, onAct }: Pick<MatCodeTableProps, 'onAct'> & { code: MatCodeReply }) {
  const say = useWords(matCodeWords);
  if (!code.part) {
    return (
      <>
        <span className="num block text-secondary wrap-anywhere">
          {[code.brand, code.partNo].filter(Boolean).join(' ') || say.notMatched}
        </span>
        {code.allowedActions.includes('change') ? (
          <Button variant="link" size="sm" onClick={() => onAct('change', code)}>
            {say.choosePart}
          </Button>
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

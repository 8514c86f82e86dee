// The versions of a data sheet, and what one says otherwise than the one before.
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { datasheetProtocol, type SheetDetail } from '../datasheet.protocol.ts';
import { sheetStatus } from '../sheet-status.ts';
import { datasheetWords } from './datasheet-words.ts';

const pageOf = (definitionId: number) => `/lab/sheet/detail?definitionId=${definitionId}`;

export function SheetVersions({ one: { versions, definitionId, allowedActions } }: { one: SheetDetail }) {
  const say = useWords(datasheetWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const act = useAct();
  const begin = () =>
    act.run(async (requestId) => {
      const begun = await call(datasheetProtocol.next, { definitionId, requestId });
      await navigate(pageOf(begun.definitionId));
    });
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
      {versions.map((version) => (
        <li key={version.definitionId} className="flex items-center gap-2">
          {version.definitionId === definitionId ? (
            <b aria-current="page">{say.versionOf(version.versionNo)}</b>
          ) : (
            <Link to={pageOf(version.definitionId)} className="text-brand hover:underline">
              {say.versionOf(version.versionNo)}
            </Link>
          )}
          <Tag tone={sheetStatus[version.state].tone}>{sheetStatus[version.state][language]}</Tag>
        </li>
      ))}
      {allowedActions.includes('next') ? (
        <li>
          <Button size="sm" busy={act.busy} onClick={() => void begin()}>
            {say.next}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

export function SheetDifferences({ changes }: Pick<SheetDetail, 'changes'>) {
  const say = useWords(datasheetWords);
  if (changes.length === 0) return <p className="text-13 text-hint">{say.noDifferences}</p>;
  return (
    <Table label={say.differences} dense head={[say.place, say.before, say.after]}>
      {changes.map(({ path, before, after }) => (
        <tr key={path}>
          <td className="font-mono text-12 wrap-anywhere">{path}</td>
          <td className="wrap-anywhere text-refused line-through decoration-1">{before}</td>
          <td className="wrap-anywhere text-done">{after}</td>
        </tr>
      ))}
    </Table>
  );
}

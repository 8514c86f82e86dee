// The pieces of a version's page: all versions of its number, what differs, its marks.
import { Link, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { DetailActionBar } from '#kit/detail/detail-actions.tsx';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { markNames } from '#mall/ability/ability-terms.ts';
import { CONTENT_FIELDS } from '../capability-content.ts';
import { capabilityStatus } from '../capability-status.ts';
import { labCatalogProtocol as P, type VersionDetail } from '../lab-catalog.protocol.ts';
import { catalogWords } from './catalog-words.ts';

export const versionAt = (versionId: number) => `/lab/capability/detail?versionId=${versionId}`;

export function CapabilityVersions({ one: { versions, versionId, allowedActions } }: { one: VersionDetail }) {
  const say = useWords(catalogWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const act = useAct();
  const begin = () =>
    act.run(async (requestId) => {
      const begun = await call(P.next, { versionId, requestId });
      await navigate(versionAt(begun.versionId));
    });
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
      {versions.map((version) => (
        <li key={version.versionId} className="flex items-center gap-2">
          {version.versionId === versionId ? (
            <b aria-current="page">{say.versionOf(version.versionNo)}</b>
          ) : (
            <Link to={versionAt(version.versionId)} className="text-brand hover:underline">
              {say.versionOf(version.versionNo)}
            </Link>
          )}
          <Tag tone={capabilityStatus[version.state].tone}>{capabilityStatus[version.state][language]}</Tag>
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

export function VersionDifferences({ changes }: Pick<VersionDetail, 'changes'>) {
  const say = useWords(catalogWords);
  const language = useLanguage();
  if (changes.length === 0) return <p className="text-13 text-hint">{say.noDifferences}</p>;
  return (
    <Table label={say.differences} dense head={[say.field, say.before, say.after]}>
      {changes.map(({ field, before, after }) => (
        <tr key={field}>
          <Td className="w-40">{CONTENT_FIELDS[field][language]}</Td>
          <Td className="wrap-anywhere text-refused line-through decoration-1">{before || say.none}</Td>
          <Td className="wrap-anywhere text-done">{after || say.none}</Td>
        </tr>
      ))}
    </Table>
  );
}

export function Marks({ one }: { one: VersionDetail }) {
  const say = useWords(catalogWords);
  const language = useLanguage();
  const { sure } = actionMaker(say);
  const { versionId, version, allMarks, allowedActions, capId } = one;
  if (allMarks.length === 0)
    return <p className="p-4 text-13 text-hint">{capId === null ? say.marksLater : say.noMarks}</p>;
  return (
    <Table label={say.marks} dense head={[say.mark, say.scope, say.holds, '']}>
      {allMarks.map(({ markId, mark, scopeText, fromDate, toDate, isOver }) => (
        <tr key={markId} className={isOver ? 'text-hint' : undefined}>
          <Td className="w-32">{markNames[mark][language]}</Td>
          <Td className="wrap-anywhere">{scopeText || say.wholeScope}</Td>
          <Td className="num whitespace-nowrap">{`${fromDate} – ${toDate}`}</Td>
          <Td className="text-right">
            {isOver ? (
              say.ended
            ) : (
              <DetailActionBar
                inline
                allowed={allowedActions}
                actions={{
                  endMark: sure('endMark', 'outline', () => call(P.endMark, { versionId, version, markId })),
                }}
              />
            )}
          </Td>
        </tr>
      ))}
    </Table>
  );
}

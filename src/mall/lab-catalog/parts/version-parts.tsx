// The pieces of a version's page: all versions of its number, its marks.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { DetailActionBar } from '#kit/detail/detail-actions.tsx';
import { VersionList } from '#kit/detail/versions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { markNames } from '#mall/ability/ability-terms.ts';
import { capabilityStatus } from '../capability-status.ts';
import { labCatalogProtocol as P, type VersionDetail } from '../lab-catalog.protocol.ts';
import { catalogWords } from './catalog-words.ts';

export const versionAt = (versionId: number) => `/lab/capability/detail?versionId=${versionId}`;

export function CapabilityVersions({ one: { versions, versionId, allowedActions } }: { one: VersionDetail }) {
  const say = useWords(catalogWords);
  const language = useLanguage();
  const begin = async (requestId: string) =>
    versionAt((await call(P.next, { versionId, requestId })).versionId);
  return (
    <VersionList
      shown={versionId}
      versions={versions.map(({ versionId: key, versionNo, state }) => ({
        ...{ key, versionNo, to: versionAt(key), tone: capabilityStatus[state].tone ?? 'neutral' },
        stateName: capabilityStatus[state][language],
      }))}
      next={allowedActions.includes('next') ? { label: say.next, begin } : undefined}
    />
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

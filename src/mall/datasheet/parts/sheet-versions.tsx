// The versions of a data sheet, and what one says otherwise than the one before.
import { call } from '#kit/browser/call.ts';
import { VersionList } from '#kit/detail/versions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { datasheetProtocol, type SheetDetail } from '../datasheet.protocol.ts';
import { sheetStatus } from '../sheet-status.ts';
import { datasheetWords } from './datasheet-words.ts';

const pageOf = (definitionId: number) => `/lab/sheet/detail?definitionId=${definitionId}`;

export function SheetVersions({ one: { versions, definitionId, allowedActions } }: { one: SheetDetail }) {
  const say = useWords(datasheetWords);
  const language = useLanguage();
  const begin = async (requestId: string) =>
    pageOf((await call(datasheetProtocol.next, { definitionId, requestId })).definitionId);
  return (
    <VersionList
      shown={definitionId}
      versions={versions.map(({ definitionId: key, versionNo, state }) => ({
        ...{ key, versionNo, to: pageOf(key), tone: sheetStatus[state].tone ?? 'neutral' },
        stateName: sheetStatus[state][language],
      }))}
      next={allowedActions.includes('next') ? { label: say.next, begin } : undefined}
    />
  );
}

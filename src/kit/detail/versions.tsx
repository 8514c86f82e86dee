// The versions of one thing beside each other, the next of which can be begun; and what one says otherwise than the one before.
import { Link, useNavigate } from 'react-router';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';

const say = words({
  versionOf: { zh: (n: number) => `第 ${n} 版`, en: (n: number) => `Version ${n}` },
  differences: { zh: '与上一版的差异', en: 'What differs from the version before' },
  noDifferences: { zh: '与上一版相同', en: 'The same as the version before' },
  before: { zh: '原来', en: 'Before' },
  after: { zh: '现在', en: 'Now' },
  none: { zh: '（空）', en: '(nothing)' },
});

interface Version {
  readonly key: number;
  readonly versionNo: number;
  readonly to: string;
  readonly tone: Tone;
  readonly stateName: string;
}

/** @param next begins the next version, and answers where it is; left out: it is not the reader's to begin */
export function VersionList({
  versions,
  shown,
  next,
}: {
  versions: readonly Version[];
  /** The key of the one whose page this is. */
  shown: number;
  next?: { label: string; begin: (requestId: string) => Promise<string> } | undefined;
}) {
  const { versionOf } = useWords(say);
  const navigate = useNavigate();
  const act = useAct();
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
      {versions.map(({ key, versionNo, to, tone, stateName }) => (
        <li key={key} className="flex items-center gap-2">
          {key === shown ? (
            <b aria-current="page">{versionOf(versionNo)}</b>
          ) : (
            <Link to={to} className="text-brand hover:underline">
              {versionOf(versionNo)}
            </Link>
          )}
          <Tag tone={tone}>{stateName}</Tag>
        </li>
      ))}
      {next ? (
        <li>
          <Button
            size="sm"
            busy={act.busy}
            onClick={() =>
              void act.run(async (requestId) => void (await navigate(await next.begin(requestId))))
            }
          >
            {next.label}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

/** @param place the head of the column that says where each difference stands */
export function DifferenceTable({
  place,
  changes,
}: {
  place: string;
  changes: readonly { readonly at: string; readonly before: string | null; readonly after: string | null }[];
}) {
  const { differences, noDifferences, before: was, after: is, none } = useWords(say);
  if (changes.length === 0) return <p className="text-13 text-hint">{noDifferences}</p>;
  return (
    <Table label={differences} dense head={[place, was, is]}>
      {changes.map(({ at, before, after }) => (
        <tr key={at}>
          <Td className="w-40 wrap-anywhere">{at}</Td>
          <Td className="wrap-anywhere text-refused line-through decoration-1">{before || none}</Td>
          <Td className="wrap-anywhere text-done">{after || none}</Td>
        </tr>
      ))}
    </Table>
  );
}

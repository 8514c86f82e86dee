// The lines of an import: what each does, field by field, old against new.
import { ArrowRight } from 'lucide-react';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ImportRowReply } from '../mat-code.protocol.ts';
import { IMPORT_DECISIONS, type ImportDecision, type ImportKind } from '../mat-import.ts';
import { importWords } from './import-words.ts';
import { matCodeWords } from './mat-code-words.ts';

const TONES: Record<ImportKind, Tone> = {
  new: 'done',
  changed: 'moving',
  unchanged: 'neutral',
  invalid: 'refused',
  duplicate: 'waiting',
};

/** How kinds of lines are called, also those that are counted besides. */
export function useKindNames(): Record<ImportKind | 'unmatched' | 'conflict', string> {
  const say = useWords(importWords);
  return {
    new: say.kindNew,
    changed: say.kindChanged,
    unchanged: say.kindUnchanged,
    invalid: say.kindInvalid,
    duplicate: say.kindDuplicate,
    unmatched: say.kindUnmatched,
    conflict: say.kindConflict,
  };
}

/** `onDecide`: absent once nothing can be decided any more. */
export function ImportRows({
  rows,
  onDecide,
}: {
  rows: readonly ImportRowReply[];
  onDecide?: ((row: ImportRowReply, decision: ImportDecision | null) => void) | undefined;
}) {
  const say = useWords(importWords);
  const names = useKindNames();
  return (
    <Table label={say.differences} minWidth="460px" head={[{ num: say.line }, say.code, say.differences]}>
      {rows.map((row) => (
        <tr key={row.rowNo}>
          <Td num className="w-12 align-top text-hint">
            {row.rowNo}
          </Td>
          <Td className="w-56 max-w-56 align-top max-sm:w-40">
            <span className="num font-semibold wrap-anywhere">{row.matCode || '—'}</span>
            <span className="line-clamp-1 text-12 text-hint">{row.matName}</span>
            <span className="mt-1 flex flex-wrap gap-1">
              <Tag tone={TONES[row.kind]}>{names[row.kind]}</Tag>
              {row.isUnmatched ? <Tag tone="waiting">{names.unmatched}</Tag> : null}
              {row.isConflict ? <Tag tone="refused">{names.conflict}</Tag> : null}
            </span>
          </Td>
          <Td>
            {row.problem ? (
              <p className={row.kind === 'invalid' ? 'text-refused' : 'text-waiting'}>{row.problem}</p>
            ) : null}
            <ul className="space-y-0.5">
              {row.changes.map((change) => (
                <li key={change.field} className="flex flex-wrap items-baseline gap-x-1.5 text-12">
                  <span className="text-hint">{change.fieldName}</span>
                  {row.kind === 'new' ? null : (
                    <>
                      <del className="text-hint wrap-anywhere">{change.from || say.nothing}</del>
                      <ArrowRight size={12} aria-hidden="true" className="self-center text-hint" />
                      <span className="sr-only">{say.becomes}</span>
                    </>
                  )}
                  <span className="wrap-anywhere">{change.to || say.nothing}</span>
                </li>
              ))}
            </ul>
            {row.isConflict ? <Decision row={row} onDecide={onDecide} /> : null}
          </Td>
        </tr>
      ))}
    </Table>
  );
}

function Decision({
  row,
  onDecide,
}: Pick<Parameters<typeof ImportRows>[0], 'onDecide'> & { row: ImportRowReply }) {
  const say = useWords(importWords);
  const words = useDecisionNames();
  if (!onDecide) {
    return <p className="mt-1 text-12 text-secondary">{words[row.decision ?? 'later']}</p>;
  }
  return (
    <NativeSelect
      size="sm"
      className="mt-1 max-w-48"
      aria-label={say.decideOf(row.matCode)}
      value={row.decision ?? ''}
      onChange={(event) => onDecide(row, IMPORT_DECISIONS.find((one) => one === event.target.value) ?? null)}
      placeholder={words.later}
      options={IMPORT_DECISIONS.map((value) => ({ value, text: words[value] }))}
    />
  );
}

/** How the ways to decide are called. */
export function useDecisionNames(): Record<ImportDecision | 'later', string> {
  const say = useWords(matCodeWords);
  return { keep: say.keep, take: say.take, alternate: say.makeAlternate, later: say.later };
}

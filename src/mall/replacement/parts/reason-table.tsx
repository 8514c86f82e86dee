// Why a grade is what it is: each attribute of both parts with its verdict.
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { verdictWords } from '../pair-status.ts';
import type { ReasonReply } from '../replacement.protocol.ts';
import { replacementWords } from './replacement-words.ts';

/** What is missed first, so that nobody has to look for it. */
const ORDER: readonly ReasonReply['verdict'][] = ['missed', 'soft', 'unknown', 'met', 'better'];

export function ReasonTable({
  reasons,
  of,
  by,
}: {
  reasons: readonly ReasonReply[];
  of: string;
  by: string;
}) {
  const say = useWords(replacementWords);
  const language = useLanguage();
  const sorted = reasons.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  const named = (column: string, partNo: string) => (
    <>
      {column} <span className="num font-normal text-hint">{partNo}</span>
    </>
  );
  return (
    <Table
      dense
      label={say.reasons}
      minWidth="420px"
      head={[
        say.attribute,
        { children: named(say.ofColumn, of) },
        { children: named(say.byColumn, by) },
        say.verdict,
      ]}
    >
      {sorted.map((reason) => (
        <tr key={reason.key}>
          <th scope="row" className="text-left font-normal text-secondary">
            {reason.name}
          </th>
          <td className="num wrap-anywhere">{reason.of || <Missing />}</td>
          <td className="num wrap-anywhere">{reason.by || <Missing />}</td>
          <td>
            <Tag tone={verdictWords[reason.verdict].tone}>{verdictWords[reason.verdict][language]}</Tag>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Missing() {
  return <span className="text-hint">{useWords(replacementWords).notGiven}</span>;
}

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
  return (
    <Table dense label={say.reasons} minWidth="420px">
      <thead>
        <tr>
          <th scope="col">{say.attribute}</th>
          <th scope="col">
            {say.ofColumn} <span className="num font-normal text-hint">{of}</span>
          </th>
          <th scope="col">
            {say.byColumn} <span className="num font-normal text-hint">{by}</span>
          </th>
          <th scope="col">{say.verdict}</th>
        </tr>
      </thead>
      <tbody>
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
      </tbody>
    </Table>
  );
}

function Missing() {
  return <span className="text-hint">{useWords(replacementWords).notGiven}</span>;
}

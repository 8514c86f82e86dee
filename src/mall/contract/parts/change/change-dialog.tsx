// The window in which a side proposes an amendment: quantities, prices, dates, term and clauses of the text in force.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { contractDoor } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';
import { ClauseFields } from '../draft/clause-fields.tsx';
import { draftFields, type TypedLine, typedDraft, typedTotals } from '../draft/draft-values.ts';

/** Mount it to open it. */
export function ChangeDialog(props: {
  contract: ContractDetail;
  onClose: () => void;
  onProposed: () => void;
}) {
  const { contract, onClose, onProposed } = props;
  const { contractSn, version, side, content } = contract;
  const say = useWords(contractWords);
  const [original] = useState(() => typedDraft(content, contract.annexFiles));
  const [typed, setTyped] = useState(original);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isChanged = JSON.stringify(typed) !== JSON.stringify(original);
  const changeLine = (lineNo: number, part: Partial<TypedLine>) =>
    setTyped((before) => ({
      ...before,
      lines: before.lines.map((line) => (line.lineNo === lineNo ? { ...line, ...part } : line)),
    }));

  function check() {
    setChecked(true);
    if (reason.trim().length < 2) return false;
    return isChanged ? true : say.nothingChanged;
  }

  return (
    <FormDialog
      size="xl"
      title={say.changeTitle}
      text={say.changeText}
      submitLabel={say.sendChange}
      aside={
        <span className="num text-16 font-semibold text-price-ink">
          {showAmount(typedTotals(typed).total)}
        </span>
      }
      onClose={onClose}
      check={check}
      onSubmit={async () => {
        await call(contractDoor[side].proposeChange, {
          contractSn,
          version,
          reason: reason.trim(),
          draft: draftFields(typed, content.plan),
        });
        onProposed();
      }}
    >
      <Field
        label={say.reason}
        required
        hint={say.refuseHint}
        error={isChecked && reason.trim().length < 2 ? say.reasonMissing : undefined}
      >
        <Textarea
          name="reason"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Table
        dense
        label={say.text}
        minWidth="620px"
        className="border border-line"
        head={[say.item, { num: say.agreed }, { num: say.unitPrice }, say.deliverBy]}
      >
        {typed.lines.map((line) => {
          const name = line.partNo || line.name;
          return (
            <tr key={line.lineNo}>
              <Td className="num max-w-64 font-semibold wrap-anywhere">{name}</Td>
              <Td num>
                <Input
                  size="sm"
                  className="min-w-28 max-w-28 text-right"
                  inputMode="numeric"
                  maxLength={11}
                  aria-label={say.changeNumber(name)}
                  value={line.number}
                  onChange={(event) => changeLine(line.lineNo, { number: event.target.value })}
                />
              </Td>
              <Td num>
                <Input
                  size="sm"
                  className="min-w-32 max-w-32 text-right"
                  inputMode="decimal"
                  maxLength={18}
                  aria-label={say.changePrice(name)}
                  value={line.unitPrice}
                  onChange={(event) => changeLine(line.lineNo, { unitPrice: event.target.value })}
                />
              </Td>
              <Td>
                <Input
                  size="sm"
                  type="date"
                  className="min-w-40 max-w-40"
                  aria-label={say.changeDate(name)}
                  value={line.deliverBy}
                  onChange={(event) => changeLine(line.lineNo, { deliverBy: event.target.value })}
                />
              </Td>
            </tr>
          );
        })}
      </Table>
      {typed.endsOn ? (
        <Field label={say.changeEnds} className="max-w-52">
          <Input
            type="date"
            value={typed.endsOn}
            onChange={(event) => setTyped((before) => ({ ...before, endsOn: event.target.value }))}
          />
        </Field>
      ) : null}
      <details className="rounded-control border border-line px-3 py-2">
        <summary className="cursor-pointer text-13 font-semibold">{say.changeClauses}</summary>
        <div className="mt-3">
          <ClauseFields
            value={typed.clauses}
            onChange={(clauses) => setTyped((before) => ({ ...before, clauses }))}
          />
        </div>
      </details>
    </FormDialog>
  );
}

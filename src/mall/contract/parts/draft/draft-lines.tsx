// The lines of a draft: locked ones with where they come from, others as fields.

import { Lock, Plus, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { useUnit } from '#mall/inquiry/parts/use-unit.ts';
import { MOST_CONTRACT_LINES } from '../../contract-terms.ts';
import { anotherLine, type TypedLine, typedAmount } from './draft-values.ts';
import { draftWords } from './draft-words.ts';

export interface DraftLinesProps {
  value: readonly TypedLine[];
  onChange: (lines: TypedLine[]) => void;
  isLocked: boolean;
  /** What the mall has said, by the place of a line and its field: `3.unitPrice`. */
  errors: Readonly<Record<string, string>>;
  /** Where the accepted version of a quotation is read. */
  quotationAt: (quoSn: string, versionNo: number) => string;
}

export function DraftLines({ value, onChange, isLocked, errors, quotationAt }: DraftLinesProps) {
  const unitOf = useUnit();
  const say = useWords(draftWords);
  const change = (lineNo: number, part: Partial<TypedLine>) =>
    onChange(value.map((line) => (line.lineNo === lineNo ? { ...line, ...part } : line)));
  const field = (
    line: TypedLine,
    index: number,
    name:
      | 'partNo'
      | 'name'
      | 'brandName'
      | 'unit'
      | 'number'
      | 'unitPrice'
      | 'deliverBy'
      | 'leadDays'
      | 'matCode',
    label: string,
    more: {
      className?: string;
      type?: 'date';
      inputMode?: 'numeric' | 'decimal';
      maxLength?: number;
      placeholder?: string;
    } = {},
  ) => {
    const error = errors[`${index}.${name}`];
    return (
      <>
        <Input
          size="sm"
          value={line[name]}
          aria-label={`${say.line(line.lineNo)} ${label}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => change(line.lineNo, { [name]: event.target.value })}
          {...more}
        />
        {error ? <span className="block text-12 text-refused">{error}</span> : null}
      </>
    );
  };
  return (
    <div className="space-y-3">
      {isLocked ? (
        <p className="flex gap-2 rounded-control bg-page px-3 py-2 text-13 text-secondary">
          <Lock size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-muted" />
          {say.lockedText}
        </p>
      ) : null}
      {value.length === 0 ? (
        <EmptyState compact title={errors[''] ?? say.noLines} />
      ) : (
        <Table
          dense
          label={say.lines}
          minWidth="680px"
          className="border border-line"
          head={[
            '#',
            `${say.partNo} / ${say.name}`,
            isLocked && say.brand,
            { num: say.quantity },
            { num: say.unitPrice },
            isLocked && { num: say.amount },
            say.delivery,
            !isLocked && { 'aria-label': say.removeLine(0) },
          ]}
        >
          {value.map((line, index) =>
            isLocked ? (
              <tr key={line.lineNo}>
                <Td className="num">{line.lineNo}</Td>
                <Td className="max-w-72 min-w-44 wrap-anywhere">
                  <span className="num font-semibold">{line.partNo || line.name}</span>
                  {line.partNo && line.name && line.name !== line.partNo ? (
                    <span className="block text-12 text-secondary">{line.name}</span>
                  ) : null}
                  {line.quotation ? (
                    <Link
                      to={quotationAt(line.quotation.quoSn, line.quotation.versionNo)}
                      className="flex gap-1 text-12 text-brand hover:underline"
                    >
                      <Lock size={12} aria-hidden="true" className="mt-1 shrink-0" />
                      {say.lockedBy(line.quotation.quoSn, line.quotation.versionNo)}
                    </Link>
                  ) : null}
                  <span className="mt-1 block">
                    {field(line, index, 'matCode', say.matCode, {
                      maxLength: 60,
                      placeholder: say.matCode,
                    })}
                  </span>
                </Td>
                <Td>{[line.brandName, line.packageName].filter(Boolean).join(' / ') || '—'}</Td>
                <Td num>{`${Number(line.number).toLocaleString('en-US')} ${unitOf(line.unit)}`}</Td>
                <Td num>{showUnitPrice(line.unitPrice)}</Td>
                <Td num>{showAmount(typedAmount(line))}</Td>
                <Td>
                  {field(line, index, 'deliverBy', say.deliverBy, {
                    type: 'date',
                    className: 'min-w-36 max-w-36',
                  })}
                  {line.deliverBy === '' && Number(line.leadDays) > 0 ? (
                    <span className="block text-12 text-hint">{say.orLeadDays(Number(line.leadDays))}</span>
                  ) : null}
                </Td>
              </tr>
            ) : (
              <tr key={line.lineNo}>
                <Td className="num">{line.lineNo}</Td>
                <Td className="min-w-44 space-y-1">
                  {field(line, index, 'partNo', say.partNo, { maxLength: 80, placeholder: say.partNo })}
                  <Input
                    size="sm"
                    value={line.name}
                    maxLength={200}
                    placeholder={say.name}
                    aria-label={`${say.line(line.lineNo)} ${say.name}`}
                    onChange={(event) => change(line.lineNo, { name: event.target.value })}
                  />
                  {field(line, index, 'brandName', say.brand, { maxLength: 60, placeholder: say.brand })}
                </Td>
                <Td>
                  {field(line, index, 'number', say.quantity, {
                    inputMode: 'numeric',
                    maxLength: 11,
                    className: 'min-w-24 max-w-24 text-right',
                  })}
                  {field(line, index, 'unit', say.unit, {
                    maxLength: 10,
                    placeholder: say.unit,
                    className: 'mt-1 min-w-24 max-w-24',
                  })}
                </Td>
                <Td num>
                  {field(line, index, 'unitPrice', say.unitPrice, {
                    inputMode: 'decimal',
                    maxLength: 18,
                    className: 'min-w-24 max-w-24 text-right',
                  })}
                  {typedAmount(line) ? (
                    <span className="mt-1 block text-12 text-secondary">
                      {say.amount} {showAmount(typedAmount(line))}
                    </span>
                  ) : null}
                </Td>
                <Td>
                  {field(line, index, 'deliverBy', say.deliverBy, {
                    type: 'date',
                    className: 'min-w-36 max-w-36',
                  })}
                  {field(line, index, 'leadDays', say.leadDays, {
                    inputMode: 'numeric',
                    maxLength: 3,
                    placeholder: say.leadDays,
                    className: 'mt-1 min-w-36 max-w-36',
                  })}
                </Td>
                <Td>
                  <IconButton
                    label={say.removeLine(line.lineNo)}
                    icon={<Trash2 size={16} aria-hidden="true" />}
                    onClick={() => onChange(value.filter(({ lineNo }) => lineNo !== line.lineNo))}
                  />
                </Td>
              </tr>
            ),
          )}
        </Table>
      )}
      {isLocked ? null : (
        <Button
          size="sm"
          disabled={value.length >= MOST_CONTRACT_LINES}
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...value, anotherLine(value)])}
        >
          {say.addLine}
        </Button>
      )}
    </div>
  );
}

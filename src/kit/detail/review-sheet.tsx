// What an applicant has written, row by row, with what is wrong with each: read by him, written by whoever reviews.
import { MessageSquareWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { detailWords } from './detail-words.ts';

export interface SheetRow {
  /** The field's name, as remarks carry it. */
  name: string;
  label: string;
  value: ReactNode;
}

/** What is wrong, by field; '' about the whole. */
export type Remarks = Readonly<Record<string, string>>;

/**
 * @param onRemark given to whoever may send it back: each row gets a place for what is wrong there
 * @param marked rows that differ from what stood there before
 */
export function ReviewSheet({
  rows,
  remarks = {},
  onRemark,
  marked,
}: {
  rows: readonly SheetRow[];
  remarks?: Remarks;
  onRemark?: (name: string, remark: string) => void;
  marked?: ReadonlySet<string>;
}) {
  const say = useWords(detailWords);
  const whole = remarks[''] ?? '';
  return (
    <>
      <dl className="divide-y divide-line text-13">
        {rows.map((row) => (
          <Row
            key={row.name}
            row={row}
            remark={remarks[row.name] ?? ''}
            onRemark={onRemark}
            isMarked={marked?.has(row.name) ?? false}
          />
        ))}
      </dl>
      {onRemark ? (
        <Field label={say.remarkWhole} optional className="mt-3 max-w-xl">
          <Textarea
            name="remark-whole"
            maxLength={200}
            value={whole}
            onChange={(event) => onRemark('', event.target.value)}
          />
        </Field>
      ) : (
        <FormError className="mt-3">{whole}</FormError>
      )}
    </>
  );
}

function Row({
  row: { name, label, value },
  remark,
  onRemark,
  isMarked,
}: {
  row: SheetRow;
  remark: string;
  onRemark?: (name: string, remark: string) => void;
  isMarked: boolean;
}) {
  const say = useWords(detailWords);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = value === null || value === undefined || value === '';
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 py-2">
      <dt className="w-40 shrink-0 text-hint max-sm:w-full">{label}</dt>
      <dd className={cx('num min-w-0 flex-1 wrap-anywhere', isMarked && 'font-semibold text-brand')}>
        {isEmpty ? '—' : value}
        {onRemark ? null : remark ? <span className="mt-1 block text-12 text-refused">{remark}</span> : null}
        {onRemark && (isOpen || remark) ? (
          <Input
            size="sm"
            name={`remark-${name}`}
            autoFocus={isOpen && !remark}
            value={remark}
            maxLength={200}
            aria-label={say.remarkOn(label)}
            placeholder={say.remark}
            onChange={(event) => onRemark(name, event.target.value)}
            className="mt-1 max-w-xl border-refused"
          />
        ) : null}
      </dd>
      {onRemark && !isOpen && !remark ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          aria-label={say.remarkOn(label)}
          className="inline-flex min-h-6 shrink-0 items-center gap-1 rounded-control px-1.5 text-12 text-hint hover:bg-page hover:text-refused"
        >
          <MessageSquareWarning size={14} aria-hidden="true" />
          {say.remarkAdd}
        </button>
      ) : null}
    </div>
  );
}

// Everything about one line, in a window of its own: what the sheet has no room for, and the whole line on a phone.
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Drawer, DrawerClose } from '#kit/ui/drawer.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import { type LineField, lineFields } from '../line-fields.ts';
import { type CellValue, cellFault, type DraftLine, type TestItemCells } from './draft-lines.ts';
import { wizardWords } from './wizard-words.ts';

export interface LineWindowProps {
  kind: InquiryKind;
  line: DraftLine;
  /** From 1. */
  place: number;
  needsAll: boolean;
  onCell: (key: string, value: CellValue) => void;
  onClose: () => void;
  /** Absent on the last line. */
  onNext?: () => void;
}

/** Mount it to open it. */
export function LineWindow({ kind, line, place, needsAll, onCell, onClose, onNext }: LineWindowProps) {
  const say = useWords(wizardWords);
  const language = useLanguage();
  const fields = lineFields[kind];
  const faultOf = (field: LineField) => cellFault(kind, line, field, needsAll)?.[language] ?? null;
  return (
    <Drawer
      open
      size="lg"
      title={say.lineTitle(place)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          {onNext ? <Button onClick={onNext}>{say.nextLine}</Button> : null}
          <DrawerClose asChild>
            <Button variant="primary">{say.done}</Button>
          </DrawerClose>
        </>
      }
    >
      {/* Another line begins at its top. */}
      <div key={line.rowId} className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {fields
          .filter(({ kind: what }) => what !== 'yes' && what !== 'items')
          .map((field) => (
            <Field
              key={field.key}
              label={field.label[language]}
              required={field.isRequired}
              hint={field.hint?.[language]}
              error={faultOf(field)}
              className={field.kind === 'long' ? 'sm:col-span-2' : undefined}
            >
              {(wiring) => {
                const value = String(line.cells[field.key] ?? '');
                if (field.kind === 'choice')
                  return (
                    <NativeSelect
                      {...wiring}
                      value={value}
                      onChange={(event) => onCell(field.key, event.target.value)}
                      options={Object.entries(field.options ?? {}).map(([key, text]) => ({
                        value: key,
                        text: text[language],
                      }))}
                    />
                  );
                if (field.kind === 'long')
                  return (
                    <Textarea
                      {...wiring}
                      rows={2}
                      value={value}
                      maxLength={field.most}
                      onChange={(event) => onCell(field.key, event.target.value)}
                    />
                  );
                return (
                  <Input
                    {...wiring}
                    type={field.kind === 'day' ? 'date' : 'text'}
                    value={value}
                    maxLength={field.kind === 'text' ? field.most : undefined}
                    inputMode={field.kind === 'whole' || field.kind === 'price' ? 'decimal' : undefined}
                    onChange={(event) => onCell(field.key, event.target.value)}
                    autoComplete="off"
                  />
                );
              }}
            </Field>
          ))}
        <div className="flex flex-wrap gap-x-5 gap-y-2 sm:col-span-2">
          {fields
            .filter(({ kind: what }) => what === 'yes')
            .map((field) => (
              <Checkbox
                key={field.key}
                checked={line.cells[field.key] === true}
                onChange={(event) => onCell(field.key, event.target.checked)}
              >
                {field.label[language]}
              </Checkbox>
            ))}
        </div>
        {fields
          .filter(({ kind: what }) => what === 'items')
          .map((field) => (
            <TestItems
              key={field.key}
              items={(line.cells[field.key] ?? []) as readonly TestItemCells[]}
              most={field.most ?? 50}
              error={faultOf(field)}
              onChange={(items) => onCell(field.key, items)}
            />
          ))}
      </div>
    </Drawer>
  );
}

const NO_ITEM: TestItemCells = { standard: '', clause: '', item: '', condition: '', count: '1' };

/** The test items of a sample: Enter on the last one begins another. */
function TestItems(props: {
  items: readonly TestItemCells[];
  most: number;
  error: string | null;
  onChange: (items: readonly TestItemCells[]) => void;
}) {
  const { items, most, error, onChange } = props;
  const say = useWords(wizardWords);
  const shown = items.length === 0 ? [NO_ITEM] : items;
  const set = (at: number, key: keyof TestItemCells, value: string) =>
    onChange(shown.map((item, index) => (index === at ? { ...item, [key]: value } : item)));
  const cell = (at: number, key: keyof TestItemCells, label: string, className = '') => (
    <Input
      size="sm"
      value={shown[at]![key]}
      aria-label={`${label} ${at + 1}`}
      placeholder={label}
      maxLength={key === 'count' ? 6 : key === 'condition' ? 200 : 80}
      inputMode={key === 'count' ? 'numeric' : undefined}
      aria-invalid={(error !== null && key === 'item' && shown[at]!.item.trim() === '') || undefined}
      onChange={(event) => set(at, key, event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (at === shown.length - 1 && shown.length < most) onChange([...shown, NO_ITEM]);
      }}
      className={className}
    />
  );
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-13 text-secondary">
        {say.testItems}
        <span aria-hidden="true" className="ml-0.5 text-refused">
          *
        </span>
      </legend>
      <ul className="space-y-2">
        {shown.map((_, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_64px_32px] gap-1.5 rounded-control border border-line p-2"
          >
            {cell(at, 'item', say.itemName)}
            {cell(at, 'count', say.count, 'num')}
            <button
              type="button"
              onClick={() => onChange(shown.filter((__, index) => index !== at))}
              aria-label={say.removeItem(at + 1)}
              className="inline-flex size-8 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink"
            >
              <Trash2 size={15} aria-hidden="true" />
            </button>
            <div className="col-span-3 grid grid-cols-2 gap-1.5 sm:grid-cols-3">
              {cell(at, 'standard', say.standard)}
              {cell(at, 'clause', say.clause)}
              {cell(at, 'condition', say.condition, 'max-sm:col-span-2')}
            </div>
          </li>
        ))}
      </ul>
      {error ? <p className="mt-1 text-12 text-refused">{error}</p> : null}
      {shown.length < most ? (
        <Button
          size="sm"
          className="mt-2"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...shown, NO_ITEM])}
        >
          {say.addItem}
        </Button>
      ) : null}
    </fieldset>
  );
}

// Draws a data sheet and fills it: conditions, tables, and beside them what they come to. The bench and the trial of a sheet use it.
import { useMemo, useRef } from 'react';
import type { DecisionRule } from '#kit/measure/decision-rule.ts';
import { unitText } from '#kit/measure/unit-text.ts';
import { cx } from '#kit/ui/cx.ts';
import { Field } from '#kit/ui/field.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type CellFault, computeSheet, rowsFilled } from '../fill/fill-sheet.ts';
import {
  nameOf,
  type SheetDefinition,
  type SheetRow,
  type SheetTable,
  type SheetValues,
} from '../sheet-definition.ts';
import { datasheetWords } from './datasheet-words.ts';
import { slotsOf } from './paste-block.ts';
import { SheetCell } from './sheet-cell.tsx';
import { SheetResults } from './sheet-results.tsx';
import { SheetTableForm } from './sheet-table.tsx';

interface SheetFormProps {
  /** One that nothing is wrong with. */
  definition: SheetDefinition;
  values: SheetValues;
  /** What they are called, a row for each in the tables of specimens. */
  specimens: readonly string[];
  /** The rule that was agreed on, for sheets that leave it to the form. */
  rule?: DecisionRule;
  isReadOnly?: boolean;
  onValues: (values: SheetValues) => void;
}

/** Cells of a row that find room beside the results. */
const MOST_BESIDE = 5;

/** With a row for each specimen, whatever was typed. */
function complete(definition: SheetDefinition, values: SheetValues, specimens: number): SheetValues {
  const ofSpecimens = definition.tables.filter(({ rows }) => rows === 'specimen');
  const tables = ofSpecimens.map(({ id }) => [
    id,
    Array.from({ length: specimens }, (_, at) => values.tables[id]?.[at] ?? {}),
  ]);
  return { ...values, tables: { ...values.tables, ...Object.fromEntries(tables) } };
}

export function SheetForm({ definition, values, specimens, rule, isReadOnly, onValues }: SheetFormProps) {
  const say = useWords(datasheetWords);
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const whole = useMemo(
    () => complete(definition, values, specimens.length),
    [definition, values, specimens.length],
  );
  const filled = useMemo(() => computeSheet(definition, whole, { rule }), [definition, whole, rule]);
  const faults = useMemo(() => new Map(filled.faults.map((one) => [faultKey(one), one.kind])), [filled]);

  // A table of many cells in a row takes the whole width; what it comes to stands below.
  const isWide = definition.tables.some((table) => slotsOf(table).length > MOST_BESIDE);

  /** Leads to the cell; a column of several readings to the one that is meant. */
  function goTo(fault: CellFault): void {
    const table = definition.tables.find(({ id }) => id === fault.table);
    const typed = table ? rowsFilled(table, whole)[fault.row] : undefined;
    const slot = table
      ? slotsOf(table).findIndex(
          ({ column, reading }) => column.id === fault.column && reading === fault.reading,
        )
      : 0;
    const place = table ? `${table.id}.${typed}.${slot}` : `.${fault.column}`;
    box.current?.querySelector<HTMLElement>(`[data-at="${place}"]`)?.focus();
  }

  const onRows = (table: SheetTable) => (rows: readonly SheetRow[]) =>
    onValues({ ...values, tables: { ...values.tables, [table.id]: rows } });

  return (
    <div ref={box} className={cx('grid items-start gap-4', !isWide && 'xl:grid-cols-[minmax(0,1fr)_24rem]')}>
      <div className="min-w-0 space-y-4">
        {definition.params.length > 0 ? (
          <fieldset>
            <legend className="mb-2 text-13 font-semibold">{say.params}</legend>
            <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
              {definition.params.map((field) => {
                const name = nameOf(field, language);
                const unit = field.unit ? unitText(field.unit) : '';
                return (
                  <Field key={field.id} label={unit ? `${name} (${unit})` : name} required={field.required}>
                    {({ id }) => (
                      <SheetCell
                        id={id}
                        field={field}
                        text={values.params[field.id] ?? field.default ?? ''}
                        label={name}
                        place={`.${field.id}`}
                        fault={faults.get(faultKey({ table: null, row: 0, column: field.id, reading: 0 }))}
                        isReadOnly={isReadOnly}
                        onText={(text) =>
                          onValues({ ...values, params: { ...values.params, [field.id]: text } })
                        }
                      />
                    )}
                  </Field>
                );
              })}
            </div>
          </fieldset>
        ) : null}
        {definition.tables.map((table) => {
          const typedRows = rowsFilled(table, whole);
          return (
            <section key={table.id} className="rounded-card border border-line">
              <h3 className="border-b border-line px-3 py-2 text-13 font-semibold">
                {nameOf(table, language)}
              </h3>
              <SheetTableForm
                table={table}
                rows={whole.tables[table.id] ?? []}
                specimens={specimens}
                isReadOnly={isReadOnly}
                filled={{
                  rows: filled.tables[table.id] ?? [],
                  rowOf: (typed) => typedRows.indexOf(typed),
                  faultOf: (row, column, reading) =>
                    faults.get(faultKey({ table: table.id, row, column, reading })),
                }}
                onRows={onRows(table)}
              />
            </section>
          );
        })}
      </div>
      <aside
        className={cx(
          'min-w-0 rounded-card border border-line bg-surface p-3',
          !isWide && 'xl:sticky xl:top-16 xl:max-h-[calc(100vh-5rem)] xl:overflow-auto',
        )}
      >
        <SheetResults definition={definition} filled={filled} specimens={specimens} onFault={goTo} />
      </aside>
    </div>
  );
}

const faultKey = ({ table, row, column, reading }: Omit<CellFault, 'kind'>) =>
  `${table} ${row} ${column} ${reading}`;

// Fills a data sheet: from what was typed to computed cells, statistics, uncertainty and verdict; the same in browser and server.
import type { Value } from '#kit/formula/formula.ts';
import { type Names, workOut } from '#kit/formula/work-out.ts';
import { readDecimal } from '#kit/measure/decimal-text.ts';
import { type DecisionRule, judge, type Verdict, worstOf } from '#kit/measure/decision-rule.ts';
import { capabilityOf, type Limits, type Statistics, statisticsOf } from '#kit/measure/statistics.ts';
import { type Budget, budgetOf } from '#kit/measure/uncertainty.ts';
import {
  type SheetColumn,
  type SheetDefinition,
  type SheetField,
  type SheetRow,
  type SheetTable,
  type SheetValues,
  typeOf,
} from '../sheet-definition.ts';
import { componentsOf } from './budget-components.ts';
import { columnOf, computedOf, formulaOf, type Place } from './sheet-names.ts';

/** A cell that asks for attention. MISSING: required and empty; WRONG: cannot be read; OUTSIDE: beyond its min or max, and kept. */
export interface CellFault {
  kind: 'MISSING' | 'WRONG' | 'OUTSIDE';
  /** Null: a parameter. */
  table: string | null;
  row: number;
  column: string;
  /** Of several readings which; 0. */
  reading: number;
}

export interface ColumnStatistics {
  of: string;
  found: Statistics | null;
  cp: number | null;
  cpk: number | null;
}

/** What is decided about, of one row or of the whole sheet. */
export interface SheetResult {
  /** From 0; null: of the whole sheet. */
  row: number | null;
  value: number | null;
  limits: Limits;
  budget: Budget | null;
  /** Best that is claimed; 0: nothing is. */
  cmc: number;
  verdict: Verdict | null;
}

export type FilledValue = Value | readonly Value[];

export interface FilledSheet {
  params: Readonly<Record<string, Value>>;
  /** Row by row, by column; readings as a list. */
  tables: Readonly<Record<string, readonly Readonly<Record<string, FilledValue>>[]>>;
  formulas: Readonly<Record<string, Value>>;
  stats: readonly ColumnStatistics[];
  results: readonly SheetResult[];
  /** The worst of all results; null: nothing is decided, or something required is missing. */
  verdict: Verdict | null;
  faults: readonly CellFault[];
}

export interface FillOptions {
  /** The rule that was agreed on, where the sheet says `form`; SIMPLE. */
  rule?: DecisionRule;
}

const isList = (value: FilledValue | undefined): value is readonly Value[] => Array.isArray(value);
const numberOf = (value: FilledValue): number | null => (typeof value === 'number' ? value : null);
const numbersIn = (value: FilledValue): number[] =>
  (isList(value) ? value : [value]).filter((one) => typeof one === 'number');

/** What was typed into one field. A tick that was not set is a no, unless the sheet requires an answer. */
function typedValue(field: SheetField, typed: string): Value {
  const text = typed.trim();
  switch (typeOf(field)) {
    case 'number':
      return readDecimal(text);
    case 'bool':
      return text === '' && field.required ? null : text === 'true';
    case 'choice':
      return field.choices?.includes(text) ? text : null;
    case 'photo':
      return null;
    default:
      return text === '' ? null : text;
  }
}

/** What is wrong with what was typed; a photo is no cell. */
function faultOf(field: SheetField, typed: string, isNeeded: boolean): CellFault['kind'] | null {
  if (typeOf(field) === 'photo') return null;
  if (typed.trim() === '') return isNeeded && field.required ? 'MISSING' : null;
  const value = typedValue(field, typed);
  if (value === null) return 'WRONG';
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
  return typeof value === 'number' && (value < min || value > max) ? 'OUTSIDE' : null;
}

/** The texts of a cell, one for each reading. */
function textsOf(column: SheetColumn, row: SheetRow): string[] {
  const typed = row[column.id] ?? '';
  const texts = typeof typed === 'string' ? [typed] : typed;
  return Array.from({ length: column.readings ?? 1 }, (_, at) => texts[at] ?? '');
}

const hasText = (row: SheetRow): boolean =>
  Object.values(row)
    .flat()
    .some((text) => text.trim() !== '');

/** Which of the typed rows count, by their numbers: of a free table those in which something stands. */
export function rowsFilled(table: SheetTable, values: SheetValues): number[] {
  const typed = values.tables[table.id] ?? [];
  const rows = table.rows === 'fixed' ? (table.fixed ?? []) : typed;
  const isFree = table.rows !== 'fixed' && table.rows !== 'specimen';
  return [...rows.keys()].filter((at) => !isFree || hasText(typed[at] ?? {}));
}

/** Rows with what is given. */
const rowsOf = (table: SheetTable, values: SheetValues): SheetRow[] =>
  rowsFilled(table, values).map((at) => ({ ...values.tables[table.id]?.[at], ...table.fixed?.[at] }));

/**
 * @param definition one that `checkDefinition` found nothing wrong with
 * @param values as typed; a row for each specimen
 */
export function computeSheet(
  definition: SheetDefinition,
  values: SheetValues,
  { rule = 'SIMPLE' }: FillOptions = {},
): FilledSheet {
  const sheet = new Filling(definition, values);
  const faults = sheet.faults();
  const results = sheet.results(
    definition.decision?.rule === 'form' ? rule : (definition.decision?.rule ?? 'NONE'),
  );
  const isOpen =
    faults.some(({ kind }) => kind !== 'OUTSIDE') ||
    results.some(({ value, verdict, limits }) => verdict === null && (value === null || hasLimit(limits)));
  return {
    params: sheet.params,
    tables: sheet.tables(),
    formulas: Object.fromEntries(definition.formulas.map(({ id }) => [id, sheet.single(id)])),
    stats: definition.stats.map((of) => sheet.statistics(of)),
    results,
    verdict: isOpen ? null : worstOf(results.flatMap(({ verdict }) => verdict ?? [])),
    faults,
  };
}

const hasLimit = ({ lo, hi }: Limits): boolean => lo !== null || hi !== null;

/** One sheet while it is filled: each computed value is worked out once. */
class Filling {
  readonly #definition: SheetDefinition;
  readonly #rows: ReadonlyMap<string, readonly SheetRow[]>;
  readonly #typed: SheetValues;
  readonly #exprs: ReadonlyMap<string, string>;
  readonly #known = new Map<string, Value>();
  readonly params: Readonly<Record<string, Value>>;

  constructor(definition: SheetDefinition, values: SheetValues) {
    this.#definition = definition;
    this.#typed = values;
    this.#rows = new Map(definition.tables.map((table) => [table.id, rowsOf(table, values)]));
    this.#exprs = new Map(computedOf(definition).map(({ name, expr }) => [name, expr]));
    this.params = Object.fromEntries(
      definition.params.map((field) => [field.id, typedValue(field, this.#textOf(field))]),
    );
  }

  #textOf({ id, default: given = '' }: SheetField): string {
    return this.#typed.params[id] ?? given;
  }

  /** A formula in a row of a table, or of the whole sheet. */
  work(expr: string, place: Place, row: number): Value {
    const names: Names = (name) => {
      const found = columnOf(this.#definition, name, place);
      if (!found) return this.single(name);
      if (found.table === place) return this.#cell(found.table, found.column, row);
      return this.#column(found.table, found.column);
    };
    return workOut(formulaOf(expr), names);
  }

  /** A parameter or a formula of the whole sheet. */
  single(name: string): Value {
    const expr = this.#exprs.get(name);
    return expr === undefined ? (this.params[name] ?? null) : this.#once(name, expr, null, 0);
  }

  #once(name: string, expr: string, place: Place, row: number): Value {
    const key = `${name} ${row}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // Should it lean on itself after all, it is empty.
    this.#known.set(key, null);
    const value = this.work(expr, place, row);
    this.#known.set(key, value);
    return value;
  }

  #cell(table: string, column: SheetColumn, row: number): FilledValue {
    if (column.expr !== undefined) return this.#once(`${table}.${column.id}`, column.expr, table, row);
    const texts = textsOf(column, this.#rows.get(table)?.[row] ?? {});
    return column.readings === undefined
      ? typedValue(column, texts[0] ?? '')
      : texts.map((text) => typedValue(column, text));
  }

  #column(table: string, column: SheetColumn): Value[] {
    return (this.#rows.get(table) ?? []).flatMap((_, row) => this.#cell(table, column, row));
  }

  tables(): FilledSheet['tables'] {
    return Object.fromEntries(
      this.#definition.tables.map(({ id, columns }) => [
        id,
        (this.#rows.get(id) ?? []).map((_, row) =>
          Object.fromEntries(columns.map((column) => [column.id, this.#cell(id, column, row)])),
        ),
      ]),
    );
  }

  faults(): CellFault[] {
    const at = { table: null, row: 0, reading: 0 } as const;
    const ofParams = this.#definition.params.flatMap((field): CellFault[] => {
      const kind = faultOf(field, this.#textOf(field), true);
      return kind ? [{ kind, ...at, column: field.id }] : [];
    });
    const ofTables = this.#definition.tables.flatMap((table) =>
      (this.#rows.get(table.id) ?? []).flatMap((row, rowNo) =>
        table.columns
          .filter(({ expr }) => expr === undefined)
          .flatMap((column) =>
            textsOf(column, row).flatMap((text, reading): CellFault[] => {
              const kind = faultOf(column, text, true);
              return kind ? [{ kind, table: table.id, row: rowNo, column: column.id, reading }] : [];
            }),
          ),
      ),
    );
    return [...ofParams, ...ofTables];
  }

  statistics(of: string): ColumnStatistics {
    const found = columnOf(this.#definition, of, null);
    const values = found ? numbersIn(this.#column(found.table, found.column)) : [];
    const isDecided = this.#definition.decision?.value === of;
    const limits = isDecided ? this.#limits(null, 0) : { lo: null, hi: null };
    return { of, found: statisticsOf(values), ...capabilityOf(values, limits) };
  }

  #limits(place: Place, row: number): Limits {
    const { lo, hi } = this.#definition.decision ?? {};
    const limit = (expr: string | undefined) =>
      expr === undefined ? null : numberOf(this.work(expr, place, row));
    return { lo: limit(lo), hi: limit(hi) };
  }

  /** Row by row where a column is decided about. */
  results(rule: DecisionRule): SheetResult[] {
    const { decision } = this.#definition;
    if (!decision) return [];
    const place = columnOf(this.#definition, decision.value, null)?.table ?? null;
    if (place === null) return [this.#result(decision.value, null, null, rule)];
    return (this.#rows.get(place) ?? []).map((_, row) => this.#result(decision.value, place, row, rule));
  }

  #result(expr: string, place: Place, row: number | null, rule: DecisionRule): SheetResult {
    const { decision, p, cmc: claimed, correlations } = this.#definition;
    const at = row ?? 0;
    const value = numberOf(this.work(expr, place, at));
    const work = (formula: string): FilledValue => {
      const column = columnOf(this.#definition, formula, place);
      if (!column) return this.work(formula, place, at);
      const { table } = column;
      return table === place ? this.#cell(table, column.column, at) : this.#column(table, column.column);
    };
    const cmc = claimed === undefined ? 0 : (numberOf(work(claimed)) ?? 0);
    const components = componentsOf(this.#definition.budget, work);
    const budget = components && value !== null ? budgetOf(components, { p, cmc, correlations }) : null;
    const limits = this.#limits(place, at);
    const also = decision?.and === undefined ? true : this.work(decision.and, place, at);
    // Without an uncertainty a guard is no guard.
    const isOpen = value === null || also === null || (budget === null && needsBudget(rule));
    const judged = isOpen
      ? null
      : judge(value, limits, { rule, U: budget?.U, isExclusive: decision?.exclusive });
    return { row, value, limits, budget, cmc, verdict: judged && also === false ? 'FAIL' : judged };
  }
}

const needsBudget = (rule: DecisionRule): boolean => rule === 'GUARD' || rule === 'NON_BINARY';

/** A formula of the whole sheet that the definition itself does not have. */
export const workSheet = (definition: SheetDefinition, values: SheetValues, expr: string): Value =>
  new Filling(definition, values).work(expr, null, 0);

/** A formula in a row of a table; rows as they are filled. */
export const workRow = (
  definition: SheetDefinition,
  values: SheetValues,
  expr: string,
  { table, row }: { table: string; row: number },
): Value => new Filling(definition, values).work(expr, table, row);

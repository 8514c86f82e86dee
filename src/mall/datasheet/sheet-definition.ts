// A data sheet declared as data (domain-lab 4.4): what is written down of a measurement, what is computed of it, and what decides.

import type { DecisionRule } from '#kit/measure/decision-rule.ts';
import type { Distribution } from '#kit/measure/uncertainty.ts';
import type { Text } from '#kit/words/text.ts';

export const FIELD_TYPES = ['number', 'text', 'choice', 'bool', 'time', 'photo'] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export const SHEET_KINDS = ['TEST', 'CALIBRATION'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** Without a name it is called by its id. */
export interface Named {
  id: string;
  zh?: string;
  en?: string;
}

export interface SheetField extends Named {
  /** Left out: a number. */
  type?: FieldType;
  /** UCUM. */
  unit?: string;
  /** Decimal places; of a computed cell those that it is shown with. */
  dp?: number;
  required?: boolean;
  /** What is beyond is marked, and kept. */
  min?: number;
  max?: number;
  choices?: readonly string[];
  default?: string;
  /** The form's condition that it begins with. */
  from?: string;
}

export interface SheetColumn extends SheetField {
  /** So many values in a cell. */
  readings?: number;
  /** Computed from the row, the parameters and formulas. */
  expr?: string;
}

export interface SheetTable extends Named {
  /** A row for each specimen, given rows, or as many as are needed up to a number. */
  rows: 'specimen' | 'fixed' | `free(${number})`;
  /** What stands in given rows. */
  fixed?: readonly Readonly<Record<string, string>>[];
  columns: readonly SheetColumn[];
}

/** One number, or true or false, of the whole sheet. */
export interface SheetFormula extends Named {
  expr: string;
  unit?: string;
  dp?: number;
}

/** A cause of uncertainty of the decided value. Texts are formulas. */
export interface BudgetRow {
  name: string;
  type: 'A' | 'B';
  /** Type A: readings, whose mean's spread it is. */
  of?: string;
  dist?: Distribution;
  value?: string;
  divisor?: number;
  /** Sensitivity; 1. */
  c?: string;
  /** Degrees of freedom; infinite. */
  nu?: number;
}

export interface SheetDecision {
  /** What is decided about: `table.column` row by row, or a formula of the whole sheet. */
  value: string;
  lo?: string;
  hi?: string;
  /** `form`: the one that was agreed on with the customer. */
  rule: DecisionRule | 'form';
  /** Has to be true besides. */
  and?: string;
  /** A value on the limit is not within it. */
  exclusive?: boolean;
}

export interface SheetValues {
  /** As typed. */
  params: Readonly<Record<string, string>>;
  tables: Readonly<Record<string, readonly SheetRow[]>>;
}
export type SheetRow = Readonly<Record<string, string | readonly string[]>>;

/** What goes in and what has to come out. */
export interface SheetExample {
  name?: string;
  rule?: DecisionRule;
  values: SheetValues;
  /** By `verdict`, `U`, `k`, `table.column` (row by row) or a formula of the whole sheet. */
  expect: Readonly<Record<string, string | readonly string[]>>;
}

export interface SheetDefinition {
  key: string;
  version: number;
  kind: SheetKind;
  zh?: string;
  en?: string;
  params: readonly SheetField[];
  /** Within these the work may begin. */
  env: Readonly<Partial<Record<'tempC' | 'rh' | 'pressureKPa', readonly [number, number]>>>;
  equipment: readonly { role: string; class: string }[];
  tables: readonly SheetTable[];
  formulas: readonly SheetFormula[];
  /** Columns whose statistics are shown. */
  stats: readonly string[];
  budget: readonly BudgetRow[];
  correlations: readonly { of: readonly [string, string]; r: number }[];
  /** Of the interval; 95.45 %. */
  p?: number;
  /** Best that is claimed, expanded; a formula. */
  cmc?: string;
  decision?: SheetDecision;
  report: {
    tables?: readonly string[];
    columns?: readonly string[];
    chart?: { x: string; y: readonly string[] };
    photos?: { perRow: number };
    dcc?: Readonly<Record<string, string>>;
  };
  examples: readonly SheetExample[];
}

/** Something wrong with a definition, and where: `tables[0].columns[2].expr`; '': the whole. */
export interface SheetFault {
  path: string;
  says: Text;
}

/** Rows that a free table may have; 0 for the others. */
export const mostRows = ({ rows }: Pick<SheetTable, 'rows'>): number => Number(/\d+/.exec(rows)?.[0] ?? 0);

export const typeOf = ({ type = 'number' }: Pick<SheetField, 'type'>): FieldType => type;

/** In the reader's language; by its id where it has no name. */
export const nameOf = ({ id, zh, en }: Named, language: 'zh' | 'en'): string =>
  (language === 'zh' ? (zh ?? en) : (en ?? zh)) ?? id;

// What of a filled data sheet stands on a report: its tables, decided values with their uncertainty, a curve, photos; as texts.
import type { Value } from '#kit/formula/formula.ts';
import { readDecimal, showDecimal } from '#kit/measure/decimal-text.ts';
import { roundUncertainty } from '#kit/measure/uncertainty.ts';
import type { Text } from '#kit/words/text.ts';
import {
  type FilledSheet,
  type FilledValue,
  rowsFilled,
  type SheetResult,
  workRow,
} from '#mall/datasheet/fill/fill-sheet.ts';
import { columnOf } from '#mall/datasheet/fill/sheet-names.ts';
import {
  type Named,
  type SheetColumn,
  type SheetDefinition,
  type SheetTable,
  type SheetValues,
  typeOf,
} from '#mall/datasheet/sheet-definition.ts';
import type { ReportChart, ReportResult, ReportTable } from './report-content.ts';
import { verdictNames } from './report-terms.ts';

export interface FilledRecord {
  definition: SheetDefinition;
  values: SheetValues;
  filled: FilledSheet;
  /** What they are called, a row for each in the tables of specimens. */
  specimens: readonly string[];
  /** Uncertainty is shown where it is known. */
  withUncertainty: boolean;
}

const named = ({ id, zh, en }: Named): Text => ({ zh: zh ?? en ?? id, en: en ?? zh ?? id });
const NO = { zh: '序号', en: 'No.' };
const SPECIMEN = { zh: '样品', en: 'Specimen' };
const VERDICT = { zh: '判定', en: 'Verdict' };

/** U and its last place, as it is stated. */
const stated = ({ budget, cmc }: SheetResult) => (budget ? roundUncertainty(budget.U, { cmc }) : null);

/** The results of a table's rows; of the whole sheet under -1. */
function resultsOf({ definition, filled }: FilledRecord, table: string | null) {
  const place = definition.decision && columnOf(definition, definition.decision.value, null)?.table;
  return new Map((place ?? null) === table ? filled.results.map((one) => [one.row ?? -1, one] as const) : []);
}

function showValue(value: FilledValue | undefined, places: number | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map((one) => showValue(one, places)).join('  ');
  if (typeof value === 'number') return showDecimal(value, places);
  if (typeof value === 'boolean') return value ? '是 / yes' : '否 / no';
  return String(value);
}

/** As it was typed; a computed one as its column shows it. */
function cellText(
  record: FilledRecord,
  table: SheetTable,
  column: SheetColumn,
  row: number,
  places?: number,
): string {
  const { values, filled } = record;
  if (column.expr !== undefined)
    return showValue(filled.tables[table.id]?.[row]?.[column.id], column.dp ?? places);
  if (typeOf(column) === 'bool') return showValue(filled.tables[table.id]?.[row]?.[column.id], undefined);
  const at = rowsFilled(table, values)[row];
  const given = at === undefined ? undefined : { ...values.tables[table.id]?.[at], ...table.fixed?.[at] };
  const typed = given?.[column.id] ?? '';
  return typeof typed === 'string' ? typed : typed.filter((one) => one !== '').join('  ');
}

const OF_RESULT = new Set(['U', 'k', 'verdict']);

/** The column that a name of `report.columns` stands for: its own, or what is worked out of others in the row. */
function columnFor(record: FilledRecord, table: SheetTable, name: string) {
  const { definition, values } = record;
  const own = table.columns.find(({ id }) => id === name);
  const results = resultsOf(record, table.id);
  const placesOf = (row: number) => {
    const result = results.get(row);
    return result ? stated(result)?.places : undefined;
  };
  if (own) {
    const isDecided = definition.decision?.value === `${table.id}.${own.id}`;
    return {
      label: named(own),
      unit: own.unit ?? '',
      text: (row: number) => {
        const result = results.get(row);
        const places = placesOf(row);
        return isDecided && places !== undefined && result?.value != null
          ? showDecimal(result.value, places)
          : cellText(record, table, own, row, places);
      },
    };
  }
  const decided = definition.decision && columnOf(definition, definition.decision.value, null)?.column;
  if (OF_RESULT.has(name))
    return {
      label: name === 'verdict' ? VERDICT : { zh: name, en: name },
      unit: name === 'U' ? (decided?.unit ?? '') : '',
      text: (row: number) => resultText(results.get(row), name),
    };
  const mean = /^mean\((\w+)\)$/.exec(name)?.[1];
  const of = table.columns.find(({ id }) => id === mean);
  return {
    label: of ? { zh: `${named(of).zh}平均`, en: `Mean ${named(of).en}` } : { zh: name, en: name },
    unit: of?.unit ?? '',
    text: (row: number) =>
      showValue(workRow(definition, values, name, { table: table.id, row }), placesOf(row)),
  };
}

function resultText(result: SheetResult | undefined, name: string): string {
  if (!result) return '';
  if (name === 'verdict')
    return result.verdict ? `${verdictNames[result.verdict].zh} ${verdictNames[result.verdict].en}` : '';
  const said = stated(result);
  if (name === 'k') return result.budget?.k.toFixed(2) ?? '';
  return said ? showDecimal(said.U, said.places) : '';
}

/** Those that the sheet names for its report, or all of them; photos stand below. */
export function tablesOf(record: FilledRecord): ReportTable[] {
  const { definition, filled, specimens, withUncertainty } = record;
  const wanted = definition.report.tables ?? definition.tables.map(({ id }) => id);
  return definition.tables
    .filter(({ id }) => wanted.includes(id))
    .map((table) => {
      const results = [...resultsOf(record, table.id).values()];
      const hasU = results.some(({ budget }) => budget !== null);
      const hasVerdict = results.some(({ verdict }) => verdict !== null);
      const names = definition.report.columns ?? [
        ...table.columns.filter((column) => typeOf(column) !== 'photo').map(({ id }) => id),
        ...(hasU && withUncertainty ? ['U', 'k'] : []),
        ...(hasVerdict ? ['verdict'] : []),
      ];
      const columns = names.map((name) => columnFor(record, table, name));
      const isSpecimens = table.rows === 'specimen';
      return {
        title: named(table),
        columns: [
          { label: isSpecimens ? SPECIMEN : NO, unit: '' },
          ...columns.map(({ label, unit }) => ({ label, unit })),
        ],
        rows: (filled.tables[table.id] ?? []).map((_, row) => [
          isSpecimens ? (specimens[row] ?? String(row + 1)) : String(row + 1),
          ...columns.map(({ text }) => text(row)),
        ]),
      };
    })
    .filter(({ rows }) => rows.length > 0);
}

const limitsText = ({ limits: { lo, hi } }: SheetResult): string =>
  [lo === null ? '' : `≥ ${showDecimal(lo)}`, hi === null ? '' : `≤ ${showDecimal(hi)}`]
    .filter(Boolean)
    .join(', ');

/** Every decided or stated value, for data files; with the columns that the sheet names for them. */
export function resultRows(record: FilledRecord): ReportResult[] {
  const { definition, values, filled, specimens } = record;
  const { decision } = definition;
  if (!decision) return [];
  const found = columnOf(definition, decision.value, null);
  const table = found && definition.tables.find(({ id }) => id === found.table);
  const unit = found?.column.unit ?? definition.formulas.find(({ id }) => id === decision.value)?.unit ?? '';
  const dp = found?.column.dp ?? definition.formulas.find(({ id }) => id === decision.value)?.dp;
  return filled.results
    .filter(({ value }) => value !== null)
    .map((result) => {
      const said = stated(result);
      const places = said?.places ?? dp;
      const row = result.row ?? -1;
      const name = table?.rows === 'specimen' ? specimens[row] : undefined;
      const columns = Object.entries(definition.report.dcc ?? {}).map(([key, expr]) => {
        const value: Value = table ? workRow(definition, values, expr, { table: table.id, row }) : null;
        return [
          key,
          typeof value === 'number'
            ? showDecimal(value, expr === decision.value || said ? places : undefined)
            : '',
        ] as const;
      });
      return {
        at: name ?? (result.row === null ? '' : String(row + 1)),
        value: showDecimal(result.value ?? 0, places),
        unit,
        U: said ? showDecimal(said.U, said.places) : '',
        k: result.budget?.k.toFixed(2) ?? '',
        p: result.budget ? String(result.budget.p) : '',
        limits: limitsText(result),
        verdict: result.verdict,
        columns: Object.fromEntries(columns),
      };
    });
}

/** The curve that the sheet names for its report; null without any point. */
export function chartOf({ definition, values, filled }: FilledRecord): ReportChart | null {
  const { chart } = definition.report;
  const x = chart && columnOf(definition, chart.x, null);
  if (!chart || !x) return null;
  const table = definition.tables.find(({ id }) => id === x.table);
  if (!table) return null;
  const rows = filled.tables[table.id] ?? [];
  const typed = rowsFilled(table, values);
  const lines = chart.y.flatMap((name) => {
    const found = columnOf(definition, name, null);
    if (found?.table !== table.id) return [];
    const { column } = found;
    return {
      label: named(column),
      unit: column.unit ?? '',
      values: rows.map((row) => {
        const value = row[column.id];
        return typeof value === 'number' ? value : null;
      }),
    };
  });
  if (!lines.some((line) => line.values.filter((one) => one !== null).length > 1)) return null;
  return {
    x: named(x.column),
    at: typed.map((row) => {
      const cell = values.tables[table.id]?.[row]?.[x.column.id] ?? '';
      return typeof cell === 'string' ? cell : (cell[0] ?? '');
    }),
    lines,
  };
}

/** Keys of the photos, in the order of their cells. */
export function photosOf({ definition, values }: Pick<FilledRecord, 'definition' | 'values'>): number[] {
  const ids = definition.tables.flatMap(({ id, columns }) =>
    (values.tables[id] ?? []).flatMap((row) =>
      columns
        .filter((column) => typeOf(column) === 'photo')
        .flatMap((column) => [row[column.id] ?? ''].flat())
        .flatMap((text) => text.match(/\d+/g) ?? [])
        .map(Number),
    ),
  );
  return [...new Set(ids)];
}

/** Numbers typed as parameters stay as typed; what is empty is left out. */
export const paramsOf = ({ definition, values }: Pick<FilledRecord, 'definition' | 'values'>) =>
  definition.params.flatMap((field) => {
    const value = (values.params[field.id] ?? field.default ?? '').trim();
    if (value === '' || typeOf(field) === 'photo') return [];
    return [{ label: named(field), value, unit: readDecimal(value) === null ? '' : (field.unit ?? '') }];
  });

// What a filled sheet comes to, while it is filled: verdict, what is missing, results with their uncertainty, statistics.
import { showDecimal } from '#kit/measure/decimal-text.ts';
import { roundUncertainty } from '#kit/measure/uncertainty.ts';
import { unitText } from '#kit/measure/unit-text.ts';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CellFault, FilledSheet, SheetResult } from '../fill/fill-sheet.ts';
import { columnOf } from '../fill/sheet-names.ts';
import { nameOf, type SheetDefinition } from '../sheet-definition.ts';
import { verdictNames } from '../sheet-status.ts';
import { resultWords } from './result-words.ts';

interface ResultsProps {
  definition: SheetDefinition;
  filled: FilledSheet;
  specimens: readonly string[];
  /** Leads to a cell that asks for attention. */
  onFault: (fault: CellFault) => void;
}

export function SheetResults({ definition, filled, specimens, onFault }: ResultsProps) {
  const language = useLanguage();
  const { formulas, stats } = definition;
  const say = useWords(resultWords);
  return (
    <div className="space-y-4">
      <div aria-live="polite" className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-secondary">{say.verdict}</span>
        <VerdictTag definition={definition} filled={filled} />
        <Faults filled={filled} onFault={onFault} />
      </div>
      {formulas.length > 0 ? (
        <Descriptions
          columns={1}
          items={formulas.map((one) => {
            const value = filled.formulas[one.id] ?? null;
            const text =
              typeof value === 'number' ? showDecimal(value, one.dp) : value === null ? '—' : String(value);
            return {
              label: nameOf(one, language),
              value: [text, unitText(one.unit ?? '')].filter(Boolean).join(' '),
            };
          })}
        />
      ) : null}
      <Results definition={definition} results={filled.results} specimens={specimens} />
      {stats.length > 0 ? <Stats definition={definition} filled={filled} /> : null}
    </div>
  );
}

function VerdictTag({
  definition: { decision },
  filled: { verdict },
}: Pick<ResultsProps, 'definition' | 'filled'>) {
  const say = useWords(resultWords);
  const language = useLanguage();
  if (!decision || decision.rule === 'NONE') return <Tag>{say.noVerdict}</Tag>;
  if (!verdict) return <Tag>{say.open}</Tag>;
  const { tone, ...name } = verdictNames[verdict];
  return (
    <Tag dot tone={tone}>
      {name[language]}
    </Tag>
  );
}

const KINDS = { MISSING: 'missing', WRONG: 'wrong', OUTSIDE: 'outside' } as const;

function Faults({ filled: { faults }, onFault }: Pick<ResultsProps, 'filled' | 'onFault'>) {
  const say = useWords(resultWords);
  return Object.entries(KINDS).map(([kind, word]) => {
    const [first, ...rest] = faults.filter((one) => one.kind === kind);
    if (!first) return null;
    return (
      <button
        key={kind}
        type="button"
        onClick={() => onFault(first)}
        className="inline-flex min-h-6 items-center rounded-control px-1.5 text-12 text-waiting underline hover:bg-waiting-wash"
      >
        {say[word](rest.length + 1)}
      </button>
    );
  });
}

/** To the place of its uncertainty, or as its column shows it. */
function useShown({ definition }: Pick<ResultsProps, 'definition'>) {
  const { decision, formulas } = definition;
  const named =
    decision &&
    (columnOf(definition, decision.value, null)?.column ?? formulas.find(({ id }) => id === decision.value));
  return ({ value, budget, cmc }: SheetResult) => {
    const stated = budget ? roundUncertainty(budget.U, { cmc }) : null;
    return {
      value: value === null ? '—' : showDecimal(value, stated?.places ?? named?.dp),
      U: stated ? showDecimal(stated.U, stated.places) : '—',
      k: budget ? budget.k.toFixed(2) : '—',
      unit: unitText(named?.unit ?? ''),
    };
  };
}

function Results({
  definition,
  results,
  specimens,
}: {
  definition: SheetDefinition;
  results: readonly SheetResult[];
  specimens: readonly string[];
}) {
  const say = useWords(resultWords);
  const language = useLanguage();
  const shown = useShown({ definition });
  const table = definition.tables.find(({ id }) => definition.decision?.value.startsWith(`${id}.`));
  const hasBudget = definition.budget.length > 0;
  if (results.length === 0 || (!table && !hasBudget)) return null;
  const nameOfRow = (row: number | null) =>
    row === null
      ? say.whole
      : table?.rows === 'specimen'
        ? (specimens[row] ?? say.rowNo(row + 1))
        : say.rowNo(row + 1);
  const unit = results[0] ? shown(results[0]).unit : '';
  return (
    <div>
      <h3 className="mb-2 text-13 font-semibold">{say.results}</h3>
      <Table
        label={say.results}
        dense
        head={[
          say.row,
          { num: [say.value, unit].filter(Boolean).join(' ') },
          ...(hasBudget ? [{ num: 'U' }, { num: 'k' }] : []),
          say.verdict,
        ]}
      >
        {results.map((one) => {
          const { value, U, k } = shown(one);
          const verdict = one.verdict && verdictNames[one.verdict];
          return (
            <tr key={one.row}>
              <td className="whitespace-nowrap">{nameOfRow(one.row)}</td>
              <td className="num-cell">{value}</td>
              {hasBudget ? (
                <>
                  <td className="num-cell">{U}</td>
                  <td className="num-cell">{k}</td>
                </>
              ) : null}
              <td>{verdict ? <Tag tone={verdict.tone}>{verdict[language]}</Tag> : '—'}</td>
            </tr>
          );
        })}
      </Table>
      <div className="mt-2 space-y-1">
        {results.map((one) => (
          <BudgetOf key={one.row} one={one} name={nameOfRow(one.row)} isOnly={results.length === 1} />
        ))}
      </div>
    </div>
  );
}

/** Three significant digits are enough to see which part matters. */
const brief = (value: number) => String(Number(value.toPrecision(3)));

function BudgetOf({ one: { budget }, name, isOnly }: { one: SheetResult; name: string; isOnly: boolean }) {
  const say = useWords(resultWords);
  if (!budget) return null;
  const nu = Number.isFinite(budget.nuEff) ? String(budget.nuEff) : '∞';
  return (
    <Collapsible title={isOnly ? say.budgetOfWhole : say.budget(name)}>
      <Table
        label={say.budget(name)}
        dense
        head={[say.component, say.type, { num: 'u' }, { num: 'ν' }, { num: say.part }]}
      >
        {budget.rows.map((row) => (
          <tr key={row.name}>
            <td>{row.name}</td>
            <td>{row.type}</td>
            <td className="num-cell">{brief(row.u)}</td>
            <td className="num-cell">{Number.isFinite(row.nu) ? row.nu : '∞'}</td>
            <td className="num-cell">{brief(row.part)}</td>
          </tr>
        ))}
      </Table>
      <p className="mt-1 text-12 text-secondary">
        {say.combined} {brief(budget.uc)} · {say.nu} {nu} · k {budget.k.toFixed(2)} · p{' '}
        {(budget.p * 100).toFixed(2)} %
      </p>
      {budget.isDominant ? <p className="text-12 text-waiting">{say.dominant}</p> : null}
      {budget.isCmc ? <p className="text-12 text-waiting">{say.isCmc}</p> : null}
    </Collapsible>
  );
}

/** Quantities below each other, so that several columns find room beside each other. */
function Stats({ definition, filled }: Pick<ResultsProps, 'definition' | 'filled'>) {
  const say = useWords(resultWords);
  const language = useLanguage();
  const columns = filled.stats.map(({ of, found, cp, cpk }) => {
    const column = columnOf(definition, of, null)?.column;
    const dp = column?.dp;
    const shown = (value: number | null | undefined, places: number | undefined) =>
      value === null || value === undefined
        ? '–'
        : places === undefined
          ? brief(value)
          : showDecimal(value, places);
    const finer = dp === undefined ? undefined : dp + 1;
    return {
      of,
      name: column ? nameOf(column, language) : of,
      values: {
        n: String(found?.n ?? 0),
        [say.mean]: shown(found?.mean, finer),
        [say.sd]: shown(found?.sd, undefined),
        [say.least]: shown(found?.min, dp),
        [say.most]: shown(found?.max, dp),
        [say.range]: shown(found?.range, dp),
        [say.median]: shown(found?.median, finer),
        Cp: shown(cp, 2),
        Cpk: shown(cpk, 2),
      } as Readonly<Record<string, string>>,
    };
  });
  return (
    <div>
      <h3 className="mb-2 text-13 font-semibold">{say.statistics}</h3>
      <Table label={say.statistics} dense head={['', ...columns.map(({ name }) => ({ num: name }))]}>
        {Object.keys(columns[0]?.values ?? {}).map((what) => (
          <tr key={what}>
            <td className="text-secondary">{what}</td>
            {columns.map(({ of, values }) => (
              <td key={of} className="num-cell">
                {values[what]}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </div>
  );
}

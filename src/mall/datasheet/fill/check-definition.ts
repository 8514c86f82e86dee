// What is wrong with a definition of the right shape: names, formulas, limits, budget, decision, and its examples.

import type { ValueType } from '#kit/formula/formula.ts';
import { isReserved } from '#kit/formula/formula.ts';
import { readDecimal } from '#kit/measure/decimal-text.ts';
import type { Text } from '#kit/words/text.ts';
import {
  type SheetColumn,
  type SheetDefinition,
  type SheetFault,
  type SheetField,
  type SheetTable,
  typeOf,
} from '../sheet-definition.ts';
import { columnOf, type Place, SheetTypes } from './sheet-names.ts';

/** All of it, in the order of the definition; none: it can be tried and handed in. */
export function checkDefinition(definition: SheetDefinition): SheetFault[] {
  const check = new Check(definition);
  check.names();
  for (const [at, field] of definition.params.entries()) check.field(field, `params[${at}]`);
  for (const [at, table] of definition.tables.entries()) check.table(table, `tables[${at}]`);
  for (const [at, { expr }] of definition.formulas.entries())
    check.formula(`formulas[${at}].expr`, expr, null);
  for (const [at, of] of definition.stats.entries()) check.column(`stats[${at}]`, of, 'number');
  check.budget();
  check.decision();
  check.report();
  check.examples();
  return check.faults;
}

const NUMBER: Text = { zh: '应为数字', en: 'A number belongs here' };
const BOOL: Text = { zh: '应为是或否', en: 'A condition belongs here' };

class Check {
  readonly faults: SheetFault[] = [];
  readonly #definition: SheetDefinition;
  readonly #types: SheetTypes;

  constructor(definition: SheetDefinition) {
    this.#definition = definition;
    this.#types = new SheetTypes(definition);
  }

  say(path: string, zh: string, en: string): void {
    this.faults.push({ path, says: { zh, en } });
  }

  formula(path: string, expr: string, place: Place, wanted?: ValueType): void {
    const found = this.#types.of(expr, place);
    if ('says' in found) this.faults.push({ path, says: found.says });
    else if (wanted && found.type !== wanted) {
      this.faults.push({ path, says: wanted === 'bool' ? BOOL : NUMBER });
    }
  }

  /** A column by its whole name. */
  column(path: string, name: string, wanted?: ValueType): void {
    const found = columnOf(this.#definition, name, null);
    const type = found && this.#types.named(name, null);
    if (!type) this.say(path, `没有列 ${name}`, `There is no column ${name}`);
    else if ('type' in type && wanted && type.type !== wanted) this.faults.push({ path, says: NUMBER });
  }

  names(): void {
    const { params, tables, formulas } = this.#definition;
    const seen = new Set<string>();
    const once = (id: string, path: string) => {
      if (isReserved(id))
        this.say(path, `${id} 是保留字，不能作名称`, `${id} is a word of formulas, not a name`);
      if (seen.has(id)) this.say(path, `${id} 出现了两次`, `${id} stands here twice`);
      seen.add(id);
    };
    for (const [at, { id }] of params.entries()) once(id, `params[${at}].id`);
    for (const [at, { id }] of formulas.entries()) once(id, `formulas[${at}].id`);
    for (const [at, { id }] of tables.entries()) once(id, `tables[${at}].id`);
    const whole = new Set(seen);
    tables.forEach(({ columns }, table) => {
      seen.clear();
      columns.forEach(({ id }, at) => {
        const path = `tables[${table}].columns[${at}].id`;
        once(id, path);
        if (whole.has(id)) {
          this.say(
            path,
            `${id} 已是参数、公式或表的名称`,
            `${id} is a parameter, a formula or a table already`,
          );
        }
      });
    });
  }

  field(field: SheetField, path: string): void {
    const { choices, min, max, default: given } = field;
    const type = typeOf(field);
    if ((type === 'choice') !== (choices !== undefined && choices.length > 0)) {
      this.say(
        `${path}.choices`,
        'choice 类型必须给出 choices，其他类型不能有',
        'A choice has choices, and nothing else has',
      );
    }
    if (type !== 'number' && (min !== undefined || max !== undefined || field.dp !== undefined)) {
      this.say(path, 'min、max、dp 只用于数字', 'min, max and dp are for numbers');
    }
    if (min !== undefined && max !== undefined && min > max) {
      this.say(`${path}.min`, 'min 不能大于 max', 'min is above max');
    }
    if (given === undefined) return;
    const fits =
      type === 'number' ? readDecimal(given) !== null : type === 'choice' ? choices?.includes(given) : true;
    if (!fits) this.say(`${path}.default`, '默认值不符合类型', 'The default is none of its type');
  }

  table(table: SheetTable, path: string): void {
    table.columns.forEach((column, at) => {
      this.field(column, `${path}.columns[${at}]`);
      this.#computed(table.id, column, `${path}.columns[${at}]`);
    });
    const { rows, fixed } = table;
    if ((rows === 'fixed') !== (fixed !== undefined && fixed.length > 0)) {
      this.say(
        `${path}.fixed`,
        'rows 为 fixed 时必须给出 fixed 行，其他情况不能有',
        'Given rows need rows "fixed", and the other way round',
      );
    }
    fixed?.forEach((row, at) => {
      for (const id of Object.keys(row)) {
        const column = table.columns.find((one) => one.id === id);
        if (!column || column.expr !== undefined || column.readings !== undefined) {
          this.say(
            `${path}.fixed[${at}].${id}`,
            `${id} 不是可以给定的列`,
            `${id} is no column that can be given`,
          );
        }
      }
    });
  }

  #computed(table: string, column: SheetColumn, path: string): void {
    const { expr, readings, required, type, default: given } = column;
    if (expr === undefined) return;
    if (
      readings !== undefined ||
      required ||
      given !== undefined ||
      (type !== undefined && type !== 'number')
    ) {
      this.say(
        path,
        '计算列不能有 readings、required、default 或类型',
        'A computed column is not typed: no readings, required, default or type',
      );
    }
    this.formula(`${path}.expr`, expr, table);
  }

  /** Where the decided value stands: in the rows of a table, or in the whole sheet. */
  get #place(): Place {
    const { decision } = this.#definition;
    return (decision && columnOf(this.#definition, decision.value, null)?.table) ?? null;
  }

  budget(): void {
    const { budget, correlations, decision, cmc } = this.#definition;
    const place = this.#place;
    if (budget.length > 0 && !decision) {
      this.say(
        'budget',
        '不确定度预算需要 decision.value 指明被测量',
        'A budget needs decision.value: whose uncertainty it is',
      );
    }
    budget.forEach((row, at) => {
      const path = `budget[${at}]`;
      if (budget.findIndex(({ name }) => name === row.name) !== at) {
        this.say(`${path}.name`, `${row.name} 出现了两次`, `${row.name} stands here twice`);
      }
      if ((row.of === undefined) === (row.value === undefined)) {
        this.say(path, 'of 与 value 必须且只能有一个', 'Either of or value belongs here');
      }
      if (row.of !== undefined && row.type === 'B') {
        this.say(`${path}.of`, 'of 只用于 A 类', 'of is for type A');
      }
      if (row.type === 'A' && row.value !== undefined && row.nu === undefined) {
        this.say(`${path}.nu`, 'A 类给定值时必须给出自由度 nu', 'A given type A value needs its nu');
      }
      if (row.type === 'B' && row.dist === undefined) {
        this.say(`${path}.dist`, 'B 类必须给出分布 dist', 'Type B needs its dist');
      }
      if (row.dist === 'normal' && row.divisor === undefined) {
        this.say(
          `${path}.divisor`,
          '正态分布必须给出 divisor（证书的 k）',
          'A normal distribution needs its divisor, the k of the certificate',
        );
      }
      if (row.of !== undefined) this.column(`${path}.of`, row.of, 'number');
      if (row.value !== undefined) this.formula(`${path}.value`, row.value, place, 'number');
      if (row.c !== undefined) this.formula(`${path}.c`, row.c, place, 'number');
    });
    correlations.forEach(({ of }, at) => {
      for (const name of of) {
        if (!budget.some((row) => row.name === name)) {
          this.say(`correlations[${at}].of`, `预算中没有 ${name}`, `The budget has no ${name}`);
        }
      }
    });
    if (cmc !== undefined) this.formula('cmc', cmc, place, 'number');
  }

  decision(): void {
    const { decision } = this.#definition;
    if (!decision) return;
    const { value, lo, hi, rule, and } = decision;
    const place = this.#place;
    this.formula('decision.value', value, place, 'number');
    if (lo !== undefined) this.formula('decision.lo', lo, place, 'number');
    if (hi !== undefined) this.formula('decision.hi', hi, place, 'number');
    if (and !== undefined) this.formula('decision.and', and, place, 'bool');
    if (rule !== 'NONE' && lo === undefined && hi === undefined) {
      this.say(
        'decision',
        '判定需要 lo 或 hi；不判定请用规则 NONE',
        'A decision needs lo or hi; rule NONE decides nothing',
      );
    }
  }

  report(): void {
    const { report, tables } = this.#definition;
    report.tables?.forEach((id, at) => {
      if (!tables.some((table) => table.id === id)) {
        this.say(`report.tables[${at}]`, `没有表 ${id}`, `There is no table ${id}`);
      }
    });
    const { chart, dcc = {}, columns = [] } = report;
    const first = report.tables?.[0] ?? null;
    columns.forEach((expr, at) => {
      if (expr !== 'U' && expr !== 'k') this.formula(`report.columns[${at}]`, expr, first);
    });
    if (chart) this.column('report.chart.x', chart.x);
    for (const [at, name] of (chart?.y ?? []).entries()) this.column(`report.chart.y[${at}]`, name);
    for (const [name, expr] of Object.entries(dcc))
      this.formula(`report.dcc.${name}`, expr, this.#place ?? first);
  }

  examples(): void {
    const { examples } = this.#definition;
    if (examples.length === 0) {
      this.say(
        'examples',
        '至少要有一个样例（输入与预期结果）',
        'It needs an example: what goes in, and what has to come out',
      );
    }
    examples.forEach(({ values, expect }, at) => {
      const path = `examples[${at}]`;
      for (const id of Object.keys(values.params)) {
        if (!this.#definition.params.some((field) => field.id === id)) {
          this.say(`${path}.values.params.${id}`, `没有参数 ${id}`, `There is no parameter ${id}`);
        }
      }
      for (const [id, rows] of Object.entries(values.tables)) {
        const columns = this.#definition.tables.find((table) => table.id === id)?.columns;
        if (!columns) this.say(`${path}.values.tables.${id}`, `没有表 ${id}`, `There is no table ${id}`);
        rows.forEach((row, rowNo) => {
          for (const name of Object.keys(row)) {
            const column = columns?.find((one) => one.id === name);
            if (columns && column?.expr !== undefined) {
              this.say(
                `${path}.values.tables.${id}[${rowNo}].${name}`,
                `${name} 是计算列`,
                `${name} is computed`,
              );
            } else if (columns && !column) {
              this.say(
                `${path}.values.tables.${id}[${rowNo}].${name}`,
                `没有列 ${name}`,
                `There is no column ${name}`,
              );
            }
          }
        });
      }
      if (Object.keys(expect).length === 0) {
        this.say(`${path}.expect`, '样例必须写明预期结果', 'An example says what has to come out');
      }
      for (const name of Object.keys(expect)) {
        if (['verdict', 'U', 'k'].includes(name)) continue;
        if (/^\w+\.\w+$/.test(name)) this.column(`${path}.expect.${name}`, name);
        else this.formula(`${path}.expect.${name}`, name, null);
      }
    });
  }
}

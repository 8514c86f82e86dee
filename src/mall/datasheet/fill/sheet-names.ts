// What names in a sheet's formulas stand for: parameters, formulas, and columns as a whole or in one row.
import { checkFormula } from '#kit/formula/check-formula.ts';
import type { Formula, NameType, ValueType } from '#kit/formula/formula.ts';
import { readFormula } from '#kit/formula/read-formula.ts';
import type { Text } from '#kit/words/text.ts';
import { type SheetColumn, type SheetDefinition, type SheetField, typeOf } from '../sheet-definition.ts';

/** Within a row of a table its columns are the row's own cells; null: the whole sheet. */
export type Place = string | null;

const VALUES: Readonly<Record<Exclude<NonNullable<SheetField['type']>, 'photo'>, ValueType>> = {
  ...{ number: 'number', text: 'text', choice: 'text', bool: 'bool', time: 'text' },
};

/** What is computed: a column of a table, or a formula; by the name that others call it. */
export interface Computed {
  name: string;
  place: Place;
  expr: string;
}

export const computedOf = ({ tables, formulas }: SheetDefinition): Computed[] => [
  ...tables.flatMap(({ id, columns }) =>
    columns.flatMap(({ id: column, expr }) =>
      expr === undefined ? [] : [{ name: `${id}.${column}`, place: id, expr }],
    ),
  ),
  ...formulas.map(({ id, expr }) => ({ name: id, place: null, expr })),
];

/** The column that a name means at a place, with its table; undefined where it means none. */
export function columnOf(
  { tables }: Pick<SheetDefinition, 'tables'>,
  name: string,
  place: Place,
): { table: string; column: SheetColumn } | undefined {
  const [first = '', second] = name.split('.');
  const table = second === undefined ? place : first;
  const column = tables.find(({ id }) => id === table)?.columns.find(({ id }) => id === (second ?? first));
  return table !== null && column ? { table, column } : undefined;
}

/** What a formula comes to, or what is wrong with it. */
export type Outcome = { type: ValueType } | { says: Text; isCircle?: boolean };

/** Works out what formulas come to before there are values: who leans on whom, and what goes in circles. */
export class SheetTypes {
  readonly #definition: SheetDefinition;
  readonly #computed: ReadonlyMap<string, Computed>;
  /** Null: it is being found out. */
  readonly #found = new Map<string, Outcome | null>();

  constructor(definition: SheetDefinition) {
    this.#definition = definition;
    this.#computed = new Map(computedOf(definition).map((one) => [one.name, one]));
  }

  /** @returns what a formula comes to at a place, or the first thing that is wrong with it */
  of(expr: string, place: Place): Outcome {
    const read = readFormula(expr);
    if ('fault' in read) return { says: read.fault.says };
    let circle: Text | undefined;
    const checked = checkFormula(read.formula, (name) => {
      const found = this.named(name, place);
      if (!found || 'type' in found) return found;
      circle ??= found.says;
      return undefined;
    });
    if ('type' in checked) return checked;
    return circle ? { says: circle, isCircle: true } : { says: checked.fault.says };
  }

  /** A single name, which may be several values. */
  named(name: string, place: Place): NameType | { says: Text } | undefined {
    const found = columnOf(this.#definition, name, place);
    if (found) {
      const type = this.#typeOfColumn(found.table, found.column);
      const isList = found.table !== place || found.column.readings !== undefined;
      return type && 'type' in type ? { ...type, isList } : type;
    }
    const param = this.#definition.params.find(({ id }) => id === name);
    const type = param && typeOf(param);
    if (type) return type === 'photo' ? undefined : { type: VALUES[type], isList: false };
    const formula = this.#typeOfComputed(name);
    return formula && 'type' in formula ? { ...formula, isList: false } : formula;
  }

  #typeOfColumn(table: string, column: SheetColumn): Outcome | undefined {
    if (column.expr !== undefined) return this.#typeOfComputed(`${table}.${column.id}`);
    const type = typeOf(column);
    return type === 'photo' ? undefined : { type: VALUES[type] };
  }

  #typeOfComputed(name: string): Outcome | undefined {
    const one = this.#computed.get(name);
    if (!one) return undefined;
    const known = this.#found.get(name);
    if (known === null) {
      const says = { zh: `${name} 的公式循环引用`, en: `The formula of ${name} leans on itself` };
      return { says, isCircle: true };
    }
    if (known) return known;
    this.#found.set(name, null);
    const found = this.of(one.expr, one.place);
    // What else is wrong with a formula is said where it stands; others may think a number of its name.
    const thought = 'type' in found || found.isCircle ? found : { type: 'number' as const };
    this.#found.set(name, thought);
    return thought;
  }
}

/** Of a definition that was checked. @throws Error for a formula that cannot be read */
export function formulaOf(expr: string): Formula {
  const read = readFormula(expr);
  if ('fault' in read) throw new Error(`${expr}: ${read.fault.says.en}`);
  return read.formula;
}

// A formula as it was read: its pieces, the functions it may use, and what may be wrong with one.
import type { Text } from '#kit/words/text.ts';

export const MOST_SIGNS = 500;
export const MOST_DEPTH = 20;

/** Most arguments of each function, and fewest. Nothing else can be called. */
export const FUNCTIONS = {
  ...{ if: [3, 3], abs: [1, 1], sqrt: [1, 1], ln: [1, 1], log10: [1, 1], exp: [1, 1], round: [1, 2] },
  ...{ min: [1, 20], max: [1, 20], mean: [1, 20], sd: [1, 20], count: [1, 20], cpk: [3, 3] },
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;
export type FunctionName = keyof typeof FUNCTIONS;

/** Those that take whole columns; cpk its first argument alone. */
export const OF_COLUMNS: ReadonlySet<FunctionName> = new Set(['min', 'max', 'mean', 'sd', 'count', 'cpk']);

export const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

/** Words that cannot be names. */
export const isReserved = (name: string): boolean => ['and', 'or', 'not'].includes(name) || isFunction(name);

export type BinarySign = '+' | '-' | '*' | '/' | '^' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or';

export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  /** `id` or `table.column` */
  | { kind: 'name'; name: string }
  | { kind: 'unary'; sign: '-' | 'not'; of: Formula }
  | { kind: 'binary'; sign: BinarySign; left: Formula; right: Formula }
  | { kind: 'call'; name: FunctionName; args: readonly Formula[] };

/** Null: empty, as a cell is before anything is typed. */
export type Value = number | string | boolean | null;
export type ValueType = 'number' | 'text' | 'bool';
export interface NameType {
  type: ValueType;
  /** Several values: a column, or the readings of a cell. */
  isList: boolean;
}

/** What is wrong, and at which sign (from 0; −1: the whole). */
export interface FormulaFault {
  at: number;
  says: Text;
}

/** All names that it mentions, each once. */
export function namesIn(formula: Formula): string[] {
  const found = new Set<string>();
  const look = (one: Formula): void => {
    if (one.kind === 'name') found.add(one.name);
    if (one.kind === 'unary') look(one.of);
    if (one.kind === 'call') one.args.forEach(look);
    if (one.kind === 'binary') {
      look(one.left);
      look(one.right);
    }
  };
  look(formula);
  return [...found];
}

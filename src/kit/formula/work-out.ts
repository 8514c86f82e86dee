// Works a formula out: the same in the browser and on the server, with nothing but what is handed to it.
import { roundTo, tidy } from '#kit/measure/decimal-text.ts';
import { capabilityOf, statisticsOf } from '#kit/measure/statistics.ts';
import type { BinarySign, Formula, Value } from './formula.ts';

/** What a name stands for: one value, or a column's, or a cell's readings. */
export type Names = (name: string) => Value | readonly Value[];

/**
 * A double's precision: fifteen digits at each step; sums and differences are cut at the fifteenth digit of the larger
 * operand, so that 10.00012 − 10 is 0.00012, and numbers are compared at twelve digits.
 * Empty in, empty out; whatever is no finite number (a division by zero, the root of a negative number) is empty too.
 * Functions of columns leave empty cells out, and are empty where nothing stands in them.
 * @param formula one that `checkFormula` found nothing wrong with
 */
export function workOut(formula: Formula, names: Names): Value {
  switch (formula.kind) {
    case 'number':
    case 'text':
      return formula.value;
    case 'name': {
      const found = names(formula.name);
      return isList(found) ? null : found;
    }
    case 'unary': {
      const of = workOut(formula.of, names);
      if (of === null) return null;
      return formula.sign === 'not' ? !of : -Number(of);
    }
    case 'binary':
      return combine(formula.sign, workOut(formula.left, names), workOut(formula.right, names));
    default:
      return call(formula, names);
  }
}

const isList = (value: Value | readonly Value[]): value is readonly Value[] => Array.isArray(value);
const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

function combine(sign: BinarySign, left: Value, right: Value): Value {
  if (left === null || right === null) return null;
  if (sign === 'and') return left === true && right === true;
  if (sign === 'or') return left === true || right === true;
  if (typeof left !== 'number' || typeof right !== 'number') {
    return sign === '==' ? left === right : sign === '!=' ? left !== right : null;
  }
  return NUMBERS[sign](left, right);
}

const NUMBERS: Readonly<Record<Exclude<BinarySign, 'and' | 'or'>, (a: number, b: number) => Value>> = {
  '+': (a, b) => sum(a, b),
  '-': (a, b) => sum(a, -b),
  '*': (a, b) => finite(a * b),
  '/': (a, b) => finite(a / b),
  '^': (a, b) => finite(a ** b),
  '==': (a, b) => tidy(a) === tidy(b),
  '!=': (a, b) => tidy(a) !== tidy(b),
  '<': (a, b) => tidy(a) < tidy(b),
  '<=': (a, b) => tidy(a) <= tidy(b),
  '>': (a, b) => tidy(a) > tidy(b),
  '>=': (a, b) => tidy(a) >= tidy(b),
};

function sum(a: number, b: number): number | null {
  const exact = a + b;
  const size = Number(Math.max(Math.abs(a), Math.abs(b)).toExponential().split('e')[1]);
  const places = 14 - size;
  return finite(places >= 0 && places <= 100 ? Number(exact.toFixed(places)) : exact);
}

const OF_ONE: Readonly<Record<string, (x: number) => number>> = {
  ...{ abs: Math.abs, sqrt: Math.sqrt, ln: Math.log, log10: Math.log10, exp: Math.exp },
};

function call({ name, args }: Formula & { kind: 'call' }, names: Names): Value {
  const valueAt = (at: number): Value => {
    const arg = args[at];
    return arg ? workOut(arg, names) : null;
  };
  const numberAt = (at: number): number | null => {
    const value = valueAt(at);
    return typeof value === 'number' ? value : null;
  };
  if (name === 'if') {
    const condition = valueAt(0);
    return condition === null ? null : valueAt(condition === true ? 1 : 2);
  }
  if (name === 'cpk') {
    const values = numbersOf(args.slice(0, 1), names);
    const { cpk } = capabilityOf(values ?? [], { lo: numberAt(1), hi: numberAt(2) });
    return cpk;
  }
  const ofOne = OF_ONE[name];
  if (ofOne || name === 'round') {
    const value = numberAt(0);
    const places = args.length > 1 ? numberAt(1) : 0;
    if (value === null || places === null) return null;
    return finite(ofOne ? ofOne(value) : roundTo(value, Math.trunc(places)));
  }
  return ofColumns(name, args, names);
}

function ofColumns(name: string, args: readonly Formula[], names: Names): Value {
  const values = valuesOf(args, names);
  if (!values || values.length === 0) return null;
  if (name === 'count') return values.filter((value) => value !== false).length;
  const found = statisticsOf(values.filter((value) => typeof value === 'number'));
  return found ? found[name as 'min' | 'max' | 'mean' | 'sd'] : null;
}

/** Filled cells of all of them; null where a single value is empty. */
function valuesOf(args: readonly Formula[], names: Names): Value[] | null {
  const all: Value[] = [];
  for (const arg of args) {
    const found = arg.kind === 'name' ? names(arg.name) : workOut(arg, names);
    if (found === null) return null;
    all.push(...(isList(found) ? found.filter((value) => value !== null) : [found]));
  }
  return all;
}

const numbersOf = (args: readonly Formula[], names: Names): number[] | null =>
  valuesOf(args, names)?.filter((value) => typeof value === 'number') ?? null;

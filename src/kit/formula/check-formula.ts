// Finds out before it is worked out whether a formula makes sense: known names, numbers where numbers belong.
import type { Text } from '#kit/words/text.ts';
import { type Formula, type FormulaFault, type NameType, OF_COLUMNS, type ValueType } from './formula.ts';

const TYPES: Readonly<Record<ValueType, Text>> = {
  number: { zh: '数字', en: 'a number' },
  text: { zh: '文字', en: 'text' },
  bool: { zh: '是或否', en: 'yes or no' },
};

class Wrong extends Error {
  readonly says: Text;
  constructor(says: Text) {
    super(says.en);
    this.says = says;
  }
}

/**
 * @param typeOf what a name stands for; undefined: nothing
 * @returns what it comes to, or the first thing that is wrong
 */
export function checkFormula(
  formula: Formula,
  typeOf: (name: string) => NameType | undefined,
): { type: ValueType } | { fault: FormulaFault } {
  try {
    return { type: single(formula, typeOf) };
  } catch (error) {
    if (error instanceof Wrong) return { fault: { at: -1, says: error.says } };
    throw error;
  }
}

type TypeOf = (name: string) => NameType | undefined;

/** What a name or an expression comes to, where several values may stand. */
function any(formula: Formula, typeOf: TypeOf): NameType {
  if (formula.kind !== 'name') return { type: single(formula, typeOf), isList: false };
  const found = typeOf(formula.name);
  if (!found) throw new Wrong({ zh: `没有 ${formula.name}`, en: `There is no ${formula.name}` });
  return found;
}

function single(formula: Formula, typeOf: TypeOf): ValueType {
  switch (formula.kind) {
    case 'number':
    case 'text':
      return formula.kind;
    case 'name': {
      const { type, isList } = any(formula, typeOf);
      if (!isList) return type;
      throw new Wrong({
        zh: `${formula.name} 是一组数，请用 mean、max 等函数`,
        en: `${formula.name} is several values: take mean, max or the like of it`,
      });
    }
    case 'unary':
      return need(formula.of, formula.sign === '-' ? 'number' : 'bool', typeOf);
    case 'binary':
      return binary(formula, typeOf);
    default:
      return call(formula, typeOf);
  }
}

function need(formula: Formula, type: ValueType, typeOf: TypeOf): ValueType {
  return same(single(formula, typeOf), type);
}

function same(found: ValueType, type: ValueType): ValueType {
  if (found === type) return type;
  throw new Wrong({
    zh: `此处应为${TYPES[type].zh}，而不是${TYPES[found].zh}`,
    en: `${TYPES[type].en} belongs here, not ${TYPES[found].en}`,
  });
}

function binary({ sign, left, right }: Formula & { kind: 'binary' }, typeOf: TypeOf): ValueType {
  if (sign === 'and' || sign === 'or') {
    need(left, 'bool', typeOf);
    return need(right, 'bool', typeOf);
  }
  if (sign === '==' || sign === '!=') {
    need(right, single(left, typeOf), typeOf);
    return 'bool';
  }
  need(left, 'number', typeOf);
  need(right, 'number', typeOf);
  return sign === '<' || sign === '<=' || sign === '>' || sign === '>=' ? 'bool' : 'number';
}

function call({ name, args }: Formula & { kind: 'call' }, typeOf: TypeOf): ValueType {
  if (name === 'if') {
    const [condition, then, otherwise] = args as [Formula, Formula, Formula];
    need(condition, 'bool', typeOf);
    return need(otherwise, single(then, typeOf), typeOf);
  }
  for (const [at, arg] of args.entries()) {
    const isColumn = OF_COLUMNS.has(name) && (name !== 'cpk' || at === 0);
    const { type } = isColumn ? any(arg, typeOf) : { type: single(arg, typeOf) };
    if (name !== 'count') same(type, 'number');
  }
  return 'number';
}

// Reads a formula's text: numbers, names, signs and a few functions, and nothing else (domain-lab 4.4, decision 154).
import type { Text } from '#kit/words/text.ts';
import {
  type BinarySign,
  type Formula,
  type FormulaFault,
  FUNCTIONS,
  isFunction,
  isReserved,
  MOST_DEPTH,
  MOST_SIGNS,
} from './formula.ts';

const TOKEN =
  /\s+|(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>[A-Za-z]\w*(?:\.[A-Za-z]\w*)?)|(?<text>'[^']*')|(?<sign>==|!=|<=|>=|[-+*/^<>(),])/y;

interface Token {
  kind: 'number' | 'name' | 'text' | 'sign' | 'end';
  text: string;
  at: number;
}

/** Thrown within this file alone. */
class Wrong extends Error {
  readonly fault: FormulaFault;
  constructor(at: number, says: Text) {
    super(says.en);
    this.fault = { at, says };
  }
}

/** @returns what it says, or the first thing that is wrong with it */
export function readFormula(text: string): { formula: Formula } | { fault: FormulaFault } {
  try {
    if (text.length > MOST_SIGNS) {
      throw new Wrong(-1, {
        zh: `公式不能超过 ${MOST_SIGNS} 个字符`,
        en: `A formula has at most ${MOST_SIGNS} signs`,
      });
    }
    return { formula: new Reader(tokensOf(text)).whole() };
  } catch (error) {
    if (error instanceof Wrong) return { fault: error.fault };
    throw error;
  }
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const groups = TOKEN.exec(text)?.groups;
    if (!groups) throw unexpected({ kind: 'sign', text: text[at] ?? '', at });
    for (const kind of ['number', 'name', 'text', 'sign'] as const) {
      const found = groups[kind];
      if (found !== undefined) tokens.push({ kind, text: found, at });
    }
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }];
}

const unexpected = ({ kind, text, at }: Token): Wrong =>
  kind === 'end'
    ? new Wrong(at, { zh: '公式不完整', en: 'The formula is not complete' })
    : new Wrong(at, { zh: `不应出现 ${text}`, en: `${text} does not belong here` });

const COMPARISONS = ['==', '!=', '<=', '>=', '<', '>'] as const;

class Reader {
  readonly tokens: readonly Token[];
  next = 0;
  depth = 0;
  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): Formula {
    const formula = this.either();
    if (this.token.kind !== 'end') throw unexpected(this.token);
    return formula;
  }

  get token(): Token {
    return this.tokens[this.next] as Token;
  }

  /** The next token if it is one of these. */
  take<S extends string>(...wanted: readonly S[]): S | undefined {
    const { kind, text } = this.token;
    const found = kind === 'sign' || kind === 'name' ? wanted.find((one) => one === text) : undefined;
    if (found !== undefined) this.next++;
    return found;
  }

  need(sign: string): void {
    if (!this.take(sign)) throw unexpected(this.token);
  }

  /** One level further in. */
  within<T>(read: () => T): T {
    if (++this.depth > MOST_DEPTH) {
      throw new Wrong(this.token.at, {
        zh: `公式嵌套不能超过 ${MOST_DEPTH} 层`,
        en: `A formula is at most ${MOST_DEPTH} levels deep`,
      });
    }
    const found = read();
    this.depth--;
    return found;
  }

  /** left sign right sign …, from the left */
  chain(part: () => Formula, ...signs: readonly BinarySign[]): Formula {
    let left = part();
    for (let sign = this.take(...signs); sign; sign = this.take(...signs)) {
      left = { kind: 'binary', sign, left, right: part() };
    }
    return left;
  }

  either = (): Formula => this.chain(this.both, 'or');
  both = (): Formula => this.chain(this.denied, 'and');
  denied = (): Formula =>
    this.take('not') ? { kind: 'unary', sign: 'not', of: this.within(this.denied) } : this.compared();

  compared = (): Formula => {
    const left = this.operand();
    const sign = this.take(...COMPARISONS);
    if (!sign) {
      if (left.kind === 'text') throw unexpected(this.tokens[this.next - 1] as Token);
      return left;
    }
    const right = this.operand();
    if ((left.kind === 'text' || right.kind === 'text') && sign !== '==' && sign !== '!=') {
      throw new Wrong(this.token.at, {
        zh: '文字只能用 == 或 != 比较',
        en: 'Text is compared by == and != alone',
      });
    }
    return { kind: 'binary', sign, left, right };
  };

  /** A text stands beside a comparison alone. */
  operand = (): Formula => {
    const { kind, text } = this.token;
    if (kind !== 'text') return this.sum();
    this.next++;
    return { kind: 'text', value: text.slice(1, -1) };
  };

  sum = (): Formula => this.chain(this.product, '+', '-');
  product = (): Formula => this.chain(this.signed, '*', '/');
  signed = (): Formula =>
    this.take('-') ? { kind: 'unary', sign: '-', of: this.within(this.signed) } : this.power();

  /** From the right: 2^3^2 is 2^9; a minus before it holds for all of it, one after the sign for the exponent. */
  power = (): Formula => {
    const left = this.unit();
    return this.take('^') ? { kind: 'binary', sign: '^', left, right: this.within(this.signed) } : left;
  };

  unit = (): Formula => {
    const token = this.token;
    this.next++;
    if (token.kind === 'number') return { kind: 'number', value: Number(token.text) };
    if (token.kind === 'name' && this.take('(')) return this.call(token);
    if (token.kind === 'name' && !isReserved(token.text)) return { kind: 'name', name: token.text };
    if (token.kind === 'sign' && token.text === '(') {
      const inner = this.within(this.either);
      this.need(')');
      return inner;
    }
    throw unexpected(token);
  };

  call({ text: name, at }: Token): Formula {
    if (!isFunction(name)) {
      throw new Wrong(at, { zh: `没有函数 ${name}`, en: `There is no function ${name}` });
    }
    const args = this.within(() => {
      const all = [this.either()];
      while (this.take(',')) all.push(this.either());
      return all;
    });
    this.need(')');
    const [least, most] = FUNCTIONS[name];
    if (args.length < least || args.length > most) {
      const many = least === most ? `${least}` : `${least}–${most}`;
      throw new Wrong(at, {
        zh: `${name} 应有 ${many} 个参数`,
        en: `${name} takes ${many} argument${many === '1' ? '' : 's'}`,
      });
    }
    return { kind: 'call', name, args };
  }
}

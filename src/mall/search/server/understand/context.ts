// What the pieces of a keyword say together: which kind of part is meant, and which of several voltages goes in and which comes out.
import { required } from '#kit/rules/required.ts';
import type { Piece } from '../understand.ts';
import type { Names } from '../vocabulary.ts';

export interface Context {
  pieces: readonly Piece[];
  /** The categories meant, without children; empty where none was named. */
  leaves: readonly number[];
  /** Those that the values alone speak of: no other is left out, but these stand first. */
  likely: readonly number[];
  isOfCapacitor: boolean;
  isConnector: boolean;
  isVaristor: boolean;
  /** How many kinds are named that have nothing in common, of which one is meant; 1 where there is no such doubt. */
  heads: number;
  /** Converters whose output often is set by resistors. */
  isSwitching: boolean;
}

type Kind = Piece & { leaves: readonly number[] };
type Value = Extract<Piece, { is: 'value' }>;

const isKind = (piece: Piece): piece is Kind =>
  (piece.is === 'category' || piece.is === 'trait') && piece.leaves.length > 0;

/**
 * Of several kinds of parts what they have in common is meant, else the last: "USB 连接器", "钽电解电容", "MOSFET driver".
 * @param head which of them, where they have nothing in common: what finds nothing as the last may be the first
 */
export function contextOf(all: readonly Piece[], names: Names, text: string, head = -1): Context {
  const found = all.map((piece) => asFeature(piece, all, text));
  const kinds = found.filter(isKind);
  let leaves = kinds[0]?.leaves ?? [];
  for (const { leaves: next } of kinds.slice(1)) leaves = leaves.filter((leaf) => next.includes(leaf));
  const isContradiction = kinds.length > 1 && leaves.length === 0;
  if (isContradiction) leaves = required(kinds.at(head)).leaves;
  const pieces = found.map((piece): Piece => {
    if (piece.is !== 'category' || !isContradiction || piece === kinds.at(head)) return piece;
    return { is: 'word', text: text.slice(piece.start, piece.end), start: piece.start, end: piece.end };
  });
  if (kinds.length === 0) leaves = impliedLeaves(found, names);
  const hasF = found.some((piece) => piece.is === 'value' && piece.ask.units.includes('V'));
  const isChip = found.some((piece) => piece.is === 'package' && /^\d+$/.test(piece.package.name));
  const units = kinds.length === 0 ? [] : leaves.flatMap((leaf) => unitsOf(leaf, names));
  const isConnector =
    (leaves.length > 0 && leaves.every((leaf) => CONNECTOR.test(names.categories.get(leaf)?.zh ?? ''))) ||
    found.some((piece) => piece.is === 'same' && piece.isOfConnector);
  const isMosfet =
    leaves.length > 0 && leaves.every((leaf) => MOSFET.test(names.categories.get(leaf)?.zh ?? ''));
  const isAll = (name: RegExp): boolean =>
    leaves.length > 0 && leaves.every((leaf) => name.test(names.categories.get(leaf)?.zh ?? ''));
  const isSupply =
    leaves.length > 0 && leaves.every((leaf) => SUPPLY.test(names.categories.get(leaf)?.zh ?? ''));
  return {
    pieces: isMosfet
      ? pieces.map(withLeastCurrent)
      : isSupply
        ? withRoles(pieces, names, leaves).map(withLeastCurrent)
        : withRoles(
            isConnector ? pieces.map(withPositions) : pieces.map((piece) => withBeta(piece, names, leaves)),
            names,
            leaves,
          ),
    leaves,
    likely: kinds.length === 0 ? leaves : [],
    isOfCapacitor:
      units.length > 0
        ? units.includes('F')
        : (hasF && isChip) || found.some((piece) => piece.is === 'same' && piece.isOfCapacitor),
    isSwitching: isAll(SWITCHING),
    isConnector,
    isVaristor: isAll(/压敏/),
    heads: isContradiction ? kinds.length : 1,
  };
}

/** What gives out a current, which is the most that it gives: who asks for 800mA may take 1A. */
const SUPPLY = /LDO|稳压|DC-DC|负载开关|电源开关|电机驱动/;

/** What stands behind "with" is what the part has, not what it is: an MCU with CAN. */
function asFeature(piece: Piece, all: readonly Piece[], text: string): Piece {
  const isBehind = /(?:带|支持|内置|集成|\bwith)\s*$/i.test(text.slice(0, piece.start));
  if (!isKind(piece) || !isBehind || !all.some((other) => other !== piece && isKind(other))) return piece;
  return { is: 'word', text: text.slice(piece.start, piece.end), start: piece.start, end: piece.end };
}

const MOSFET = /MOS ?管|MOSFET|场效应/i;

/** The current of a transistor or a converter is a rating: who asks for 5A takes what bears more. */
function withLeastCurrent(piece: Piece): Piece {
  const isCurrent =
    piece.is === 'value' && piece.ask.how === 'same' && piece.ask.units.includes('A') && !piece.hint;
  return isCurrent
    ? { ...piece, ask: { ...piece.ask, how: 'between', high: undefined, isNominal: true } }
    : piece;
}

const CONNECTOR = /连接器|排针|排母|端子|牛角|针座|插座|卡座|胶壳/;

/** Of a connector, 4P are four positions and 2x20 twenty in each of two rows. */
function withPositions(piece: Piece): Piece {
  const text = piece.is === 'word' ? piece.text : piece.is === 'value' ? piece.ask.text : '';
  const [, rows, each] = /^(?:([1-4])[x*×](?=\d+P?$)|(?=\d+P$))(\d{1,3})P?$/i.exec(text) ?? [];
  if (each === undefined) return piece;
  const { start, end } = piece;
  return { is: 'positions', rows: rows ? Number(rows) : undefined, each: Number(each), start, end };
}

const THERMISTOR = /热敏电阻/;

/** Of a thermistor, 3950 is the B constant in kelvin. */
function withBeta(piece: Piece, names: Names, leaves: readonly number[]): Piece {
  if (piece.is !== 'word' && piece.is !== 'code' && piece.is !== 'marking') return piece;
  const { text, start, end } = piece;
  const [, beta] = /^B?([2-5]\d{3})$/i.exec(text) ?? [];
  const isThermistor =
    leaves.length > 0 && leaves.every((leaf) => THERMISTOR.test(names.categories.get(leaf)?.zh ?? ''));
  const keys = [...names.parameters.values()].filter(({ zh }) => /^B ?值/.test(zh)).map(({ key }) => key);
  if (beta === undefined || !isThermistor || keys.length === 0) return piece;
  const ask = { how: 'same', low: Number(beta), high: undefined, units: ['K'], text } as const;
  return { is: 'value', ask, hint: { keys, asks: 'same' }, start, end };
}

export const unitsOf = (leaf: number, names: Names): string[] =>
  (names.categories.get(leaf)?.columns ?? []).flatMap((key) => names.parameters.get(key)?.unit ?? []);

const FIXED_RESISTOR =
  /^(?!.*(?:热敏|压敏|光敏|可调|采样|电位器|水泥|排阻|插件|金属膜|碳膜)).*贴片电阻|薄膜精密电阻/;
const BESIDE_RESISTANCE = /^[\d.]+(?:%|ppm|W)$/i;

/** Ohms or a bare 10k beside the size of a chip, a tolerance or a power are a resistor's. */
function impliedLeaves(found: readonly Piece[], names: Names): readonly number[] {
  const isOf = (name: RegExp) =>
    [...names.categories.values()]
      .filter(({ zh, path }) => path.length === 3 && name.test(zh))
      .map(({ categoryId }) => categoryId);
  if (found.some(isTopology)) return isOf(/^DC-DC 转换器$/);
  const values = found.filter((piece) => piece.is === 'value');
  const isOther = found.some(
    ({ is }) => is === 'word' || is === 'code' || is === 'marking' || is === 'trait',
  );
  const hasOhms = values.some(({ ask }) => ask.units.includes('Ω') && ask.how === 'same');
  const isMore = values.some(
    ({ ask }) => !ask.units.includes('Ω') && !BESIDE_RESISTANCE.test(ask.text.replace('±', '')),
  );
  const isBeside =
    found.some((piece) => piece.is === 'package' && /^\d+$/.test(piece.package.name)) ||
    values.some(({ ask }) => BESIDE_RESISTANCE.test(ask.text.replace('±', '')));
  if (!hasOhms || isMore || isOther || !isBeside) return [];
  return isOf(FIXED_RESISTOR);
}

const CONVERTER = /LDO|稳压|DC-DC/;
const SWITCHING = /^DC-DC 转换器$/;
const TOPOLOGY = /^(?:step-up|step-down|buck-boost)$/;
const isTopology = (piece: Piece): boolean => piece.is === 'trait' && TOPOLOGY.test(piece.trait);
const INPUT = /^(?:输入电压|供电电压|最大工作电压)$/;
const OUTPUT = /^输出电压$/;

/** Of two bare voltages of a converter, which is which: the lower goes into a step-up converter, the higher into any other. */
function withRoles(pieces: readonly Piece[], names: Names, leaves: readonly number[]): readonly Piece[] {
  const isVolts = (piece: Piece): piece is Value =>
    piece.is === 'value' && piece.ask.units.includes('V') && /^(?:same|contains)$/.test(piece.ask.how);
  const volts = pieces.filter(isVolts);
  const isConverter =
    leaves.length > 0 && leaves.every((leaf) => CONVERTER.test(names.categories.get(leaf)?.zh ?? ''));
  const [a, b] = volts;
  const keysOf = (name: RegExp) =>
    [...names.parameters.values()]
      .filter(({ zh, isFacet }) => isFacet && name.test(zh))
      .map(({ key }) => key);
  // The one voltage of a switching converter is what it gives out.
  const isSwitching =
    isConverter && leaves.every((leaf) => SWITCHING.test(names.categories.get(leaf)?.zh ?? ''));
  if (a && volts.length === 1 && isSwitching && !a.hint && a.ask.how === 'same') {
    const output: Piece = { ...a, hint: { keys: keysOf(OUTPUT), asks: 'same' } };
    return pieces.map((piece) => (piece === a ? output : piece));
  }
  if (volts.length !== 2 || !a || !b || !isConverter) return pieces;
  const isUp = pieces.some(
    (piece) =>
      (piece.is === 'trait' && piece.trait === 'step-up') ||
      (piece.is === 'category' && piece.also === 'step-up'),
  );
  const [low, high] = required(a.ask.low) <= required(b.ask.low) ? [a, b] : [b, a];
  const isBoth = leaves.some((leaf) => /非?隔离/.test(names.categories.get(leaf)?.zh ?? ''));
  const isNamed = a.ask.how !== b.ask.how;
  const given = isNamed ? (a.ask.how === 'contains' ? [a, b] : [b, a]) : undefined;
  const [into = a, out = b] = given ?? (isBoth ? [a, b] : isUp ? [low, high] : [high, low]);
  return pieces.map((piece): Piece => {
    if (piece === into) {
      return {
        ...into,
        // The one voltage that is written of a module is what it takes, of a chip the most that it bears.
        ask: { ...into.ask, how: 'contains', isCeiling: !isBoth },
        hint: { keys: keysOf(INPUT), asks: 'contains' },
      };
    }
    return piece === out ? { ...out, hint: { keys: keysOf(OUTPUT), asks: 'same' } } : withLeastCurrent(piece);
  });
}

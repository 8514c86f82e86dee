// Which parameters a value may be of, and which of their values are meant.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { printed } from '#mall/part/families/fact.ts';
import { countPlace } from '../find-matches.ts';
import { findTermsInRange } from '../find-terms-in-range.ts';
import { memoryOf } from '../search-memory.ts';
import type { Ask, Piece } from '../understand.ts';
import { findTermIds, findTerms, type Names, type ParameterName } from '../vocabulary.ts';

/**
 * 4R7 is 4.7µH among inductors and 4.7pF among capacitors, where nothing is measured in ohms; 128M is 128Mbit among
 * memories, where 16MB are 128Mbit and 16Mb are not; 25m is 25MHz among crystals.
 */
export function otherUnit(ask: Ask, units: readonly string[]): Ask | undefined {
  if (ask.how !== 'same' || ask.units.some((unit) => unit === 'bit' || unit === 'F')) return undefined;
  const as = (unit: string, n: number): Ask => ({
    ...ask,
    low: n,
    high: n,
    units: [unit],
    text: unit === 'bit' ? ask.text : printed(n, unit),
  });
  // 100M is 100Mbps among what has a speed.
  const speed = /^(\d+(?:\.\d+)?)([MG])$/i.exec(ask.text);
  if (speed && units.includes('bps') && !units.includes('Hz'))
    return as('bps', Number(speed[1]) * (/g/i.test(required(speed[2])) ? 1e9 : 1e6));
  const memory = /^(\d+)([KMG])$/i.exec(ask.text);
  if (memory && units.includes('bit')) {
    return as('bit', Number(memory[1]) * 1_024 ** ('KMG'.indexOf(required(memory[2]).toUpperCase()) + 1));
  }
  if (ask.units.includes('B') && units.includes('bit') && !units.includes('B')) {
    return as('bit', required(ask.low) * (/[kKMG]b$/.test(ask.text) ? 1 : 8));
  }
  if (/^\d+(?:\.\d+)?m$/.test(ask.text) && units.includes('Hz'))
    return as('Hz', Number.parseFloat(ask.text) * 1e6);
  if (ask.units.includes('H')) return undefined;
  const unit = units.find((one) => one === 'Ω' || one === 'H' || one === 'F');
  if ((unit !== 'H' && unit !== 'F') || !/^\d*R\d+$/i.test(ask.text)) return undefined;
  return as(unit, Number((required(ask.low) * (unit === 'H' ? 1e-6 : 1e-12)).toPrecision(9)));
}

const PROGRAM_MEMORY = /程序存储|程序空间|flash/i;

/** Parameters of which more is as good: who asks for 3A may take 3.5A. */
export const RATING =
  /额定|漏极电流|正向电流|集电极电流|输出电流|触点电流|保持电流|耐压|漏源|反向电压|集射|功率/;

/** What a bare value of a kind of part is of, the likeliest first: of a regulator's voltages the output is named. */
const MAIN: readonly RegExp[] = [
  /^(输出电压|稳压值|关断电压|反向截止电压|阻值|容值|电感值|感值|阻抗|线圈电压|输出电流|充电电流|复位阈值|门限电压|程序存储|容量|存储容量)$/,
  /^(额定电压|漏源电压|集射极电压|集射电压|VCEO|反向电压|断态电压|压敏电压|负载电压)$/,
  /^(额定电流|漏极电流|集电极电流|正向电流|整流电流|通态电流|保持电流|触点电流|驱动电流)$/,
  /^(电机电压|输入电压|供电电压|频率|主频|间距|分辨率|功率|精度)$/,
];
/** What nobody means by a bare value. */
const SIDE =
  /漏电流|静态|待机|失调|偏置|最大工作电压|饱和压降|正向压降|压差|输入.*电平|击穿|钳位|浪涌|峰值|纹波|截止电流|等效串联|绝缘|接触电阻/;

function likelihood(names: Names, key: string): number {
  const zh = names.parameters.get(key)?.zh ?? '';
  const at = MAIN.findIndex((name) => name.test(zh));
  return at >= 0 ? at : SIDE.test(zh) ? MAIN.length + 1 : MAIN.length;
}

/** The parameters that parts of a category have: its columns, and, once listings are counted, all others. */
async function keysOf(work: Work, names: Names, leaf: number): Promise<string[]> {
  const columns = names.categories.get(leaf)?.columns ?? [];
  if (!(await memoryOf(work).listings.latest(work))) return columns;
  const [place] = await findTermIds(work, [{ kind: 'category', value: String(leaf) }]);
  const counts = place ? await countPlace(work, [place], true) : new Map<number, number>();
  const terms = await findTerms(work, counts.keys());
  const others = new Set(terms.map(({ kind }) => kind).filter((kind) => names.parameters.has(kind)));
  return [...new Set([...columns, ...others])].sort((x, y) => likelihood(names, x) - likelihood(names, y));
}

/**
 * The parameters that a value may be of. `first`: for each category its own, the likeliest first; without a
 * category a value that must be the same stays a word, but for bytes, which are of a controller's program memory
 * ("stm32 64KB"), and any parameter of the unit may be bounded.
 */
export async function candidates(
  work: Work,
  names: Names,
  piece: Piece,
  { units, how }: Ask,
  leaves: readonly number[],
): Promise<{ first: readonly (readonly string[])[]; all: readonly string[] }> {
  const fits = (key: string): boolean => {
    const parameter = names.parameters.get(key);
    return parameter?.isFacet === true && parameter.unit !== null && units.includes(parameter.unit);
  };
  const own = (await Promise.all(leaves.map((leaf) => keysOf(work, names, leaf)))).map((keys) =>
    keys.filter(fits),
  );
  const ofCategory = [...new Set(own.flat())];
  const hint = piece.is === 'value' ? piece.hint : undefined;
  if (hint) {
    const named = hint.keys.filter(fits);
    const both = named.filter((key) => ofCategory.includes(key));
    if (both.length > 0)
      return { first: own.map((keys) => keys.filter((key) => both.includes(key))), all: both };
    if (named.length > 0) return { first: named.map((key) => [key]), all: named };
  }
  if (leaves.length > 0) return { first: own, all: ofCategory };
  if (how === 'same') {
    const program = units.includes('B')
      ? [...names.parameters.keys()].filter(
          (key) => fits(key) && PROGRAM_MEMORY.test(required(names.parameters.get(key)).zh),
        )
      : [];
    return { first: program.map((key) => [key]), all: program };
  }
  const any = [...names.parameters.keys()].filter(fits);
  const meant =
    how === 'span' || how === 'contains' ? any : any.filter((key) => isPlain(names.parameters.get(key)));
  return { first: meant.map((key) => [key]), all: any };
}

const isPlain = (name: ParameterName | undefined): boolean => name?.kind === 'number';

export async function termsFor(work: Work, names: Names, key: string, ask: Ask): Promise<number[]> {
  const { how, low, high } = ask;
  if (names.parameters.get(key)?.kind === 'range') {
    const ends = [low, high].filter((end) => end !== undefined);
    if (ask.isCeiling && low !== undefined) {
      const [held, most] = await Promise.all([
        findTermsInRange(work, key, { contains: low }),
        findTermsInRange(work, key, { low, isSingle: true }),
      ]);
      return [...new Set([...held, ...most])].sort((a, b) => a - b);
    }
    const held = await Promise.all(ends.map((contains) => findTermsInRange(work, key, { contains })));
    return held.reduce((both, some) => both.filter((termId) => some.includes(termId)));
  }
  if (ask.isCeiling && low !== undefined) return findTermsInRange(work, key, { low });
  const isOpen = how === 'between' || how === 'span';
  const within = (from: number | undefined, to: number | undefined) =>
    findTermsInRange(work, key, {
      ...(from === undefined ? {} : { low: from }),
      ...(to === undefined ? {} : { high: to }),
    });
  // A value may be one that a range holds: the output of 1.2V to 24V is 5V as well.
  const found =
    isOpen || low === undefined
      ? await within(low, high)
      : await findTermsInRange(work, key, { contains: low });
  // Of P-channel transistors some makers print the voltage with its sign: -30V is 30V.
  if (low === undefined || low <= 0) return found;
  const mirrored = await within(isOpen ? high && -high : -low, -low);
  return [...found, ...mirrored];
}

// Whether two packages have the same pads: every spelling by the names that the search knows, and the measures that both say.
import { remembered } from '#kit/rules/remembered.ts';
import { everyFamily } from '#mall/part/families/every-family.ts';
import { decodeOrderCode, familyPart } from '#mall/part/family.ts';
import { readPackage } from '#mall/search/package-names.ts';

/** A package taken apart; measures as far as its name says them. */
interface Shape {
  name: string;
  /** Body in mm, 7x7; pitch P, width in mil, diameter D, pins of a size like SMD3225-4P. */
  measures: ReadonlyMap<string, string>;
}

/** Names that a search takes for one and a board does not. */
const APART: readonly (readonly [RegExp, string])[] = [
  [/^HC-?49.*SMD/, 'HC-49S-SMD'],
  [/^TO-?220(?:-2|AC)(?!\d)/, 'TO-220-2'],
  [/^TO-?3P/, 'TO-3P'],
  [/^TO-?92S/, 'TO-92S'],
];
const NARROW = new Set(['8', '14', '16']);

function measuresOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const body = /(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)/.exec(text.replace(/D[\d.]+XL[\d.]+/, ''));
  if (body) found.set('body', [Number(body[1]), Number(body[2])].sort((a, b) => a - b).join('x'));
  for (const [name, pattern] of Object.entries({
    pitch: /P=([\d.]+)/,
    diameter: /D=?([\d.]+)/,
    long: /L([\d.]+)MM/,
    pins: /\d{4}-(\d+)P/,
  })) {
    const size = pattern.exec(text)?.[1];
    if (size !== undefined) found.set(name, String(Number(size)));
  }
  return found;
}

function nameOf(text: string): string {
  const apart = APART.find(([pattern]) => pattern.test(text));
  if (apart) return apart[1];
  const [stem = '', ...notes] = text.split(/[(),]/).map((piece) => piece.trim());
  const wide = /^(SO|SOP|SOIC)-?(\d+)-?(W|(\d{3})MIL)$/.exec(stem);
  if (wide) {
    const [, , pins = '', , mil] = wide;
    const isWide = NARROW.has(pins) && mil !== '150';
    return `SOP-${pins}${isWide ? (mil === '208' ? '-208MIL' : 'W') : ''}`;
  }
  const bare = stem.replace(/-?(?:\d+(?:\.\d+)?MM|\d{3}MIL)$/, '');
  const exposed = /^(?:SO|SOP|SOIC)-?(\d+)-?EP$/.exec(bare);
  if (exposed) return `ESOP-${exposed[1]}`;
  const without = bare.replace(/-EP$/, '');
  const spellings = [
    without,
    without.replace(/(\d|\dF)L$/, '$1'),
    without.replace(/-\d+L$/, ''),
    without.replace(/-\d+P$/, ''),
    without.replace(/-\d$/, ''),
    /CASE-?[A-Z][-_]?(\d{4})/.exec(without)?.[1] ?? '',
    ...notes,
  ];
  for (const spelling of spellings) {
    const known = spelling === '' ? undefined : readPackage(spelling);
    if (known) return known.name;
  }
  return without;
}

const shapeOf = remembered((name): Shape => {
  const text = name.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '').replaceAll('×', 'X');
  return { name: nameOf(text), measures: measuresOf(text) };
});

/** Names are one, and no measure that both say differs. */
export function isSamePackage(one: string, other: string): boolean {
  const [a, b] = [shapeOf(one), shapeOf(other)];
  if (a.name !== b.name) return false;
  return [...a.measures].every(([key, size]) => (b.measures.get(key) ?? size) === size);
}

/** The package that an order code names, for a part whose catalogue leaves it out. */
export const packageOfOrderCode = remembered((partNo): string | undefined => {
  const read = decodeOrderCode(everyFamily, partNo);
  return read ? familyPart(read.family, read.choice).package : undefined;
});

// For tests of the understanding: the demo mall's names without a database, and what was understood as one line.
import { demoBrands } from '#demo/brands.ts';
import { demoCategories } from '#demo/categories.ts';
import { demoColumns, demoParameters } from '#demo/parameters.ts';
import type { Piece } from './understand.ts';
import type { Names } from './vocabulary.ts';

/** The names of the demo mall, ids in the order of its lists. */
export function demoNames(): Names {
  const idOf = new Map(demoCategories.map(({ code }, at) => [code, at + 1]));
  const pathOf = new Map<string, number[]>();
  for (const { code, parent } of demoCategories) {
    pathOf.set(code, [...(parent ? pathOf.get(parent)! : []), idOf.get(code)!]);
  }
  return {
    categories: new Map(
      demoCategories.map(({ code, parent, zh, en, sort }) => {
        const categoryId = idOf.get(code)!;
        const columns = [...(demoColumns.get(code) ?? [])];
        const pid = parent ? idOf.get(parent)! : null;
        return [categoryId, { categoryId, pid, zh, en, sort, path: pathOf.get(code)!, columns }];
      }),
    ),
    brands: new Map(demoBrands.map(({ name, zh }, at) => [at + 1, { name, nameZh: zh }])),
    stores: new Map(),
    services: [],
    parameters: new Map(
      demoParameters.map(({ key, zh, en, unit, kind, facet }, sort) => [
        key,
        { key, zh, en, unit: unit || null, sort, kind, isFacet: facet },
      ]),
    ),
  };
}

/** `kind(LDO Regulators) 3.3V ≥0.3A package(SOT-23) domestic`: values in base units, `input:12V` for one that a name stands beside. */
export const shown = (pieces: readonly Piece[]): string => pieces.map(shownPiece).join(' ');

function shownPiece(piece: Piece): string {
  switch (piece.is) {
    case 'category':
      return `kind(${piece.label.en})`;
    case 'brand':
      return `brand(${piece.label.en})`;
    case 'flag':
      return piece.flag;
    case 'package':
      return `package(${piece.package.name})`;
    case 'same':
      return `same(${piece.words[0]})`;
    case 'value': {
      const { how, low, high, units } = piece.ask;
      const unit = units.join('|');
      const name = piece.hint ? `${piece.hint.keys[0]}:` : '';
      if (how === 'same') return `${name}${low}${unit}`;
      if (how === 'contains') return `${name}∋${low}${unit}`;
      if (how === 'span') return `${name}${low}~${high}${unit}`;
      return `${name}${low === undefined ? `≤${high}` : `≥${low}`}${unit}`;
    }
    case 'positions':
      return `positions(${piece.rows ? `${piece.rows}x` : ''}${piece.each})`;
    case 'trait':
      return `trait(${piece.trait})`;
    case 'ask':
      return piece.ask;
    default:
      return `${piece.is}(${piece.text})`;
  }
}

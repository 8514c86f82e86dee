// How connectors are looked for: so many positions, in so many rows, so far apart.
import { required } from '#kit/rules/required.ts';
import { pitchToken, positionsToken, rowsToken } from '../../traits/connector-traits.ts';
import { allOf, anyOf, hasToken, together, type WordQuery, wordsOf } from '../tokens.ts';
import type { Positions } from '../understand.ts';

/** Some makers count the positions of one row, some those of all. */
export function positionsQuery({ rows, each }: Positions): WordQuery {
  const words = required(together(wordsOf(`${rows ? `${rows}x` : ''}${each}P`)));
  if (!rows) return anyOf([words, hasToken(positionsToken(each))]);
  const counted = [rows * each, each].map((n) => allOf([rowsToken(rows), positionsToken(n)].map(hasToken)));
  return anyOf([words, ...counted]);
}

/** What a word would be among connectors: 4P so many positions, 2x5 so many in two rows, 2.54 a pitch. */
export function connectorMeasure(text: string): WordQuery | undefined {
  const grid = /^([1-4])[x*×](\d{1,3})P?$/i.exec(text);
  if (grid) return positionsQuery({ is: 'positions', rows: Number(grid[1]), each: Number(grid[2]) });
  const positions = /^(\d{1,3})P$/i.exec(text);
  if (positions) return hasToken(positionsToken(Number(positions[1])));
  if (/^\d{1,2}\.\d{1,2}$/.test(text)) return hasToken(pitchToken(Number(text)));
  const coded = /^([A-Z][A-Z0-9]{1,9})-(\d{1,2}\.\d{1,2})-(\d{1,3})(?:P|A|PIN)$/i.exec(text);
  if (!coded) return undefined;
  const [, family, pitch, each] = coded as unknown as [string, string, string, string];
  const measures = [pitchToken(Number(pitch)), positionsToken(Number(each))].map(hasToken);
  return allOf([...wordsOf(family), ...measures]);
}

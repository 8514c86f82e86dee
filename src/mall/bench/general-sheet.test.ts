// The general sheet is a sheet as any other: nothing is wrong with it, and it decides by what was ticked.
import { expect, it } from 'vitest';
import { checkDefinition } from '#mall/datasheet/fill/check-definition.ts';
import { computeSheet } from '#mall/datasheet/fill/fill-sheet.ts';
import { GENERAL_SHEET } from './general-sheet.ts';

const row = (ok: string) => ({ what: '外观', value: '无裂纹', ok });
const verdict = (...oks: string[]) =>
  computeSheet(GENERAL_SHEET, { params: {}, tables: { r: oks.map(row) } }).verdict;

it('has nothing wrong', () => expect(checkDefinition(GENERAL_SHEET)).toEqual([]));
it.each([
  [['合格 Pass', '不判定 N/A'], 'PASS'],
  [['合格 Pass', '不合格 Fail'], 'FAIL'],
] as const)('%j is %s', (oks, is) => expect(verdict(...oks)).toBe(is));
it('is open while an answer is missing', () => expect(verdict('合格 Pass', '')).toBeNull());

// How a version of a capability is shown, compared, and read from what people type.
import { expect, it } from 'vitest';
import { contentChanges, readField, readKind, readMode, readYes, shownField } from './capability-content.ts';
import { aContent } from './server/lab-catalog.builders.ts';

it('names only what differs, and nothing of a first version', () => {
  const before = aContent();
  expect(contentChanges(before, { ...before, days: 7, clause: '方法 2' })).toEqual(['clause', 'days']);
  expect(contentChanges(null, before)).toEqual([]);
});

it('shows choices by their names', () => {
  const content = aContent();
  expect(shownField(content, 'kind', 'zh')).toBe('检测');
  expect(shownField(content, 'mode', 'en')).toBe('In a machine');
  expect(shownField(content, 'isSold', 'zh')).toBe('否');
  expect(shownField(content, 'days', 'en')).toBe('5');
  expect(shownField(content, 'field', 'zh')).toBe('环境与可靠性');
});

it('reads a choice by its key and by its name in either language', () => {
  expect([readKind('test'), readKind('检测'), readKind('x')]).toEqual(['TEST', 'TEST', undefined]);
  expect([readField('env'), readField('静电与闩锁'), readField('')]).toEqual(['env', 'esd', undefined]);
  expect([readMode('run'), readMode('人工操作'), readMode('?')]).toEqual(['RUN', 'BENCH', undefined]);
  expect([readYes(''), readYes('是'), readYes('1'), readYes('也许')]).toEqual([false, true, true, undefined]);
});

// Every rule has its test beside it, where a fault put into the rule is looked for.
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ruleFiles, testBeside } from './app/testing/rule-files.ts';

it('every rule file has a test beside it', () => {
  const files = ruleFiles();
  expect(files).toContain('src/kit/money/money.ts');
  expect(files).toContain('src/mall/order/order-process.ts');
  expect(files.filter((path) => !existsSync(testBeside(path)))).toEqual([]);
});

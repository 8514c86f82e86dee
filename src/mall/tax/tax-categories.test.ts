// What lines are called on invoices, and how they are taxed.
import { expect, it } from 'vitest';
import { categoryOf, namedOnInvoice, rateFor } from './tax-categories.ts';

it('names a line after its category', () => {
  expect(namedOnInvoice('STM32F103C8T6', false)).toBe('*电子元件*STM32F103C8T6');
  expect(namedOnInvoice('高低温测试', true)).toBe('*研发和技术服务*高低温测试');
  for (const isService of [true, false]) expect(categoryOf(isService).code).toMatch(/^\d{19}$/);
});

it('taxes what a small taxpayer sells at his own rate', () => {
  expect(rateFor('GENERAL', 10, 130)).toBe(130);
  expect(rateFor('SMALL', 10, 130)).toBe(10);
  expect(rateFor('SMALL', 30, 60)).toBe(30);
});

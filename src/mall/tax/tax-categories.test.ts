// What lines are called on invoices, and how they are taxed.
import { expect, it } from 'vitest';
import { categoryOf, namedOnInvoice, rateFor } from './tax-categories.ts';

it('names a line after its category', () => {
  expect(namedOnInvoice('STM32F103C8T6', 'goods')).toBe('*电子元件*STM32F103C8T6');
  expect(namedOnInvoice('高低温测试', 'services')).toBe('*研发和技术服务*高低温测试');
  expect(namedOnInvoice('平台佣金', 'agency')).toBe('*经纪代理服务*平台佣金');
  for (const kind of ['goods', 'services', 'agency'] as const)
    expect(categoryOf(kind).code).toMatch(/^\d{19}$/);
});

it('taxes what a small taxpayer sells at his own rate', () => {
  expect(rateFor('GENERAL', 10, 130)).toBe(130);
  expect(rateFor('SMALL', 10, 130)).toBe(10);
  expect(rateFor('SMALL', 30, 60)).toBe(30);
});

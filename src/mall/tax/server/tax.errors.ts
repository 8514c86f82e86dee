// How the tax room says no.
import { errors } from '#kit/http/refusal.ts';

export const taxErrors = errors('tax', {
  noSandbox: (_: { name: 'adapter' }) => ({
    zh: '演示开票仅在演示商城可用',
    en: 'Invoices are played in demos only',
  }),
  badLimit: (_: { name: 'sheetLimit' }) => ({
    zh: '单张限额为 1,000.00 至 10,000,000.00 元',
    en: 'The limit of a sheet is ¥1,000.00 to ¥10,000,000.00',
  }),
  badRate: (_: { name: 'smallRate' }) => ({ zh: '征收率为 1% 或 3%', en: 'The rate is 1 % or 3 %' }),
});

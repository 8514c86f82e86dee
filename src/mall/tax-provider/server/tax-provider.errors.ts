// How the tax-provider room says no.
import { errors } from '#kit/http/refusal.ts';

export const taxProviderErrors = errors('taxProvider', {
  needsSecret: (_: { name: 'appSecret' }) => ({
    zh: '请填写 App Secret',
    en: 'Please enter the app secret',
  }),
  notNow: { zh: '该开票任务已结束', en: 'This is done with already' },
});

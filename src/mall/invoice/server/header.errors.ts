// How headers and invoice addresses say no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';

export const headerErrors = errors('invoiceHeader', {
  notFound: { state: State.notFound, zh: '发票抬头不存在', en: 'There is no such header' },
  notNow: { zh: '抬头已被处理，请刷新', en: 'It has been decided already; please load the page again' },
  changedMeanwhile: {
    zh: '抬头刚被更改，请刷新',
    en: 'It has just been changed; please load the page again',
  },
  wrong: ({ fault }: { fault: Text; name: string }) => fault,
  needsReason: { zh: '请填写原因', en: 'Please say why' },
  tooMany: { zh: '最多保存 30 个抬头或地址', en: 'At most 30 headers or addresses are kept' },
  addressNotFound: { state: State.notFound, zh: '收票地址不存在', en: 'There is no such address' },
  noDistrict: (_: { name: string }) => ({ zh: '请选择所在地区', en: 'Please choose the district' }),
});

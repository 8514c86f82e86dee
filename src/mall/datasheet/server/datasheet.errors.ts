// How the datasheet room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { SheetState } from '../sheet-process.ts';
import { sheetStatus } from '../sheet-status.ts';

export const datasheetErrors = errors('datasheet', {
  notFound: { state: State.notFound, zh: '没有找到该模板', en: 'There is no such data sheet' },
  notNow: ({ state }: { state: SheetState }) => ({
    zh: `模板${sheetStatus[state].zh}，不能进行此操作`,
    en: `The sheet is ${sheetStatus[state].en.toLowerCase()}: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  notRight: ({ at, zh, en, count }: { at: string; zh: string; en: string; count: number }) => ({
    zh: `${at ? `${at}：` : ''}${zh}${count > 1 ? `（共 ${count} 处问题）` : ''}`,
    en: `${at ? `${at}: ` : ''}${en}${count > 1 ? ` (${count} faults)` : ''}`,
  }),
  otherKey: ({ key }: { key: string }) => ({
    zh: `代号必须仍为 ${key}；不同的代号请新建模板`,
    en: `Its key has to stay ${key}; another key is another sheet`,
  }),
  thereAlready: ({ key }: { key: string }) => ({
    zh: `已有代号 ${key} 的模板，请在其上起草新版本`,
    en: `There is a sheet ${key} already: please begin its next version`,
  }),
  writtenAlready: {
    zh: '该模板已有一个未发布的版本',
    en: 'A version of this sheet is being written already',
  },
  differs: ({ zh, en }: { zh: string; en: string }) => ({
    zh: `样例结果不符，不能发布：${zh}`,
    en: `It cannot be published, an example comes out otherwise: ${en}`,
  }),
  ownSheet: {
    zh: '编制人不能发布自己的模板，请由质量负责人中的另一位发布',
    en: 'Nobody publishes what he has written: somebody else of quality has to',
  },
});

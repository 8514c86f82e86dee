// How the instrument room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { InstrumentState } from '../instrument-process.ts';
import { instrumentStatus } from '../instrument-status.ts';

export const instrumentErrors = errors('instrument', {
  notFound: { state: State.notFound, zh: '没有找到该仪器', en: 'There is no such instrument' },
  notNow: ({ state }: { state: InstrumentState }) => ({
    zh: `仪器${instrumentStatus[state].zh}，不能进行此操作`,
    en: `The instrument is ${instrumentStatus[state].en.toLowerCase()}: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  thereAlready: (_: { name: string }) => ({
    zh: '台账中已有同一制造商、型号和出厂编号的仪器',
    en: 'One of this maker, model and serial number is in the ledger already',
  }),
  dayAhead: (_: { name: string }) => ({
    zh: '上次日期不能晚于今天',
    en: 'The day on which it was last done cannot lie ahead',
  }),
  tooMany: ({ most }: { most: number }) => ({
    zh: `台账最多 ${most} 台仪器，请先报废不再使用的`,
    en: `A ledger has ${most} instruments at most: please scrap what is no longer used`,
  }),
  noFile: (_: { name: string }) => ({ zh: '请选择文件', en: 'Please choose a file' }),
  noColumns: {
    zh: '没有认出列名，请使用模板：至少要有名称、型号、出厂编号三列',
    en: 'The columns were not recognised; please use the template: name, model and serial number at least',
  },
});

// How the equipment room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { EquipmentState } from '../equipment-process.ts';
import { equipmentStatus } from '../equipment-status.ts';

export const equipmentErrors = errors('equipment', {
  notFound: { state: State.notFound, zh: '没有找到该设备', en: 'There is no such equipment' },
  notNow: ({ state }: { state: EquipmentState }) => ({
    zh: `设备${equipmentStatus[state].zh}，不能进行此操作`,
    en: `This is not possible: the equipment is ${equipmentStatus[state].en.toLowerCase()}`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  numberTaken: (_: { name: string }) => ({
    zh: '该设备编号已被使用',
    en: 'This number is taken',
  }),
  otherPlace: (_: { name: string }) => ({
    ...{ state: State.notFound, zh: '本实验室没有该场所或检测组', en: 'No such site or group here' },
  }),
  dayAhead: (_: { name: string }) => ({
    zh: '校准日期不能晚于今天',
    en: 'It cannot have been done after today',
  }),
  dueTooFar: (_: { name: string }) => ({
    zh: '有效期最多为校准日期后 60 个月，请核对',
    en: 'A calibration holds for 60 months at most: please look at the day again',
  }),
  dueWrong: (_: { name: string }) => ({
    zh: '到期日不能早于校准日期',
    en: 'It cannot be due before it was done',
  }),
  narrowedMissing: (_: { name: string }) => ({
    zh: '限用时请填写仍可使用的量',
    en: 'Please say what it may still be used for',
  }),
  waitsAlready: { zh: '已有一份证书待确认', en: 'A certificate waits to be confirmed already' },
  noneWaits: { zh: '没有待确认的证书', en: 'No certificate waits to be confirmed' },
  samePerson: {
    zh: '录入与确认不能是同一人',
    en: 'Who has entered it cannot confirm it',
  },
  noFile: (_: { name: string }) => ({ zh: '请选择文件', en: 'Please choose a file' }),
  noColumns: {
    zh: '没有认出列名：至少要有时间、温度、湿度三列',
    en: 'The columns were not recognised: time, temperature and humidity at least',
  },
  tooMany: ({ most }: { most: number }) => ({
    zh: `一次最多导入 ${most} 行`,
    en: `At most ${most} rows at once`,
  }),
  readAlready: { zh: '该房间此刻已有记录', en: 'This room has a reading of that moment already' },
  momentWrong: (_: { name: string }) => ({
    zh: '时间不能晚于现在，也不能早于 7 天前',
    en: 'Not later than now, and not earlier than 7 days ago',
  }),
});

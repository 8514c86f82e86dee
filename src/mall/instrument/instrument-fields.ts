// What is written of an instrument: how it is called in forms and sheets, and how long it may be.
import type { Text } from '#kit/words/text.ts';

/** In the order of a sheet (domain-lab §5). */
export const INSTRUMENT_FIELDS = {
  ownNo: { zh: '管理编号', en: 'Own number', max: 40 },
  name: { zh: '名称', en: 'Name', max: 80 },
  model: { zh: '型号', en: 'Model', max: 80 },
  serialNo: { zh: '出厂编号', en: 'Serial number', max: 60 },
  maker: { zh: '制造商', en: 'Maker', max: 80 },
  accuracy: { zh: '准确度', en: 'Accuracy', max: 60 },
  range: { zh: '量程', en: 'Range', max: 80 },
  place: { zh: '使用地点', en: 'Place', max: 60 },
  keeper: { zh: '保管人', en: 'Keeper', max: 40 },
  service: { zh: '服务类型', en: 'Service', max: 20 },
  regulation: { zh: '规程', en: 'Regulation', max: 60 },
  cycleMonths: { zh: '周期(月)', en: 'Cycle (months)', max: 12 },
  lastDate: { zh: '上次日期', en: 'Last done on', max: 20 },
} as const satisfies Record<string, Text & { max: number }>;

export type InstrumentField = keyof typeof INSTRUMENT_FIELDS;
export const FIELD_NAMES = Object.keys(INSTRUMENT_FIELDS) as InstrumentField[];

/** What must be there. */
export const NEEDED: readonly InstrumentField[] = ['name', 'model', 'serialNo'];
export const LONGEST_CYCLE = 120; // chosen: months
export const USUAL_CYCLE = 12;
export const MOST_INSTRUMENTS = 5_000; // chosen: of one owner

// The words of specimens on the pages of a commission.
import { words } from '#kit/words/words.ts';

export const specimenWords = words({
  specimens: { zh: '样品', en: 'Specimens' },
  specimenNo: { zh: '样品编号', en: 'Specimen' },
  name: { zh: '名称', en: 'Name' },
  pieces: { zh: '件数', en: 'Pieces' },
  lot: { zh: '批号 / 编号', en: 'Lot / serial' },
  state: { zh: '状态', en: 'State' },
  labels: { zh: '打印标签', en: 'Print labels' },
  custody: { zh: '流转记录', en: 'Chain of custody' },
  received: {
    zh: (name: string, place: string) => `${name} 收样，存放 ${place}`,
    en: (name: string, place: string) => `Received by ${name}, lies at ${place}`,
  },
  broken: { zh: '记录与写入时不一致', en: 'The record is not what was written' },
});

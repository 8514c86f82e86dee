// The words of what is asked for, in short.
import { words } from '#kit/words/words.ts';

export const wishWords = words({
  witnessed: { zh: '现场见证', en: 'Witnessed' },
  onSite: { zh: '上门', en: 'On site' },
  dateCodeFrom: { zh: '周期不早于', en: 'Date code from' },
  singleLot: { zh: '单一批次', en: 'Single lot' },
  needBy: { zh: '需求日', en: 'Needed by' },
});

// How the setting room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { OPENING_ITEMS, type OpeningKey } from '../opening.ts';

export const settingErrors = errors('setting', {
  otherYear: ({ day, year }: { day: string; year: number }) => ({
    zh: `${day} 不在 ${year} 年`,
    en: `${day} is not in ${year}`,
  }),
  offAndWorked: ({ day }: { day: string }) => ({
    zh: `${day} 不能既休息又上班`,
    en: `${day} cannot be both a day off and worked`,
  }),
  tooManyLists: { zh: '已保存的列表偏好过多', en: 'Too many lists have been arranged' },
  tooManyViews: ({ most }: { most: number }) => ({
    zh: `每个列表最多保存 ${most} 个视图`,
    en: `At most ${most} views of a list can be saved`,
  }),
  unknownView: { state: State.notFound, zh: '视图不存在', en: 'There is no such view' },
  notReady: ({ missing }: { missing: readonly OpeningKey[] }) => ({
    zh: `还不能开业：${missing.map((key) => OPENING_ITEMS[key].title.zh).join('；')}`,
    en: `Not ready to open: ${missing.map((key) => OPENING_ITEMS[key].title.en).join('; ')}`,
  }),
  unknownAgreement: { state: State.notFound, zh: '协议不存在', en: 'There is no such agreement' },
});

// How the setting room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const settingErrors = errors({
  otherYear: ({ day, year }: { day: string; year: number }) => ({
    zh: `${day} 不在 ${year} 年`,
    en: `${day} is not in ${year}`,
  }),
  offAndWorked: ({ day }: { day: string }) => ({
    zh: `${day} 不能既休息又上班`,
    en: `${day} cannot be both a day off and worked`,
  }),
  unknownAgreement: { state: State.notFound, zh: '协议不存在', en: 'There is no such agreement' },
});

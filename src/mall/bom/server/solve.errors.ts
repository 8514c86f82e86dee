// How the cheapest purchase says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const solveErrors = errors('solve', {
  noLines: {
    zh: '没有可计算的物料行，请先确认匹配',
    en: 'There is no line to be bought: please confirm the matches first',
  },
  busy: {
    state: State.tooMany,
    zh: '计算人数较多，请稍后再试',
    en: 'Many are asking right now, please try again in a moment',
  },
  gaveUp: {
    zh: '计算未能完成，请减少行数或放宽条件后重试',
    en: 'No answer was found in time, please try fewer lines or wider wishes',
  },
});

// How the visit room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import type { VisitState } from '../visit-process.ts';
import { visitStatus } from '../visit-status.ts';

export const visitErrors = errors('visit', {
  notFound: { state: State.notFound, zh: '没有找到该上门服务', en: 'There is no such visit' },
  notNow: ({ state }: { state: VisitState }) => ({
    zh: `上门服务${visitStatus[state].zh}，不能进行此操作`,
    en: `The visit is “${visitStatus[state].en}”: this is not possible now`,
  }),
  changedMeanwhile: {
    zh: '内容已被他人修改，请刷新后重试',
    en: 'Somebody else has changed it meanwhile, please load it anew',
  },
  past: (_: { name: string }) => ({ zh: '日期不能早于今天', en: 'The day cannot lie behind' }),
  notEngineers: (_: { name: string }) => ({
    zh: '所选人员不是本检测机构的检测员',
    en: 'Whoever comes must be an engineer of this laboratory',
  }),
  theirOwn: (_: { name: string }) => ({
    zh: '委托方企业的人员不能上门',
    en: 'Nobody comes to his own enterprise',
  }),
  nobodyFor: ({ items }: { items: string; name: string }) => ({
    zh: `所选人员中没有人能做：${items}（检测组或培训授权不符）`,
    en: `Nobody of them is of the group and trained for: ${items}`,
  }),
  elsewhere: ({ people, visits }: { people: string; visits: string; name: string }) => ({
    zh: `${people} 当天另有上门服务 ${visits}`,
    en: `${people}: at ${visits} then`,
  }),
  notAmong: { zh: '您不在这次上门的人员中', en: 'You are not among those who come' },
  notYet: ({ date }: { date: string }) => ({
    zh: `约定日期是 ${date}，还没有到`,
    en: `It is agreed for ${date}: that has not come yet`,
  }),
  noInstrument: { state: State.notFound, zh: '本单没有该仪器', en: 'No such instrument in this commission' },
  foundAlready: {
    zh: '该仪器已登记在场，只能改为未做（拒检）',
    en: 'It is there already: it can only be refused now',
  },
  needWhy: (_: { name: string }) => ({ zh: '请说明原因', en: 'Please say why' }),
  notTicked: ({ nos }: { nos: string }) => ({
    zh: `还有仪器没有登记：${nos}`,
    en: `Not accounted for yet: ${nos}`,
  }),
  notDone: ({ nos }: { nos: string }) => ({
    zh: `在场的仪器还有项目没有完成：${nos}。请先完成，或登记为未做`,
    en: `Items are still open of: ${nos}. Please finish them, or tick them as refused`,
  }),
});

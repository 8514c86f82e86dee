// How the evaluation room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const evaluationErrors = errors('evaluation', {
  lineNotFound: { state: State.notFound, zh: '该商品不在此订单中', en: 'This line is not in the order' },
  alreadyEvaluated: { zh: '该商品已评价', en: 'This has been evaluated already' },
  lineTwice: { zh: '同一商品不能评价两次', en: 'One line cannot be evaluated twice' },
  notFound: { state: State.notFound, zh: '评价不存在', en: 'There is no such evaluation' },
  timeOver: { zh: '评价时间已过，不能再追评', en: 'The time to evaluate is over' },
  alreadyAdded: {
    zh: '已追评，每条评价只能追评一次',
    en: 'You have added to this evaluation already, which can be done once',
  },
});

// The evaluation centre: what a buyer may evaluate, has evaluated, and may still add to.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { ALL, listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn, permitted } from '#mall/member/actor.ts';
import { EvaluationTask } from './evaluation.protocol.ts';

const say = words({
  summary: { zh: '评价中心', en: 'My evaluations' },
  search: { zh: '型号、店铺', en: 'Part number, store' },
  todo: { zh: '待评价', en: 'To evaluate' },
  done: { zh: '已评价', en: 'Evaluated' },
  toAdd: { zh: '可追评', en: 'Can be added to' },
  goodsName: { zh: '商品名称', en: 'Name of the goods' },
  stars: { zh: '商品评分', en: 'Stars' },
  text: { zh: '评价内容', en: 'Your words' },
  addedText: { zh: '追评', en: 'Added later' },
  evaluatedAt: { zh: '评价时间', en: 'Evaluated at' },
});

/** The latest receipt first. */
export const evaluationList = listing({
  path: 'v3/member/front/evaluation/list',
  access: permitted(loggedIn, 'order.read'),
  title: say.evaluation,
  summary: say.summary,
  row: EvaluationTask,
  key: 'orderLineId',
  look: 'cards',
  pageSize: 10,
  mostRows: 50,
  search: say.search,
  open: ({ productId }) => `/goods/detail?productId=${productId}`,
  columns: {
    partNo: col.code(say.partNo, { fixed: true, phone: 1 }),
    goodsName: col.text(say.goodsName),
    storeName: col.text(say.store),
    orderSn: col.code(say.orderSn),
    buyNum: col.pieces(say.quantity, { sort: true }),
    finishedAt: col.moment(say.receivedAt, { sort: true }),
    stars: col.number(say.stars, { of: ({ evaluation }: EvaluationTask) => evaluation?.stars }),
    text: col.text(say.text, { of: ({ evaluation }: EvaluationTask) => evaluation?.text }),
    addedText: col.text(say.addedText, { of: ({ evaluation }: EvaluationTask) => evaluation?.addedText }),
    evaluatedAt: col.moment(say.evaluatedAt, {
      of: ({ evaluation }: EvaluationTask) => evaluation?.createdAt,
    }),
  },
  tabs: { field: 'tab', values: { todo: say.todo, done: say.done, toAdd: say.toAdd, [ALL]: say.all } },
  filters: {
    finishedAt: filter.dateRange(say.receivedAt),
    orderSn: filter.text(say.orderSn, { as: 'orderSn' }),
  },
  start: { tab: 'todo', sort: '-finishedAt,orderLineId' },
  exports: { name: say.evaluation },
  none: { title: say.noTodo },
});

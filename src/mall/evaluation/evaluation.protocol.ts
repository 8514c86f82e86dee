// Evaluations of what was received. Owns evaluation; leans on order, goods, store.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, id, json, line, Moment, Pagination, paging, requestId, whole } from '#kit/http/wire.ts';
import { anyone, loggedIn, permitted } from '#mall/member/actor.ts';

export const EvaluationReply = z.object({
  evaluationId: z.number(),
  memberName: z.string(),
  stars: z.number(),
  text: z.string(),
  images: z.array(z.string()),
  addedText: z.string(),
  addedAt: Moment.nullable(),
  createdAt: Moment,
});
export type EvaluationReply = z.infer<typeof EvaluationReply>;

/** A line in the evaluation centre. */
export const EvaluationTask = z.object({
  orderSn: z.string(),
  orderLineId: z.number(),
  goodsId: z.number(),
  productId: z.number(),
  goodsName: z.string(),
  goodsImage: z.string().nullable(),
  partNo: z.string(),
  buyNum: z.number(),
  storeName: z.string(),
  finishedAt: Moment,
  isEvaluated: Bit,
  canAdd: z.boolean(),
  evaluation: EvaluationReply.nullable(),
});
export type EvaluationTask = z.infer<typeof EvaluationTask>;

const stars = () => whole(1, 5);

export const evaluationProtocol = {
  ...door('v3/goods/front/goodsEvaluation', anyone, {
    goodsList: get(
      { zh: '商品评价', en: 'Evaluations of goods' },
      z.object({ goodsId: id(), stars: stars().optional(), ...paging(10, 50) }),
      z.object({
        list: z.array(EvaluationReply),
        pagination: Pagination,
        /** How many gave 1 … 5 stars. */
        starCounts: z.array(z.number()).length(5),
        average: z.number().nullable(),
      }),
      { name: 'list' },
    ),
  }),
  ...door('v3/member/front/evaluation', permitted(loggedIn, 'order.evaluate'), {
    evaluate: post(
      { zh: '发表评价', en: 'Evaluate' },
      z.object({
        orderSn: line(30, 1),
        description: stars(),
        service: stars(),
        delivery: stars(),
        isAnonymous: flag().default(false),
        lines: json(
          z
            .array(
              z.object({
                orderLineId: id(),
                stars: stars(),
                text: line(500).default(''),
                imageFileIds: z.array(id()).max(5).default([]),
              }),
            )
            .min(1)
            .max(500),
        ),
        ...requestId,
      }),
      z.object({ evaluated: z.number() }),
      { name: 'add', creates: true },
    ),
    /** Adds a later word to one's own evaluation, once. */
    add: post(
      { zh: '追评', en: 'Add to an evaluation' },
      z.object({ orderLineId: id(), text: line(500, 1) }),
      nothing,
      { name: 'append' },
    ),
  }),
};

// What buyers and stores are told about the stages in which an agreed order is paid.

import type { Work } from '#kit/db/work.ts';
import { cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import type { Text } from '#kit/words/text.ts';
import { tellMember } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import { triggerWords } from '../../payment-plan.ts';
import type { orderStage, subOrder } from '../order.tables.ts';

type Stage = typeof orderStage.$inferSelect;
type Order = Pick<typeof subOrder.$inferSelect, 'orderSn' | 'memberId'>;

type What = 'opened' | 'soon' | 'overdue' | 'paid';

const titles: Record<What, Text> = {
  opened: { zh: '订单有一笔款项待支付', en: 'A payment of your order is due' },
  soon: { zh: '订单款项即将到期', en: 'A payment of your order is due soon' },
  overdue: { zh: '订单款项已逾期', en: 'A payment of your order is overdue' },
  paid: { zh: '支付成功', en: 'Your payment has arrived' },
};

/** "the payment before delivery (stage 2), ¥300.00": what is spoken of. */
function named(stage: Stage): Text {
  const amount = showAmount(centsToWire(cents(stage.amount - stage.waived)));
  const { zh, en } = triggerWords[stage.trigger];
  return {
    zh: `第 ${stage.seq} 期款项（${zh}）${amount}`,
    en: `stage ${stage.seq} (${en.toLowerCase()}), ${amount}`,
  };
}

function bodyOf(what: What, orderSn: string, stage: Stage): Text {
  const { zh, en } = named(stage);
  const day = showMoment(stage.dueAt?.toISOString()).slice(0, 10);
  const until: Text = day ? { zh: `，请于 ${day} 前支付`, en: `, to be paid by ${day}` } : { zh: '', en: '' };
  const ends: Record<What, Text> = {
    opened: until,
    soon: until,
    overdue: { zh: `，应于 ${day} 前支付，现已逾期`, en: `, was to be paid by ${day} and is overdue` },
    paid: { zh: '，已收到', en: ', has arrived' },
  };
  return { zh: `订单 ${orderSn}：${zh}${ends[what].zh}。`, en: `Order ${orderSn}: ${en}${ends[what].en}.` };
}

/** Tells the buyer; of what is overdue the store hears too. */
export async function tellOfStage(work: Work, order: Order, stage: Stage, what: What): Promise<void> {
  await tellMember(work, order.memberId, {
    kind: 'payment',
    title: titles[what],
    body: bodyOf(what, order.orderSn, stage),
    link: `/member/order/detail?orderSn=${order.orderSn}`,
  });
}

const storeTitles = {
  overdue: { zh: '买家款项已逾期', en: 'A payment from your buyer is overdue' },
  paid: { zh: '买家已付一期款项', en: 'Your buyer has paid a stage' },
} satisfies Partial<Record<What, Text>>;

export async function tellStoreOfStage(
  work: Work,
  order: Order & { storeId: number },
  stage: Stage,
  what: keyof typeof storeTitles,
): Promise<void> {
  for (const memberId of await listOperators(work, [order.storeId])) {
    await tellMember(work, memberId, {
      kind: 'payment',
      title: storeTitles[what],
      body: bodyOf(what, order.orderSn, stage),
      link: `/seller/order/detail?orderSn=${order.orderSn}`,
    });
  }
}

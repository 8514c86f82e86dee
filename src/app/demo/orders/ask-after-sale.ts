// What the demo's buyers ask for after a sale, and how far their stores have brought it: every step is the room's own, at an earlier clock.
import type { DemoCase } from '#demo/orders.ts';
import { required } from '#kit/rules/required.ts';
import { applyCase } from '#mall/after-sale/server/apply-case.ts';
import { agreeCase, escalateCase, refuseCase } from '#mall/after-sale/server/decide-case.ts';
import { sendReplacement } from '#mall/after-sale/server/exchange-goods.ts';
import { receiveReturn, sendBack } from '#mall/after-sale/server/return-goods.ts';
import { makeComplaint } from '#mall/complaint/server/make-complaint.ts';
import type { Seller } from '#mall/member/actor.ts';
import { sentLotsOf } from '#mall/order/server/order.ts';
import type { Placed, PlacedPart } from './place-order.ts';

/** From the application to where it has come. */
export async function askAfterSale(
  { buyer, times }: Placed,
  { orderSn, lineIds }: PlacedPart,
  seller: Seller,
  of: DemoCase,
): Promise<void> {
  const { kind, reason, text, on, end } = of;
  const lines = of.lines.map(([partNo, number]) => ({ orderLineId: required(lineIds[partNo]), number }));
  const part = reason === 'R15' ? 'U' : 'D';
  const { caseSn } = await applyCase(times.on(on, '18:15'), buyer, {
    orderSn,
    kind,
    part,
    reason,
    text,
    lines,
    toBalance: false,
    imageFileIds: [],
    ...(kind === 3 && part === 'D' ? { isReceived: true } : {}),
  });
  if (end === 'asked') return;
  let version = 1;
  const seen = () => ({ caseSn, version: version++ });
  const answered = times.on(on + 1, '09:40');
  if (end === 'refused' || end === 'called') {
    await refuseCase(answered, seller, { ...seen(), reason: of.answer ?? '', imageFileIds: [] });
    if (end === 'called')
      await escalateCase(times.on(on + 2, '10:30'), buyer, {
        caseSn,
        text: '要求写在订单备注中，请平台核实。',
        imageFileIds: [],
      });
    if (of.complaint !== undefined)
      await makeComplaint(times.on(on + 2, '10:45'), buyer, {
        orderSn: '',
        caseSn,
        kind: 'service',
        text: of.complaint,
        wish: '希望商家核对备注后重新处理',
        imageFileIds: [],
      });
    return;
  }
  await agreeCase(answered, seller, seen());
  if (end === 'agreed' || kind === 3) return;
  const way = { carrier: '顺丰速运', trackingNo: `SF15${caseSn.slice(-11)}` };
  await sendBack(times.on(on + 2, '17:30'), buyer, { ...seen(), ...way, imageFileIds: [] });
  if (end === 'sent') return;
  const looked = times.on(on + 4, '11:05');
  const lots = await sentLotsOf(looked, orderSn);
  const { orderLineId, number } = required(lines[0]);
  const { lotNo } = required(lots.find((lot) => lot.orderLineId === orderLineId));
  const { scrap = 0 } = of;
  await receiveReturn(looked, seller, {
    ...seen(),
    pieces: [
      { orderLineId, lotNo, grade: 'A', number: number - scrap },
      { orderLineId, lotNo, grade: 'SCRAP', number: scrap },
    ],
  });
  if (kind === 2)
    await sendReplacement(times.on(on + 5, '15:20'), seller, {
      ...seen(),
      carrier: way.carrier,
      trackingNo: `SF16${caseSn.slice(-11)}`,
    });
}

// Tests and calibrations that were agreed in a quotation or a contract: with their order a commission is opened, as far as the inquiry says what it is for.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { setTimer, type TimerHandler } from '#kit/jobs/timer.ts';
import { days } from '#kit/time/duration.ts';
import { laboratoryOf, matchCapability } from '#mall/ability/server/ability.ts';
import { lineTitle } from '#mall/inquiry/inquiry-lines.ts';
import { findInquiry } from '#mall/inquiry/server/inquiry.ts';
import { findActor } from '#mall/login/server/login.ts';
import { agreedOrderMoved } from '#mall/order/server/order.events.ts';
import { serviceOfOrder } from '#mall/order/server/order.ts';
import { type EntrustForm, emptyForm } from '#mall/testing/entrust-form.ts';
import { clientOf, openAgreed, remindOfForm } from '#mall/testing/server/testing.ts';
import { type WishedForm, type WishedItem, wishedForm } from '../../agreed-form.ts';

const REMINDER = { docType: 'agreedForm', event: 'remind' } as const;
/** After its opening (domain-lab 1). */
const REMINDED_AFTER = [3, 7, 14].map(days);

type Ordered = NonNullable<Awaited<ReturnType<typeof serviceOfOrder>>>;

/** Of the inquiry, the wishes that these lines answer: by their place in a quotation, by their name in a contract. */
async function wishesOf(work: Work, { trade, lines }: Ordered): Promise<WishedForm> {
  const found = trade.inqSn === '' ? undefined : await findInquiry(work, trade.inqSn);
  const isQuoted = trade.source === 'quote';
  const meant = (found?.lines ?? []).filter(({ lineNo, wish }) =>
    lines.some(
      (line) =>
        (isQuoted && line.sourceLineNo === lineNo) ||
        line.partNo === lineTitle(wish).slice(0, 80) ||
        line.goodsName.zh === lineTitle(wish),
    ),
  );
  return wishedForm(meant);
}

/** What a line itself says, where no inquiry does. */
const saidInLines = ({ lines }: Ordered): WishedItem[] =>
  lines.map(({ goodsName, partNo, packageName }) => ({
    ...{ standard: [goodsName.zh, partNo, packageName].join(' '), item: goodsName.zh },
    ...{ conditions: '', specimens: [] },
  }));

/** What no capability is found for is left to whoever completes or accepts the form. */
async function itemsOf(
  work: Work,
  of: { labId: number; isCalibration: boolean },
  wished: readonly WishedItem[],
): Promise<EntrustForm['items']> {
  const items: EntrustForm['items'] = [];
  for (const { conditions, specimens, ...said } of wished) {
    const capId = await matchCapability(work, of, said);
    if (
      capId === undefined ||
      items.some((one) => one.capId === capId && one.specimens.join() === specimens.join())
    )
      continue;
    items.push({ ...{ capId, specimens, conditions }, units: 1, stage: 1, limits: '' });
  }
  return items;
}

/** A certification has its own application; goods and other stores' services are not the laboratory's. */
async function openFor(work: Work, orderSn: string): Promise<void> {
  const found = await serviceOfOrder(work, orderSn);
  if (!found || found.order.serviceKind === 'AUTHEN') return;
  const { order, trade, lines } = found;
  const labId = await laboratoryOf(work, order.storeId);
  if (labId === undefined) return;
  const kind = order.serviceKind === 'METERING' ? 'METERING' : 'INSPECTION';
  const { specimens, items, more } = await wishesOf(work, found);
  const buyer = await findActor(work, order.memberId);
  const { invoice } = trade;
  const form: EntrustForm = {
    ...emptyForm(kind),
    ...(buyer ? await clientOf(work, buyer) : {}),
    ...more,
    specimens,
    items: await itemsOf(
      work,
      { labId, isCalibration: kind === 'METERING' },
      items.length > 0 ? items : saidInLines(found),
    ),
    ...{ poNumber: trade.poNumber, costCentre: trade.costCentre, projectId: trade.projectId },
    ...(invoice.kind === 'none'
      ? {}
      : { invoiceKind: invoice.kind, invoiceTitle: invoice.title, taxNo: invoice.taxNo }),
  };
  const { serviceSn } = await openAgreed(work, {
    ...{ orderSn, labId, memberId: order.memberId, enterpriseId: order.enterpriseId, form },
    ...{ projectId: trade.projectId, costCentre: trade.costCentre, amount: order.payable },
    title: lines.map(({ goodsName }) => goodsName.zh).join('、'),
  });
  await remindAfter(work, serviceSn, work.now);
}

/** At the first of the days that is still to come. */
async function remindAfter(work: Work, serviceSn: string, openedAt: Date): Promise<void> {
  const next = REMINDED_AFTER.map((time) => new Date(openedAt.getTime() + time)).find((at) => at > work.now);
  if (next) await setTimer(work, REMINDER.docType, serviceSn, REMINDER.event, next);
}

export const labSaleListeners: readonly Listener[] = [
  listener(agreedOrderMoved, async (work, { what, source, orderSn }) => {
    if (what === 'ORDERED' && (source === 'quote' || source === 'contract')) await openFor(work, orderSn);
  }),
];

export const labSaleTimers: readonly TimerHandler[] = [
  {
    ...REMINDER,
    fire: async (work, serviceSn) => {
      const row = await remindOfForm(work, serviceSn);
      if (row) await remindAfter(work, serviceSn, row.createdAt);
    },
  },
];

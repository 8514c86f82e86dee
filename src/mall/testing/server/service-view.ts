// Rows of commissions → replies: the only mapper. What a reader may do follows from the side he stands on.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listVersions } from '#kit/document/document-version.ts';
import { listSteps, logEntry } from '#kit/document/step-log.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire } from '#kit/money/money.ts';
import { findLaboratory } from '#mall/ability/server/ability.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { stoppedDays, stopReasons } from '../clock-stops.ts';
import { serviceStatus, serviceSteps, serviceTurns } from '../service-status.ts';
import { serviceKinds } from '../service-terms.ts';
import {
  type FormVersion,
  type ServiceButton,
  ServiceCard,
  type ServiceDetail,
  type testingProtocol,
} from '../testing.protocol.ts';
import { orderOf } from './order-of.ts';
import { isTheirOwn, ownServices, type ServiceRow, serviceLife } from './service-life.ts';
import { stopsOf } from './stop-clock.ts';
import { testingErrors } from './testing.errors.ts';
import { serviceOrder } from './testing.tables.ts';

/** Neither a specimen nor an item is said yet. */
const UNTITLED = { zh: '（尚未填写样品）', en: '(no specimens entered yet)' };

type Acts = Actions<typeof testingProtocol>;

/** With whose eyes a commission is seen. */
export type Eyes = { side: 'customer' | 'lab'; member: Member };

function buttonsOf(work: Work, row: ServiceRow, { side, member }: Eyes): ServiceButton[] {
  const may = serviceLife.allowed(row, side, work.now);
  if (side === 'lab') {
    if (isTheirOwn(row, member)) return [];
    return (['accept', 'propose', 'sendBack', 'refuse'] as const).filter((one) => may.includes(one));
  }
  const submits = mayDo(member, 'service.submit');
  const buttons: ServiceButton[] = [];
  if (submits && may.includes('keep')) buttons.push('edit');
  if (mayDo(member, 'service.confirm') && may.includes('confirm')) buttons.push('confirm');
  if (!submits) return buttons;
  if (may.includes('askAgain')) buttons.push('askAgain');
  if (row.state === 'PENDING_PAYMENT' && mayDo(member, 'order.pay')) buttons.push('pay');
  if (may.includes('send')) buttons.push('send');
  // a package is accepted whole, on its own page
  if (row.state === 'REPORT_ISSUED' && row.orderSn !== null && row.packSn === null)
    buttons.push('acceptReports');
  if ((row.stand.reports?.ISSUED ?? 0) > 0) buttons.push('object');
  const ends =
    row.orderSn !== null &&
    row.entry !== 'AGREED' &&
    serviceLife.allowed(row, 'order', work.now).includes('lapse');
  if (may.includes('cancel') || ends) buttons.push('cancel');
  return buttons;
}

export function serviceCard(work: Work, row: ServiceRow, eyes: Eyes): ServiceCard {
  const status = serviceStatus[row.state];
  const { language } = work;
  return {
    ...sameFields(ServiceCard, row),
    kindName: serviceKinds[row.kind][language],
    ...{ stateCode: status.code, stateName: status[language], tone: status.tone },
    turnName: row.turn === null ? '' : serviceTurns[row.turn][language],
    clientName: row.form.clientName,
    title: row.title || UNTITLED[language],
    amount: row.entry === 'FORM' && row.amount === 0 ? null : centsToWire(row.amount),
    ...{ orderSn: row.orderSn ?? '', packSn: row.packSn ?? '' },
    promisedAt: row.promisedAt?.toISOString() ?? null,
    createTime: row.createdAt.toISOString(),
    allowedActions: buttonsOf(work, row, eyes),
  };
}

/** Call it only where the reader may see it. */
async function serviceDetail(work: Work, row: ServiceRow, eyes: Eyes): Promise<ServiceDetail> {
  const { serviceSn } = row;
  const { docType } = serviceLife;
  const versions = await listVersions(work, docType, serviceSn);
  const laboratory = row.labId === null ? undefined : await findLaboratory(work, row.labId);
  const order = row.orderSn ? await orderOf(work, row) : undefined;
  const steps = await listSteps(work, [{ docType, docSns: [serviceSn] }]);
  const stops = await stopsOf(work, serviceSn);
  const calendar = await findWorkingCalendar(work);
  const labName = laboratory?.name[work.language] ?? '';
  // to its customer the laboratory acts, whoever of its staff it was
  const nameFor = (role: string, name: string) =>
    role === 'lab' && eyes.side === 'customer' ? labName : name;
  return {
    ...serviceCard(work, row, eyes),
    labName,
    receiver: laboratory?.receiver ?? '',
    form: row.form,
    versions: versions.toReversed().map((one) => ({
      versionNo: one.versionNo,
      by: one.actorRole === 'lab' ? ('lab' as const) : ('customer' as const),
      byName: nameFor(one.actorRole, one.actorName),
      at: one.createdAt.toISOString(),
      hash: one.contentHash,
      content: one.content as FormVersion,
    })),
    contentHash: row.contentHash,
    order: order
      ? {
          ...{ orderSn: order.orderSn, parentSn: order.parentSn, state: order.state },
          paySn: order.orderSn.replace(/^SO/, 'PY'),
          payable: centsToWire(order.payable),
        }
      : null,
    // what ended the same day has moved nothing
    stops: stops
      .map(({ reason, from, to }) => ({
        ...{
          reason: stopReasons[reason][work.language],
          from: from.toISOString(),
          to: to?.toISOString() ?? null,
        },
        days: stoppedDays([{ from, to }], work.now, calendar),
      }))
      .filter(({ to, days }) => to === null || days > 0),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    ...{ carrier: row.carrier, trackingNo: row.trackingNo, closeReason: row.closeReason },
    log: steps.toReversed().map((step) => ({
      ...logEntry(work, step, serviceSteps),
      actorName: nameFor(step.actorRole, step.actorName),
    })),
  };
}

/** @throws testingErrors.notFound */
export const showService: Acts['detail'] = async (work, member, { serviceSn }) => {
  const [row] = await work.tx
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.serviceSn, serviceSn), ownServices(member)));
  if (!row) throw testingErrors.notFound();
  return serviceDetail(work, row, { side: 'customer', member });
};

/** What was never handed in is nobody's at the desk. @throws testingErrors.notFound */
export const showAtDesk: Acts['deskDetail'] = async (work, staff, { serviceSn }) => {
  const [row] = await work.tx
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.serviceSn, serviceSn), eq(serviceOrder.labId, staff.lab.labId)));
  if (!row || row.formVersion === 0) throw testingErrors.notFound();
  return serviceDetail(work, row, { side: 'lab', member: staff });
};

// The customer's side of a form: begun and kept as it is typed, handed in, confirmed, asked to be changed, cancelled.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { buysFor, type Member, stepBy } from '#mall/member/actor.ts';
import { checkPayPassword } from '#mall/member/server/member.ts';
import { closeAgreedOrders, receiveOrder } from '#mall/order/server/order.ts';
import { faultsOf } from '../entrust-form.ts';
import { isInWork } from '../service-process.ts';
import type { testingProtocol } from '../testing.protocol.ts';
import { begun } from './begin-order.ts';
import { requireOwnInstruments } from './form-source.ts';
import { amountOf, draftTitle, priceVersion, titleOf } from './price-version.ts';
import { holdOwn, ownServices, requireSeen, type ServiceRow, serviceLife } from './service-life.ts';
import { newestVersion } from './service-versions.ts';
import { testingErrors } from './testing.errors.ts';
import { serviceOrder } from './testing.tables.ts';

type Acts = Actions<typeof testingProtocol>;

const done = ({ serviceSn, version, state }: ServiceRow) => ({ serviceSn, version, state });

/** Why an order ends whose customer says nothing of it. */
const CANCELLED = '客户取消委托';

/**
 * The same draft is the same form, whoever sends it how often.
 * @throws testingErrors.notFound, notNow, changedMeanwhile, noInstrument
 */
export const saveForm: Acts['save'] = async (work, member, { draftId, serviceSn, form, version }) => {
  await requireOwnInstruments(work, member, form);
  const set = {
    ...{ form, kind: form.kind, projectId: form.projectId, costCentre: form.costCentre },
    ...{
      itemCount: form.items.length,
      specimenCount: form.specimens.length,
      title: draftTitle(form),
      isUrgent: form.urgency !== 'NORMAL',
    },
  };
  const known = serviceSn === '' ? await findDraft(work, member, draftId) : serviceSn;
  const savedAt = work.now.toISOString();
  if (known === undefined) {
    const row = await serviceLife.begin(
      work,
      'open',
      {
        ...set,
        ...{ serviceSn: await nextDocumentNumber(work, 'TS'), draftId, memberId: member.memberId },
        ...{ enterpriseId: buysFor(member) },
      },
      stepBy('customer', member),
    );
    return { serviceSn: row.serviceSn, version: row.version, savedAt };
  }
  const row = await holdOwn(work, member, known);
  if (version > 0) requireSeen(row, version);
  const kept = await serviceLife.advance(work, row, 'keep', { ...stepBy('customer', member), set });
  return { serviceSn: kept.serviceSn, version: kept.version, savedAt };
};

async function findDraft(work: Work, { memberId }: Member, draftId: string): Promise<string | undefined> {
  const of = `draft ${draftId} of ${memberId}`;
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [of]);
  const [found] = await work.tx
    .select({ serviceSn: serviceOrder.serviceSn })
    .from(serviceOrder)
    .where(and(eq(serviceOrder.memberId, memberId), eq(serviceOrder.draftId, draftId)));
  return found?.serviceSn;
}

/** Its price is that of the moment. @throws testingErrors.notFound, notNow, changedMeanwhile, incomplete, as priceVersion */
export const submitForm: Acts['submit'] = async (work, member, { serviceSn, version }) => {
  const row = requireSeen(await holdOwn(work, member, serviceSn), version);
  serviceLife.require(work, row, 'submit', 'customer');
  const [fault] = faultsOf(row.form);
  if (fault) throw testingErrors.incomplete({ name: fault.at, text: fault.text });
  const { content, labId } = await priceVersion(work, row.form);
  const kept = await appendVersion(work, {
    ...{ docType: serviceLife.docType, docSn: serviceSn, content },
    ...stepBy('customer', member),
  });
  return done(
    await serviceLife.advance(work, row, 'submit', {
      ...stepBy('customer', member),
      set: {
        ...{ labId, turn: 'LAB', formVersion: kept.versionNo, contentHash: kept.contentHash },
        ...{ title: titleOf(content), amount: amountOf(content), promisedAt: new Date(content.promisedAt) },
      },
    }),
  );
};

/** What the laboratory proposes is right, and becomes an order. @throws also testingErrors.otherVersion; the pay password's refusals; as begun */
export const confirmForm: Acts['confirm'] = async (work, member, { serviceSn, version, hash, payPwd }) => {
  const row = requireSeen(await holdOwn(work, member, serviceSn), version);
  await checkPayPassword(work, member.memberId, payPwd);
  serviceLife.require(work, row, 'confirm', 'customer');
  if (row.contentHash !== hash) throw testingErrors.otherVersion();
  const content = await newestVersion(work, row);
  return done(
    await serviceLife.advance(work, row, 'confirm', {
      ...stepBy('customer', member),
      ...(await begun(work, row, content)),
    }),
  );
};

/** @throws testingErrors.notFound, notNow, changedMeanwhile */
export const askAgain: Acts['askAgain'] = async (work, member, { serviceSn, version, reason }) => {
  const row = requireSeen(await holdOwn(work, member, serviceSn), version);
  return done(
    await serviceLife.advance(work, row, 'askAgain', {
      ...stepBy('customer', member, reason),
      set: { turn: 'LAB' },
    }),
  );
};

/**
 * Before its order it ends by itself; afterwards with its order, and all that was paid goes back. The order is held first, as
 * payments come.
 * @throws testingErrors.notFound, notNow, changedMeanwhile, samplesCame
 */
export const cancelForm: Acts['cancel'] = async (work, member, { serviceSn, version, reason }) => {
  const [seen] = await work.tx
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.serviceSn, serviceSn), ownServices(member)));
  if (!seen) throw testingErrors.notFound();
  requireSeen(seen, version);
  const why = stepBy('customer', member, reason);
  if (seen.orderSn === null) {
    const row = requireSeen(await holdOwn(work, member, serviceSn), version);
    return done(await serviceLife.advance(work, row, 'cancel', { ...why, set: { closeReason: reason } }));
  }
  if (isInWork(seen)) throw testingErrors.samplesCame();
  if (!serviceLife.allowed(seen, 'order', work.now).includes('lapse'))
    throw testingErrors.notNow({ state: seen.state });
  await closeAgreedOrders(work, { source: 'service', sourceSn: serviceSn }, reason || CANCELLED);
  return done(await holdOwn(work, member, serviceSn));
};

/**
 * T18. The order is held first, as payments come; the commission goes with it.
 * @throws testingErrors.notFound, changedMeanwhile, notNow
 */
export const acceptReports: Acts['acceptReports'] = async (work, member, { serviceSn, version }) => {
  const [seen] = await work.tx
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.serviceSn, serviceSn), ownServices(member)));
  if (!seen) throw testingErrors.notFound();
  requireSeen(seen, version);
  const { orderSn } = seen;
  if (seen.state !== 'REPORT_ISSUED' || orderSn === null) throw testingErrors.notNow({ state: seen.state });
  await receiveOrder(work, member, { orderSn });
  return done(await holdOwn(work, member, serviceSn));
};

/** All specimens that are not received yet are on their way then. @throws testingErrors.notFound, notNow, changedMeanwhile */
export const sayFormSent: Acts['sent'] = async (
  work,
  member,
  { serviceSn, version, carrier, trackingNo },
) => {
  const row = requireSeen(await holdOwn(work, member, serviceSn), version);
  return done(
    await serviceLife.advance(work, row, 'send', {
      ...stepBy('customer', member, [carrier, trackingNo].filter(Boolean).join(' ')),
      set: { carrier, trackingNo },
    }),
  );
};

// The customer's side of a form: begun and kept as it is typed, handed in, confirmed, asked to be changed, cancelled.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { buysFor, type Member, stepBy } from '#mall/member/actor.ts';
import { checkPayPassword } from '#mall/member/server/member.ts';
import { closeAgreedOrders, limitsOf, receiveOrder } from '#mall/order/server/order.ts';
import { changedOfBought, completed } from '../bought-form.ts';
import { type EntrustForm, faultsOf } from '../entrust-form.ts';
import { isInWork } from '../service-process.ts';
import type { testingProtocol } from '../testing.protocol.ts';
import { begun } from './begin-order.ts';
import { priced } from './bought/bought-price.ts';
import { commissionsOf, holdPackOf, together } from './bought/pack.ts';
import { requireOwnSources } from './form-source.ts';
import { amountOf, draftTitle, requireFormOffered, titleOf } from './price-version.ts';
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
 * @throws testingErrors.notFound, notNow, changedMeanwhile, noInstrument, boughtStays; as requireOwnSources
 */
export const saveForm: Acts['save'] = async (work, member, { draftId, serviceSn, form, version }) => {
  await requireOwnSources(work, member, form);
  const known = serviceSn === '' ? await findDraft(work, member, draftId) : serviceSn;
  const savedAt = work.now.toISOString();
  if (known === undefined) {
    const row = await serviceLife.begin(
      work,
      'open',
      {
        ...said(form, draftTitle(form)),
        state: 'DRAFT',
        ...{ serviceSn: await nextDocumentNumber(work, 'TS'), draftId, memberId: member.memberId },
        ...{ enterpriseId: buysFor(member) },
      },
      stepBy('customer', member),
    );
    return { serviceSn: row.serviceSn, version: row.version, savedAt };
  }
  await holdPackOf(work, known);
  const row = await holdOwn(work, member, known);
  if (version > 0) requireSeen(row, version);
  serviceLife.require(work, row, 'keep', 'customer');
  // one form fills all components of a package, each with its own items
  const names = row.entry === 'PREPAID' && row.packSn === null && changedOfBought(row.form, form);
  if (names) throw testingErrors.boughtStays({ names });
  let kept = row;
  for (const one of await together(work, row)) {
    const set =
      one.entry === 'PREPAID'
        ? said(completed(one.form, form), one.title)
        : said({ ...form, kind: one.kind }, one.entry === 'FORM' ? draftTitle(form) : one.title);
    const next = await serviceLife.advance(work, one, 'keep', { ...stepBy('customer', member), set });
    if (next.serviceSn === row.serviceSn) kept = next;
  }
  return { serviceSn: kept.serviceSn, version: kept.version, savedAt };
};

/** What a row says of its form. */
const said = (form: EntrustForm, title: string) => ({
  ...{ form, kind: form.kind, projectId: form.projectId, costCentre: form.costCentre, title },
  ...{ itemCount: form.items.length, specimenCount: form.specimens.length },
  isUrgent: form.urgency !== 'NORMAL',
});

async function findDraft(work: Work, { memberId }: Member, draftId: string): Promise<string | undefined> {
  const of = `draft ${draftId} of ${memberId}`;
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [of]);
  const [found] = await work.tx
    .select({ serviceSn: serviceOrder.serviceSn })
    .from(serviceOrder)
    .where(and(eq(serviceOrder.memberId, memberId), eq(serviceOrder.draftId, draftId)));
  return found?.serviceSn;
}

/**
 * Its price is that of the moment, or of its purchase. The components of a package are handed in together.
 * @throws testingErrors.notFound, notNow, changedMeanwhile, incomplete, otherCount; abilityErrors.notOffered; as priceVersion;
 * subAccountErrors above the buyer's limits
 */
export const submitForm: Acts['submit'] = async (work, member, { serviceSn, version }) => {
  await holdPackOf(work, serviceSn);
  const row = requireSeen(await holdOwn(work, member, serviceSn), version);
  serviceLife.require(work, row, 'submit', 'customer');
  let submitted = row;
  for (const one of await together(work, row)) {
    const next = await handIn(work, member, one);
    if (next.serviceSn === serviceSn) submitted = next;
  }
  return done(submitted);
};

async function handIn(work: Work, member: Member, row: ServiceRow): Promise<ServiceRow> {
  const { serviceSn } = row;
  const [fault] = faultsOf(row.form);
  if (fault) throw testingErrors.incomplete({ name: fault.at, text: fault.text });
  if (row.entry === 'FORM') await requireFormOffered(work, row.form);
  const { content, labId } = await priced(work, row);
  // what could not be ordered when it is accepted is said to whoever can do something about it
  if (row.entry === 'FORM' && row.memberId === member.memberId)
    await (await limitsOf(work, member))(amountOf(content));
  const kept = await appendVersion(work, {
    ...{ docType: serviceLife.docType, docSn: serviceSn, content },
    ...stepBy('customer', member),
  });
  return serviceLife.advance(work, row, 'submit', {
    ...stepBy('customer', member),
    set: {
      ...{ labId, turn: 'LAB', formVersion: kept.versionNo, contentHash: kept.contentHash },
      ...{ title: titleOf(content), amount: amountOf(content), promisedAt: new Date(content.promisedAt) },
    },
  });
}

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
 * Before its order it ends by itself; afterwards with its order, a package whole, and all that was paid goes back. The order is held first, as
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
  const { orderSn, entry } = seen;
  if (entry === 'AGREED') throw testingErrors.agreedStays();
  if ((await commissionsOf(work, orderSn)).some(isInWork)) throw testingErrors.samplesCame();
  if (!serviceLife.allowed(seen, 'order', work.now).includes('lapse'))
    throw testingErrors.notNow({ state: seen.state });
  await closeAgreedOrders(work, { orderSn }, reason || CANCELLED);
  for (const one of await commissionsOf(work, orderSn))
    await work.tx
      .update(serviceOrder)
      .set({ closeReason: reason || CANCELLED })
      .where(eq(serviceOrder.serviceSn, one.serviceSn));
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

/** All specimens that are not received yet are on their way then, those of a package together. @throws testingErrors.notFound, notNow, changedMeanwhile */
export const sayFormSent: Acts['sent'] = async (
  work,
  member,
  { serviceSn, version, carrier, trackingNo },
) => {
  await holdPackOf(work, serviceSn);
  const row = requireSeen(await holdOwn(work, member, serviceSn), version);
  serviceLife.require(work, row, 'send', 'customer');
  let sent = row;
  for (const one of await together(work, row)) {
    const next = await serviceLife.advance(work, one, 'send', {
      ...stepBy('customer', member, [carrier, trackingNo].filter(Boolean).join(' ')),
      set: { carrier, trackingNo },
    });
    if (next.serviceSn === serviceSn) sent = next;
  }
  return done(sent);
};

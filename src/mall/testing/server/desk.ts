// The laboratory's side of a form: reviewed, accepted as it is, proposed otherwise, sent back, refused (domain-lab T3–T4).
import type { Work } from '#kit/db/work.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Mark } from '#mall/ability/ability-terms.ts';
import { capIdsOf, marksNow, requireOffered } from '#mall/ability/server/ability.ts';
import { stepBy } from '#mall/member/actor.ts';
import type { EntrustForm } from '../entrust-form.ts';
import type { ReportMarks } from '../service-terms.ts';
import type { FormVersion, testingProtocol } from '../testing.protocol.ts';
import { begun } from './begin-order.ts';
import { priced } from './bought/bought-price.ts';
import { holdOrderOf, refuseBought } from './bought/end-bought.ts';
import { holdPackOf, together } from './bought/pack.ts';
import { agreedIn, amountOf, priceVersion, titleOf } from './price-version.ts';
import { holdForDesk, type ServiceRow, serviceLife } from './service-life.ts';
import { newestVersion } from './service-versions.ts';
import { testingErrors } from './testing.errors.ts';

type Acts = Actions<typeof testingProtocol>;

const done = ({ serviceSn, version, state }: ServiceRow) => ({ serviceSn, version, state });

const MARKS_OF: Record<ReportMarks, readonly Mark[]> = {
  NONE: [],
  CNAS: ['CNAS'],
  CMA: ['CMA'],
  BOTH: ['CNAS', 'CMA'],
  AUTH: ['AUTH'],
};

/**
 * Why a version cannot become an order as it stands: capabilities, prices and marks are those of today (T3, L12); what was bought
 * or agreed keeps its price.
 * @throws testingErrors.onRequest, priceChanged, noMark; abilityErrors where an item is no capability any more
 */
async function requireAcceptable(
  work: Work,
  { entry }: Pick<ServiceRow, 'entry'>,
  version: FormVersion,
): Promise<void> {
  const { content: now } = await priceVersion(work, version.form, agreedIn(version), version.note);
  await requireToday(work, version);
  if (entry !== 'FORM') return;
  const names = (items: FormVersion['items']) => items.map(({ item }) => item[work.language]).join('、');
  const unpriced = version.items.filter(({ amount }) => amount === null);
  if (unpriced.length > 0) throw testingErrors.onRequest({ items: names(unpriced) });
  if (now.amount !== version.amount) throw testingErrors.priceChanged();
}

/** What is offered, and its marks, are those of today. @throws abilityErrors.notOffered; testingErrors.noMark */
async function requireToday(work: Work, version: FormVersion): Promise<void> {
  await requireOffered(
    work,
    version.items.map(({ capId }) => capId),
  );
  await requireMarks(work, version);
}

/** What is ordered carries the mark that is asked for, today. @throws testingErrors.noMark */
export async function requireMarks(work: Work, version: Pick<FormVersion, 'items' | 'form'>): Promise<void> {
  const names = (items: FormVersion['items']) => items.map(({ item }) => item[work.language]).join('、');
  const carried = await marksNow(
    work,
    version.items.map(({ capId }) => capId),
  );
  for (const mark of MARKS_OF[version.form.marks]) {
    const without = version.items.filter(({ capId }) => !carried.get(capId)?.includes(mark));
    if (without.length > 0) throw testingErrors.noMark({ items: names(without), mark });
  }
}

/** Why a customer cannot order concerns him, not the laboratory. */
const keptToHimself = (reason: unknown): never => {
  throw reason instanceof Refusal ? testingErrors.buyerCannot() : reason;
};

/**
 * As it was handed in: the customer's submission is his confirmation. The components of a package are accepted together.
 * @throws also testingErrors.otherVersion; as begun
 */
export const acceptForm: Acts['accept'] = async (work, staff, { hash, ...which }) => {
  await holdPackOf(work, which.serviceSn);
  const row = await holdForDesk(work, staff, which);
  serviceLife.require(work, row, 'accept', 'lab');
  if (row.contentHash !== hash) throw testingErrors.otherVersion();
  let accepted = row;
  for (const one of await together(work, row)) {
    const version = await newestVersion(work, one);
    await requireAcceptable(work, one, version);
    const next = await serviceLife.advance(work, one, 'accept', {
      ...stepBy('lab', staff),
      ...(await begun(work, one, version).catch(keptToHimself)),
    });
    if (next.serviceSn === row.serviceSn) accepted = next;
  }
  return done(accepted);
};

/** Another version, for the customer to confirm. @throws testingErrors.unknownCapability, noAmount, nothingProposed, noMark; as priceVersion */
export const proposeForm: Acts['propose'] = async (
  work,
  staff,
  { items, marks, urgency, travel, note, ...which },
) => {
  const row = await holdForDesk(work, staff, which);
  serviceLife.require(work, row, 'propose', 'lab');
  const standing = await newestVersion(work, row);
  const capIds = await capIdsOf(
    work,
    items.map(({ capNo }) => capNo),
  );
  const agreed = new Map<number, Cents>();
  const form: EntrustForm = {
    ...standing.form,
    ...{ marks, urgency },
    site: standing.form.site ? { ...standing.form.site, ...travel } : null,
    items: items.map(({ place, capNo, amount }, at) => {
      const item = standing.form.items[place - 1];
      const capId = capIds.get(capNo);
      if (!item || capId === undefined) throw testingErrors.unknownCapability({ capNo });
      if (amount === 0) throw testingErrors.noAmount({ capNo });
      if (amount !== undefined) agreed.set(at, amount);
      return { ...item, capId };
    }),
  };
  const { content, labId } = await priced(work, { ...row, form }, agreed, note);
  if (labId !== row.labId) throw testingErrors.unknownCapability({ capNo: required(items[0]).capNo });
  if (content.amount === standing.amount && JSON.stringify(content.form) === JSON.stringify(standing.form))
    throw testingErrors.nothingProposed();
  await requireAcceptable(work, row, content);
  const kept = await appendVersion(work, {
    ...{ docType: serviceLife.docType, docSn: row.serviceSn, content },
    ...stepBy('lab', staff),
  });
  return done(
    await serviceLife.advance(work, row, 'propose', {
      ...stepBy('lab', staff, note),
      set: {
        ...{ turn: 'CUSTOMER', formVersion: kept.versionNo, contentHash: kept.contentHash, form },
        ...{ title: titleOf(content), amount: amountOf(content), promisedAt: new Date(content.promisedAt) },
        ...{ itemCount: form.items.length, isUrgent: urgency !== 'NORMAL' },
      },
    }),
  );
};

/** @throws testingErrors.notFound, ownForm, notNow, changedMeanwhile */
export const sendFormBack: Acts['sendBack'] = async (work, staff, { reason, ...which }) => {
  await holdPackOf(work, which.serviceSn);
  const row = await holdForDesk(work, staff, which);
  serviceLife.require(work, row, 'sendBack', 'lab');
  let back = row;
  for (const one of await together(work, row)) {
    const next = await serviceLife.advance(work, one, 'sendBack', stepBy('lab', staff, reason));
    if (next.serviceSn === row.serviceSn) back = next;
  }
  return done(back);
};

/** What was paid for it goes back. @throws testingErrors.notFound, ownForm, notNow, changedMeanwhile */
export const refuseForm: Acts['refuse'] = async (work, staff, { reason, ...which }) => {
  await holdOrderOf(work, which.serviceSn);
  await holdPackOf(work, which.serviceSn);
  const row = await holdForDesk(work, staff, which);
  if (row.entry !== 'FORM') return done(await refuseBought(work, row, stepBy('lab', staff, reason), reason));
  const set = { closeReason: reason };
  return done(await serviceLife.advance(work, row, 'refuse', { ...stepBy('lab', staff, reason), set }));
};

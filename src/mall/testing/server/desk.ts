// The laboratory's side of a form: reviewed, accepted as it is, proposed otherwise, sent back, refused (domain-lab T3–T4).
import type { Work } from '#kit/db/work.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Mark } from '#mall/ability/ability-terms.ts';
import { capIdsOf, marksNow } from '#mall/ability/server/ability.ts';
import { stepBy } from '#mall/member/actor.ts';
import type { EntrustForm } from '../entrust-form.ts';
import type { ReportMarks } from '../service-terms.ts';
import type { FormVersion, testingProtocol } from '../testing.protocol.ts';
import { begun } from './begin-order.ts';
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
 * Why a version cannot become an order as it stands: capabilities, prices and marks are those of today (T3, L12).
 * @throws testingErrors.onRequest, priceChanged, noMark; abilityErrors where an item is no capability any more
 */
export async function requireAcceptable(work: Work, version: FormVersion): Promise<void> {
  const { content: now } = await priceVersion(work, version.form, agreedIn(version), version.note);
  const names = (items: FormVersion['items']) => items.map(({ item }) => item[work.language]).join('、');
  const unpriced = version.items.filter(({ amount }) => amount === null);
  if (unpriced.length > 0) throw testingErrors.onRequest({ items: names(unpriced) });
  if (now.amount !== version.amount) throw testingErrors.priceChanged();
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

/** As it was handed in: the customer's submission is his confirmation. @throws also testingErrors.otherVersion; as begun */
export const acceptForm: Acts['accept'] = async (work, staff, { hash, ...which }) => {
  const row = await holdForDesk(work, staff, which);
  serviceLife.require(work, row, 'accept', 'lab');
  if (row.contentHash !== hash) throw testingErrors.otherVersion();
  const version = await newestVersion(work, row);
  await requireAcceptable(work, version);
  return done(
    await serviceLife.advance(work, row, 'accept', {
      ...stepBy('lab', staff),
      ...(await begun(work, row, version).catch(keptToHimself)),
    }),
  );
};

/** Another version, for the customer to confirm. @throws testingErrors.unknownCapability, nothingProposed, noMark; as priceVersion */
export const proposeForm: Acts['propose'] = async (
  work,
  staff,
  { items, marks, urgency, note, ...which },
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
    marks,
    urgency,
    items: items.map(({ place, capNo, amount }, at) => {
      const item = standing.form.items[place - 1];
      const capId = capIds.get(capNo);
      if (!item || capId === undefined) throw testingErrors.unknownCapability({ capNo });
      if (amount !== undefined) agreed.set(at, amount);
      return { ...item, capId };
    }),
  };
  const { content, labId } = await priceVersion(work, form, agreed, note);
  if (labId !== row.labId) throw testingErrors.unknownCapability({ capNo: required(items[0]).capNo });
  if (content.amount === standing.amount && JSON.stringify(content.form) === JSON.stringify(standing.form))
    throw testingErrors.nothingProposed();
  await requireAcceptable(work, content);
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
  const row = await holdForDesk(work, staff, which);
  return done(await serviceLife.advance(work, row, 'sendBack', stepBy('lab', staff, reason)));
};

/** @throws testingErrors.notFound, ownForm, notNow, changedMeanwhile */
export const refuseForm: Acts['refuse'] = async (work, staff, { reason, ...which }) => {
  const row = await holdForDesk(work, staff, which);
  const set = { closeReason: reason };
  return done(await serviceLife.advance(work, row, 'refuse', { ...stepBy('lab', staff, reason), set }));
};

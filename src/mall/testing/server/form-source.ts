// What a new form begins with: who asks, a former form, the lots of an order, instruments of the ledger.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { findUsualPlace } from '#mall/address/server/address.ts';
import { findOwnInstruments } from '#mall/instrument/server/instrument.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import { buyersSide, linesToTest } from '#mall/order/server/order.ts';
import { requireReadableProject } from '#mall/project/server/project.ts';
import { type EntrustForm, emptyForm, type FormSpecimen, newSpecimen } from '../entrust-form.ts';
import type { testingProtocol } from '../testing.protocol.ts';
import { ownServices } from './service-life.ts';
import { testingErrors } from './testing.errors.ts';
import { serviceOrder } from './testing.tables.ts';

type Acts = Actions<typeof testingProtocol>;

/** @throws testingErrors.notFound, noInstrument; orderErrors.notFound */
export const formSource: Acts['source'] = async (
  work,
  member,
  { kind, serviceSn, orderSn, instrumentIds },
) => {
  const form: EntrustForm = { ...emptyForm(kind), ...(await clientOf(work, member)) };
  if (serviceSn !== '') return anew(await formerForm(work, member, serviceSn));
  if (orderSn !== '') return { ...form, specimens: await lotsOf(work, member, orderSn) };
  if (instrumentIds.length > 0) return { ...form, specimens: await fromLedger(work, member, instrumentIds) };
  return form;
};

/** What belongs to one commission alone is not copied: samples that came with it, and what its client agreed to. */
const anew = (former: EntrustForm): EntrustForm => ({
  ...former,
  ...{ isDeclared: false, publishEvidence: false },
  specimens: former.specimens.map((one) => ({ ...one, sampleSn: '' })),
});

async function formerForm(work: Work, member: Member, serviceSn: string): Promise<EntrustForm> {
  const [row] = await work.tx
    .select({ form: serviceOrder.form })
    .from(serviceOrder)
    .where(and(eq(serviceOrder.serviceSn, serviceSn), ownServices(member)));
  if (!row) throw testingErrors.notFound();
  return row.form;
}

/** As his account and his usual address know him. */
export async function clientOf(work: Work, member: Member): Promise<Partial<EntrustForm>> {
  const place = await findUsualPlace(work, member);
  const known = await findMember(work, member.memberId);
  return {
    clientName: place?.companyName || member.shownName,
    clientAddress: place ? `${place.regionName} ${place.detailAddress}`.trim() : '',
    contact: place?.receiverName ?? '',
    mobile: place?.mobile ?? known?.mobile ?? '',
    email: known?.email ?? '',
  };
}

async function lotsOf(work: Work, member: Member, orderSn: string): Promise<FormSpecimen[]> {
  const lines = await linesToTest(work, buyersSide(member), orderSn);
  return lines.map((line) => ({ ...newSpecimen(), ...line, qty: 1 }));
}

async function fromLedger(work: Work, member: Member, ids: readonly number[]): Promise<FormSpecimen[]> {
  const found = await findOwnInstruments(work, member, ids);
  if (found.length < new Set(ids).size) throw testingErrors.noInstrument();
  return found.map(({ instrumentId, name, model, maker, serialNo, ownNo, range, accuracy }) => ({
    ...newSpecimen(),
    ...{ instrumentId, name, model, maker, serialNo, unit: '台' },
    note: [ownNo, range, accuracy].filter(Boolean).join(' · '),
  }));
}

/** Instruments of a ledger are his own, so are samples, and its project is one that he reads. @throws testingErrors.noInstrument, noSample; as requireReadableProject */
export async function requireOwnSources(
  work: Work,
  member: Member,
  { specimens, projectId }: Pick<EntrustForm, 'specimens' | 'projectId'>,
): Promise<void> {
  if (projectId !== null) await requireReadableProject(work, member, projectId);
  const ids = [...new Set(specimens.flatMap(({ instrumentId }) => instrumentId ?? []))];
  if (ids.length > 0 && (await findOwnInstruments(work, member, ids)).length < ids.length)
    throw testingErrors.noInstrument();
  const sampleSns = [...new Set(specimens.flatMap(({ sampleSn }) => sampleSn || []))];
  if (sampleSns.length === 0) return;
  const own = await work.query(
    `SELECT FROM sample_request WHERE sample_sn = ANY($1::text[]) AND (member_id = $2 OR enterprise_id = $3)`,
    [sampleSns, member.memberId, buysFor(member)],
    'testing-own-samples',
  );
  if (own.length < sampleSns.length) throw testingErrors.noSample();
}

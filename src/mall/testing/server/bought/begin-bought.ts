// What both purchases have in common: the form as it is bought, and the commission with its order (T1 PREPAID).
import type { Work } from '#kit/db/work.ts';
import { appendVersion } from '#kit/document/document-version.ts';
import { buysFor, type Member, stepBy } from '#mall/member/actor.ts';
import { type EntrustForm, emptyForm, newSpecimen } from '../../entrust-form.ts';
import type { FormVersion } from '../../testing.protocol.ts';
import type { orderService } from '../begin-order.ts';
import { clientOf } from '../form-source.ts';
import { amountOf, titleOf } from '../price-version.ts';
import { type ServiceRow, serviceLife } from '../service-life.ts';

/** Instruments are served one by one, each with a row of its own; specimens of one kind stand in one. */
export async function formToBuy(
  work: Work,
  member: Member,
  {
    specimens,
    ...bought
  }: Partial<Omit<EntrustForm, 'specimens'>> & { kind: EntrustForm['kind']; specimens: number },
): Promise<EntrustForm> {
  const { kind } = bought;
  return {
    ...emptyForm(kind),
    ...(await clientOf(work, member)),
    ...bought,
    specimens:
      kind === 'METERING'
        ? Array.from({ length: specimens }, () => ({ ...newSpecimen(), unit: '台' }))
        : [{ ...newSpecimen(), qty: specimens }],
  };
}

/** The purchase as a version: what the order is held against, and what its price stays. */
export const keepBought = (work: Work, member: Member, docSn: string, content: unknown) =>
  appendVersion(work, { docType: serviceLife.docType, docSn, content, ...stepBy('customer', member) });

/** The commission of what was ordered. Its version is kept already. */
export function beginBought(
  work: Work,
  member: Member,
  of: {
    serviceSn: string;
    labId: number;
    version: FormVersion;
    pack?: { packSn: string; packSeq: number };
    placed: Awaited<ReturnType<typeof orderService>>;
  },
): Promise<ServiceRow> {
  const { serviceSn, labId, version, placed, pack } = of;
  const { form } = version;
  const { isAsked, needsPayment, orderSn } = placed;
  return serviceLife.begin(
    work,
    'open',
    {
      ...{ serviceSn, draftId: serviceSn, memberId: member.memberId, enterpriseId: buysFor(member) },
      ...{ entry: 'PREPAID', labId, orderSn, form, kind: form.kind, ...pack },
      state: isAsked ? 'PENDING_REVIEW' : needsPayment ? 'PENDING_PAYMENT' : 'DRAFT',
      turn: isAsked ? 'APPROVAL' : null,
      ...{ title: titleOf(version), amount: amountOf(version), promisedAt: new Date(version.promisedAt) },
      ...{ itemCount: form.items.length, specimenCount: form.specimens.length },
      ...{ isUrgent: form.urgency !== 'NORMAL', projectId: form.projectId, costCentre: form.costCentre },
    },
    stepBy('customer', member),
  );
}

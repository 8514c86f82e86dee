// What the laboratory does with specimens that are there: taken for a test, given back, moved, kept, sent back, destroyed by two people (domain-lab 2.2).
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { after, days } from '#kit/time/duration.ts';
import { needsWaiver } from '../allowed-acts.ts';
import type { specimenProtocol } from '../specimen.protocol.ts';
import { earlyReturn } from '../specimen-terms.ts';
import { actOn } from './act-on-specimen.ts';
import { specimenErrors } from './specimen.errors.ts';
import type { SpecimenRow } from './specimen-life.ts';
import { specimenRules } from './specimen-rules.ts';

type Acts = Actions<typeof specimenProtocol>;

/** From its place, or from the colleague who has it. Each @throws as `actOn` */
export const takeSpecimen: Acts['take'] = (work, staff, input) =>
  actOn(work, staff, input, 'take', ({ row }) => ({
    action: row.state === 'IN_TEST' ? 'handOver' : 'take',
    set: { holderId: staff.memberId, holderName: staff.shownName },
    custody: {
      act: 'TAKE',
      place: input.place,
      fromWhom: row.holderName || row.place,
      toWhom: staff.shownName,
    },
  }));

export const giveSpecimenBack: Acts['giveBack'] = (work, staff, input) =>
  actOn(work, staff, input, 'giveBack', ({ row }) => ({
    custody: {
      ...{ act: 'GIVE_BACK', place: input.place, condition: input.condition },
      fromWhom: row.holderName,
    },
  }));

export const moveSpecimen: Acts['move'] = (work, staff, input) =>
  actOn(work, staff, input, 'move', ({ row }) => ({
    custody: { act: 'MOVE', place: input.place, fromWhom: row.place, toWhom: row.holderName },
  }));

/** Until so many days after its newest report, or after today where there is none yet. */
export async function keptUntil(work: Work, { issuedAt }: Pick<SpecimenRow, 'issuedAt'>): Promise<Date> {
  const { keepDays } = await specimenRules.find(work);
  return after(issuedAt ?? work.now, days(keepDays));
}

export const keepSpecimen: Acts['keep'] = (work, staff, input) =>
  actOn(work, staff, input, 'keep', async ({ row }) => ({
    set: { keepUntil: await keptUntil(work, row) },
    custody: { act: 'KEEP', place: input.place, fromWhom: row.place },
  }));

/** @throws also specimenErrors.needsWaiver while objections are possible */
export const returnSpecimen: Acts['returnIt'] = (work, staff, input) =>
  actOn(work, staff, input, 'returnIt', ({ row, service }) => {
    const { carrier, trackingNo, isWaived } = input;
    const isEarly = needsWaiver({ state: row.state, service });
    if (isEarly && !isWaived) throw specimenErrors.needsWaiver({ name: 'isWaived' });
    return {
      set: { returnCarrier: carrier, returnNo: trackingNo, proposedBy: null },
      custody: {
        ...{ act: 'RETURN', place: '', fromWhom: row.place, toWhom: `${carrier} ${trackingNo}`.trim() },
        condition: isEarly ? earlyReturn[work.language] : '',
      },
    };
  });

/** The first of two. @throws also specimenErrors.noPhoto */
export const proposeDestroying: Acts['proposeDestroy'] = async (work, staff, input) => {
  if (input.photoIds.length === 0) throw specimenErrors.noPhoto({ name: 'photoIds' });
  return proposeDisposal(work, staff, input);
};

/** The same, whatever was photographed. */
export const proposeDisposal: Acts['proposeDestroy'] = (work, staff, input) =>
  actOn(work, staff, input, 'proposeDestroy', () => ({
    set: { proposedBy: staff.memberId },
    reason: input.words,
    custody: { act: 'PROPOSE', condition: input.words, photoIds: input.photoIds },
  }));

/** The second. */
export const destroySpecimen: Acts['destroy'] = (work, staff, input) =>
  actOn(work, staff, input, 'destroy', ({ row }) => ({
    custody: { act: 'DESTROY', place: '', fromWhom: row.place },
  }));

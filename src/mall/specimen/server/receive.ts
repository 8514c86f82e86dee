// A clerk takes specimens in, one scan each (domain-lab T7, 2.2): counted, looked at, photographed, laid on a shelf; or finds that something is wrong with one.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { LabMember } from '#mall/member/actor.ts';
import { afterWorkingDays } from '#mall/setting/server/setting.ts';
import type { Scanned, specimenProtocol } from '../specimen.protocol.ts';
import { type Abnormality, abnormalities } from '../specimen-terms.ts';
import { actOn, type Scan } from './act-on-specimen.ts';
import { specimenErrors } from './specimen.errors.ts';
import { specimenRules } from './specimen-rules.ts';

type Acts = Actions<typeof specimenProtocol>;

/** @throws specimenErrors.noPhoto, tooFew, and as `actOn` */
export const receiveSpecimen: Acts['receive'] = async (work, staff, input) => {
  if (input.photoIds.length === 0) throw specimenErrors.noPhoto({ name: 'photoIds' });
  return takeIn(work, staff, input);
};

interface Receipt extends Scan {
  qty: number;
  condition: string;
  place: string;
  photoIds: number[];
}

/** The same, whatever was photographed. */
export const takeIn = (work: Work, staff: LabMember, input: Receipt): Promise<Scanned> => {
  const { qty, condition, place, photoIds } = input;
  return actOn(work, staff, input, 'receive', ({ row, service }) => {
    if (qty < row.qty) throw specimenErrors.tooFew({ name: 'qty', qty: row.qty });
    return {
      set: { receivedAt: work.now },
      custody: { act: 'RECEIVE', place, qty, condition, photoIds, fromWhom: service.carrier },
    };
  });
};

/** @throws specimenErrors.noPhoto, and as `actOn` */
export const findAbnormal: Acts['findAbnormal'] = async (work, staff, input) => {
  if (input.photoIds.length === 0) throw specimenErrors.noPhoto({ name: 'photoIds' });
  return setAside(work, staff, input);
};

interface Finding extends Scan {
  abnormality: Abnormality;
  words: string;
  place: string;
  photoIds: number[];
}

/** The same, whatever was photographed; its customer hears of it and decides within so many working days. */
export const setAside = (work: Work, staff: LabMember, input: Finding): Promise<Scanned> => {
  const { abnormality, words, place, photoIds } = input;
  return actOn(work, staff, input, 'findAbnormal', async ({ row, service }) => {
    const { decideDays } = await specimenRules.find(work);
    const isNew = row.state === 'LABELLED' || row.state === 'IN_TRANSIT';
    return {
      set: {
        ...{ abnormality, abnormalText: words, decision: null },
        decideBy: await afterWorkingDays(work, work.now, decideDays),
        receivedAt: row.receivedAt ?? work.now,
      },
      reason: `${abnormalities[abnormality][work.language]} · ${words}`,
      custody: {
        ...{ act: 'ABNORMAL', condition: words, photoIds, place },
        fromWhom: isNew ? service.carrier : row.holderName,
      },
    };
  });
};

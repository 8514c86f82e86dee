// What the demo's laboratory and its customers do with specimens that were received, as far as each has come.
import type { DemoSpecimenEnd } from '#demo/commissions.ts';
import type { Work } from '#kit/db/work.ts';
import type { LabMember, Member } from '#mall/member/actor.ts';
import { decideAbnormal, sayGotBack } from '#mall/specimen/server/decide-specimen.ts';
import {
  destroySpecimen,
  giveSpecimenBack,
  keepSpecimen,
  proposeDisposal,
  returnSpecimen,
  takeSpecimen,
} from '#mall/specimen/server/handle-specimen.ts';
import { setAside } from '#mall/specimen/server/receive.ts';
import { findSpecimen } from '#mall/specimen/server/specimen-life.ts';

interface Cast {
  /** So many hours after the commission was begun. */
  at: (hours: number) => Work;
  buyer: Member;
  clerk: LabMember;
  engineer: LabMember;
}

const DAY = 24;
const scan = (specimenNo: string, act: string) => ({ specimenNo, scanId: `demo-${act}-${specimenNo}` });

/** @param nos those of one commission; @param ends what became of each, in their order */
export async function handleSpecimens(
  cast: Cast,
  nos: readonly string[],
  ends: readonly DemoSpecimenEnd[],
): Promise<void> {
  for (const [place, end] of ends.entries()) await ENDS[end](cast, nos[place] ?? '');
}

const ENDS: Readonly<Record<DemoSpecimenEnd, (cast: Cast, no: string) => Promise<unknown>>> = {
  taken: ({ at, engineer }, no) =>
    takeSpecimen(at(2 * DAY), engineer, { ...scan(no, 'take'), place: '环境试验室' }),
  abnormal: ({ at, clerk }, no) =>
    setAside(at(7 * DAY), clerk, {
      ...{ ...scan(no, 'abnormal'), abnormality: 'DAMAGED', words: '第 3 号针弯曲，外壳有裂纹' },
      ...{ place: '异常区 1', photoIds: [] },
    }),
  testAnyway: async (cast, no) => {
    await ENDS.abnormal(cast, no);
    await decide(cast, no, 'TEST_ANYWAY');
  },
  sendMore: async (cast, no) => {
    await ENDS.abnormal(cast, no);
    await decide(cast, no, 'SEND_MORE');
  },
  done: async ({ at, engineer }, no) => {
    await takeSpecimen(at(2 * DAY), engineer, { ...scan(no, 'take'), place: '' });
    const back = { ...scan(no, 'back'), place: 'B-01', condition: '外观无变化' };
    await giveSpecimenBack(at(4 * DAY), engineer, back);
  },
  kept: ({ at, clerk }, no) => keepSpecimen(at(3 * DAY), clerk, { ...scan(no, 'keep'), place: '留样 K-02' }),
  returning: ({ at, clerk }, no) =>
    returnSpecimen(at(6 * DAY), clerk, {
      ...{ ...scan(no, 'return'), carrier: '顺丰', trackingNo: 'SF1399001122', isWaived: false },
    }),
  returned: async (cast, no) => {
    const { at, buyer } = cast;
    await ENDS.abnormal(cast, no);
    await decide(cast, no, 'RETURN');
    const how = { ...scan(no, 'return'), carrier: '顺丰', trackingNo: 'SF1399001123', isWaived: false };
    await returnSpecimen(at(7 * DAY + 2), cast.clerk, how);
    await sayGotBack(at(8 * DAY), buyer, await seen(cast, no));
  },
  proposed: async (cast, no) => {
    await ENDS.kept(cast, no);
    const why = { ...scan(no, 'propose'), words: '留样期满，粉碎后按固废处置', photoIds: [] };
    await proposeDisposal(cast.at(99 * DAY), cast.clerk, why);
  },
  destroyed: async (cast, no) => {
    await ENDS.proposed(cast, no);
    await destroySpecimen(cast.at(99 * DAY + 1), cast.engineer, scan(no, 'destroy'));
  },
};

async function seen({ at }: Cast, specimenNo: string): Promise<{ specimenNo: string; version: number }> {
  const { version } = await findSpecimen(at(0), specimenNo);
  return { specimenNo, version };
}

const decide = async (cast: Cast, no: string, decision: 'TEST_ANYWAY' | 'SEND_MORE' | 'RETURN') =>
  decideAbnormal(cast.at(7 * DAY + 1), cast.buyer, { ...(await seen(cast, no)), decision });

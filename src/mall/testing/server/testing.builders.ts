// A laboratory with its store and people, and forms that are ready to be handed in, for tests.
import { only } from '#kit/db/only.ts';
import { cents, unitPrice } from '#kit/money/money.ts';
import { aLaboratory } from '#mall/ability/server/ability.builders.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aBuyer, aSeller, type Buyer, type MallToOrderIn } from '#mall/order/server/order.builders.ts';
import { type EntrustForm, emptyForm, newSpecimen } from '../entrust-form.ts';
import { testingProtocol } from '../testing.protocol.ts';

export interface BuiltLab {
  labId: number;
  seller: Person & { storeId: number };
  /** By their numbers. */
  capIds: ReadonlyMap<string, number>;
  acceptance: Person;
  clerk: Person;
}

/**
 * Damp heat at ¥50 an hour (CNAS), resistance at ¥5 a point (CNAS), a failure analysis on request, a calibration at ¥300.
 * One for each mall of a test.
 */
export async function aTestingLab(mall: MallToOrderIn): Promise<BuiltLab> {
  const seller = await aSeller(mall, { isSelfOperated: true });
  const acceptance = await aLogin(mall);
  const clerk = await aLogin(mall);
  const made = await mall.work(async (work) => {
    await aLaboratory(work, [
      {
        ...{
          capNo: 'T1',
          standard: 'GB/T 2423.3-2016',
          item: { zh: '恒定湿热', en: 'Damp heat' },
          group: 'ENV',
        },
        ...{ unitPrice: unitPrice(50_000_000), minCharge: cents(50_000), batchSize: 10 },
      },
      {
        ...{ capNo: 'T2', standard: 'GB/T 5095', item: { zh: '绝缘电阻', en: 'Resistance' }, mode: 'BENCH' },
        ...{ unit: '点', unitPrice: unitPrice(5_000_000), minCharge: cents(30_000), days: 1, group: 'ELE' },
      },
      {
        ...{
          capNo: 'T3',
          standard: 'GJB 3157',
          item: { zh: '失效分析', en: 'Failure analysis' },
          mode: 'BENCH',
        },
        ...{ unitPrice: null, marks: [], unit: '项' },
      },
      {
        ...{
          capNo: 'J1',
          standard: 'JJF 1587',
          item: { zh: '校准', en: 'Calibration' },
          kind: 'CALIBRATION',
        },
        ...{
          unit: '台',
          unitPrice: unitPrice(300_000_000),
          minCharge: cents(0),
          mode: 'BENCH',
          field: 'cal-elec',
        },
      },
    ]);
    const { labId } = only(await work.query<{ labId: number }>(`SELECT lab_id AS "labId" FROM laboratory`));
    await work.query('UPDATE laboratory SET store_id = $1', [seller.storeId]);
    await aColleague(work, acceptance.memberId, ['acceptance'], { labId });
    await aColleague(work, clerk.memberId, ['clerk'], { labId });
    const caps = await work.query<{ capId: number; capNo: string }>(
      'SELECT cap_id AS "capId", cap_no AS "capNo" FROM capability',
    );
    return { labId, capIds: new Map(caps.map(({ capId, capNo }) => [capNo, Number(capId)])) };
  });
  return { ...made, seller, acceptance, clerk };
}

/** Two specimens, damp heat of 168 hours and resistance of two points each. @param wish what differs */
export const aForm = (lab: BuiltLab, wish: Partial<EntrustForm> = {}): EntrustForm => ({
  ...emptyForm('INSPECTION'),
  ...{ clientName: '深圳鼎元电子有限公司', clientAddress: '深圳市南山区', contact: '王工' },
  ...{ mobile: '13900000000', email: 'wang@example.com', isDeclared: true, returnKg: 3 },
  specimens: [
    { ...newSpecimen(), name: '连接器', model: 'J30J', lotNo: '2530' },
    { ...newSpecimen(), name: '连接器', model: 'J30J', lotNo: '2531' },
  ],
  items: [
    { ...anItem(lab, 'T1'), units: 168 },
    { ...anItem(lab, 'T2'), units: 2 },
  ],
  ...wish,
});

export const anItem = ({ capIds }: BuiltLab, capNo: string): EntrustForm['items'][number] => ({
  ...{ capId: capIds.get(capNo) ?? 0, specimens: [], units: 1, stage: 1, conditions: '', limits: '' },
});

let drafts = 0;
export const aDraftId = (): string => `draft-of-a-test-${String(++drafts).padStart(6, '0')}`;

/** Kept and handed in by a new buyer, unless another is given. */
export async function aSubmittedForm(
  mall: MallToOrderIn,
  lab: BuiltLab,
  { buyer, ...wish }: Partial<EntrustForm> & { buyer?: Buyer } = {},
): Promise<{ buyer: Buyer; serviceSn: string; version: number }> {
  const who = buyer ?? (await aBuyer(mall));
  const kept = await mall.call(
    testingProtocol.save,
    { draftId: aDraftId(), form: JSON.stringify(aForm(lab, wish)) } as never,
    who,
  );
  const { serviceSn } = kept;
  const done = await mall.call(testingProtocol.submit, { serviceSn, version: kept.version }, who);
  return { buyer: who, serviceSn, version: done.version };
}

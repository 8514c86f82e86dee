// A laboratory whose people review and sign, and reports as far as they are wanted, for tests.
import { aBench, aPlannedCommission, type BuiltBench, workOn } from '#mall/bench/server/bench.builders.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { hashPassword } from '#mall/member/server/member.ts';
import { type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import type { MallToScanIn } from '#mall/specimen/server/specimen.builders.ts';
import type { aSubmittedForm } from '#mall/testing/server/testing.builders.ts';
import { anItem } from '#mall/testing/server/testing.builders.ts';
import { type ReportDetail, reportProtocol } from '../report.protocol.ts';
import { reportList } from '../report-list.ts';

export interface BuiltReportLab extends BuiltBench {
  /** Signs for the field of tests, by CNAS. */
  signatory: Person;
  /** Signs for calibrations alone. */
  otherSignatory: Person;
  quality: Person;
}

/** With the pay password as their second factor. */
export async function aReportLab(mall: MallToScanIn): Promise<BuiltReportLab> {
  const lab = await aBench(mall);
  const payPasswordHash = await hashPassword(PAY_PASSWORD);
  const signatory = await aLogin(mall, { payPasswordHash });
  const otherSignatory = await aLogin(mall, { payPasswordHash });
  const quality = await aLogin(mall);
  await mall.work(async (work) => {
    const { labId } = lab;
    await aColleague(work, quality.memberId, ['quality'], { labId, name: '陈稳' });
    for (const [name, { memberId }, field] of [
      ['郑毅', signatory, 'env'],
      ['冯恺', otherSignatory, 'cal-elec'],
    ] as const) {
      const { staffId } = await aColleague(work, memberId, ['signatory'], { labId, name });
      await work.query(
        `INSERT INTO signatory_scope (staff_id, field, mark, from_date, to_date) VALUES ($1, $2, 'CNAS', '2020-01-01', '2040-01-01')`,
        [staffId, field],
      );
    }
  });
  return { ...lab, signatory, otherSignatory, quality };
}

export interface BuiltReport {
  buyer: Buyer;
  serviceSn: string;
  orderSn: string;
  itemIds: number[];
  reportId: number;
  /** Who has tested. */
  engineer: Person;
}

/** Resistance of two connectors, done; the report is begun. @param wish what differs of the form */
export async function aDraftReport(
  mall: MallToScanIn,
  lab: BuiltReportLab,
  { value, ...wish }: NonNullable<Parameters<typeof aSubmittedForm>[2]> & { value?: string } = {},
): Promise<BuiltReport> {
  const items = [{ ...anItem(lab, 'T2'), units: 2 }];
  const commission = await aPlannedCommission(mall, lab, { items, marks: 'CNAS', ...wish });
  let engineer = lab.engineer;
  for (const itemId of commission.itemIds) engineer = await workOn(mall, lab, itemId, value ? { value } : {});
  const { list } = await mall.call(reportList.list, { keyword: commission.serviceSn } as never, lab.reviewer);
  const found = list.find(({ serviceSn }) => serviceSn === commission.serviceSn);
  return { ...commission, engineer, reportId: found?.reportId ?? 0 };
}

export const atDesk = (
  mall: MallToScanIn,
  lab: BuiltReportLab,
  reportId: number,
  who: Person = lab.reviewer,
): Promise<ReportDetail> => mall.call(reportProtocol.detail, { reportId }, who);

const WORDS = {
  conclusionZh: '所检项目符合要求。',
  conclusionEn: 'All items meet the requirements.',
  deviations: '无',
};

const FAILED = {
  ...WORDS,
  conclusionZh: '第 1 项不符合要求。',
  conclusionEn: 'Item 1 fails its requirement.',
};

/** Written by whoever tested, in words that its first item bears out, and handed in. */
export async function handInReport(
  mall: MallToScanIn,
  lab: BuiltReportLab,
  { reportId, engineer }: BuiltReport,
): Promise<void> {
  const { version, items } = await atDesk(mall, lab, reportId);
  const words = items.some(({ verdict }) => verdict === 'FAIL') ? FAILED : WORDS;
  const written = await mall.call(reportProtocol.write, { reportId, version, ...words }, engineer);
  await mall.call(reportProtocol.handIn, { reportId, version: written.version }, engineer);
}

/** Reviewed by the reviewer. */
export async function passOne(mall: MallToScanIn, lab: BuiltReportLab, reportId: number): Promise<void> {
  const { version } = await atDesk(mall, lab, reportId);
  await mall.call(reportProtocol.pass, { reportId, version }, lab.reviewer);
}

/** Approved by the signatory; the seal comes with the timers. */
export async function approveOne(
  mall: MallToScanIn,
  lab: BuiltReportLab,
  reportId: number,
): Promise<ReportDetail> {
  const { version } = await atDesk(mall, lab, reportId);
  return mall.call(reportProtocol.approve, { reportId, version, payPwd: PAY_PASSWORD }, lab.signatory);
}

/** Done, written, reviewed, approved, sealed. */
export async function anIssuedReport(
  mall: MallToScanIn & { fireTimers(): Promise<number> },
  lab: BuiltReportLab,
  wish: Parameters<typeof aDraftReport>[2] = {},
): Promise<BuiltReport & { reportNo: string; verifyCode: string }> {
  const built = await aDraftReport(mall, lab, wish);
  await handInReport(mall, lab, built);
  await passOne(mall, lab, built.reportId);
  const { reportNo, verifyCode } = await approveOne(mall, lab, built.reportId);
  await mall.fireTimers();
  return { ...built, reportNo, verifyCode };
}

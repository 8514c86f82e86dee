// Gives the demo's enterprise its rules of approval, budgets and procurement systems, and lets an inquiry of its buyer wait for the main account.
import { demoBudgets, demoRules, demoWaitingInquiry } from '#demo/approvals.ts';
import { demoEmployer } from '#demo/people.ts';
import type { Work } from '#kit/db/work.ts';
import { parseCents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { NO_CONDITIONS } from '#mall/approval/approval-rule.ts';
import { saveBudget } from '#mall/approval/server/save-budget.ts';
import { saveRule } from '#mall/approval/server/save-rule.ts';
import { HeaderInput } from '#mall/inquiry/inquiry-draft.protocol.ts';
import { createInquiry } from '#mall/inquiry/server/draft/create-inquiry.ts';
import { saveDraft } from '#mall/inquiry/server/draft/save-draft.ts';
import { submitInquiry } from '#mall/inquiry/server/submit-inquiry.ts';
import type { Employee } from '#mall/member/actor.ts';
import { demoActor } from './demo-actor.ts';
import { demoEmployee, demoTargets, lively } from './load-inquiries.ts';
import { loadPunchout } from './load-punchout.ts';

/** To be called when the demo's other documents are there: they have not been through its rules. @returns how many rules */
export async function loadApprovals(work: Work, storeIds: ReadonlyMap<string, number>): Promise<number> {
  const main = await demoActor(work, demoEmployer);
  if (main.enterpriseId === null) throw new Error(`${demoEmployer} has no enterprise`);
  const employer: Employee = { ...main, enterpriseId: main.enterpriseId };
  for (const { ruleName, docType, amountFrom, roles = [], dueDays = null } of demoRules) {
    await saveRule(work, employer, {
      docType,
      ruleName,
      isOn: true,
      conditions: { ...NO_CONDITIONS, amountFrom: amountOf(amountFrom), roles: [...roles], ...EMPTY },
      steps: [{ who: 'main', memberIds: [], mode: 'ANY', dueDays, onTimeout: 'remind' }],
    });
  }
  const setBudget = saveBudget(async () => []);
  for (const { costCentre, amount, note } of demoBudgets) {
    await setBudget(work, employer, {
      kind: 'costCentre',
      costCentre,
      amount: amountOf(amount),
      mayExceed: true,
      isOpen: true,
      note,
      ownerId: employer.memberId,
    });
  }
  await loadPunchout(work);
  await raiseInquiry(lively(work), storeIds);
  return demoRules.length;
}

const EMPTY = { storeIds: [], categoryIds: [], costCentres: [], authorIds: [] };

function amountOf(yuan: string) {
  const amount = parseCents(yuan);
  if (amount === undefined) throw new Error(`not an amount: ${yuan}`);
  return amount;
}

async function raiseInquiry(work: Work, storeIds: ReadonlyMap<string, number>): Promise<void> {
  const { memberName, title, note, costCentre, stores, lines } = demoWaitingInquiry;
  const buyer = await demoEmployee(work, memberName);
  const parts = await work.query<{ partId: number; partNo: string; brandName: string }>(
    `SELECT a.part_id AS "partId", a.part_no AS "partNo", b.name AS "brandName"
     FROM part a JOIN brand b USING (brand_id) JOIN goods g USING (part_id)
     GROUP BY 1, 2, 3 ORDER BY count(*) DESC, a.part_id LIMIT $1`,
    [lines.length],
  );
  const targetOf = await demoTargets(
    work,
    parts.map(({ partId }) => partId),
  );
  const { inqSn, version } = await createInquiry(work, buyer, { kind: 'GOODS', origin: { from: 'nothing' } });
  const saved = await saveDraft(work, buyer, {
    inqSn,
    version,
    header: HeaderInput.parse({
      title,
      note,
      mode: 'DIRECTED',
      deadline: after(work.now, days(10)).toISOString(),
      deliveryPlace: '深圳市南山区留仙大道 3370 号',
    }),
    lines: parts.map(({ partId, partNo, brandName }, at) => ({
      lineNo: null,
      qty: required(lines[at]).number,
      unit: '个',
      partId,
      wish: { partNo, brandName, packageName: '', targetPrice: targetOf(partId, required(lines[at]).target) },
    })),
    storeIds: stores.flatMap((key) => storeIds.get(key) ?? []),
    costCentre,
  });
  await submitInquiry(work, buyer, { inqSn, version: saved.version });
}

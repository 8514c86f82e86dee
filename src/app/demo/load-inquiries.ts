// Lets the demo's enterprise raise inquiries at different times, and its suppliers ask back.
import { type DemoInquiry, demoInquiries, demoInstruments } from '#demo/inquiries.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import { HeaderInput, type LineInput } from '#mall/inquiry/inquiry-draft.protocol.ts';
import { amendInquiry } from '#mall/inquiry/server/amend-inquiry.ts';
import { answerQuestion, askQuestion } from '#mall/inquiry/server/clarify-inquiry.ts';
import { cancelInquiry } from '#mall/inquiry/server/close-inquiry.ts';
import { createInquiry } from '#mall/inquiry/server/draft/create-inquiry.ts';
import { saveDraft } from '#mall/inquiry/server/draft/save-draft.ts';
import { inquiryListeners, inquiryTimers } from '#mall/inquiry/server/inquiry.routes.ts';
import { findLineParts } from '#mall/inquiry/server/show/line-parts.ts';
import { showInquiry } from '#mall/inquiry/server/show/show-inquiries.ts';
import { submitInquiry } from '#mall/inquiry/server/submit-inquiry.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';
import { quotationListeners } from '#mall/quotation/server/quotation.routes.ts';
import { findWaitingAwards } from '#mall/quotation/server/quotation.ts';
import { demoActor, heardBy } from './demo-actor.ts';

/** Hours by which a deadline comes before the end of the last day. */
export const DEADLINE_EARLIER = 2;

/** Their numbers by key, for those who add quotations. */
export type LoadedInquiries = ReadonlyMap<DemoInquiry['key'], string>;

const heard = heardBy([...inquiryListeners, ...quotationListeners]);

/** As the work of a demo, but heard by the rooms that an inquiry concerns, some days ago. */
export const lively = (work: Work, daysAgo = 0): Work => heard(work, after(work.now, -days(daysAgo)));

/** To be called once stores, offers, accounts, certificates and employees are there. @param storeIds by the store's key */
export async function loadInquiries(
  work: Work,
  storeIds: ReadonlyMap<string, number>,
): Promise<LoadedInquiries> {
  await giveEmails(work);
  const loaded = new Map<DemoInquiry['key'], string>();
  for (const wish of demoInquiries) loaded.set(wish.key, await live(work, wish, storeIds));
  return loaded;
}

/** A contact person without e-mail may not inquire. */
async function giveEmails(work: Work): Promise<void> {
  await work.query(
    `UPDATE member SET email = member_name || '@example.com', is_email_proven = true
     WHERE member_name IN ('company01', 'company01_buy') AND email IS NULL`,
  );
}

async function live(work: Work, wish: DemoInquiry, storeIds: ReadonlyMap<string, number>): Promise<string> {
  const member = await demoEmployee(work, wish.memberName);
  const begin = lively(work, wish.daysAgo);
  const { inqSn, version } = await createInquiry(begin, member, {
    kind: wish.kind,
    origin: { from: 'nothing' },
  });
  const saved = await saveDraft(begin, member, {
    inqSn,
    version,
    header: HeaderInput.parse({
      title: wish.title,
      note: wish.note,
      mode: wish.mode,
      isSealed: wish.isSealed,
      showsTarget: wish.showsTarget,
      deadline: after(begin.now, days(wish.openDays) - hours(DEADLINE_EARLIER)).toISOString(),
      deliveryPlace: '深圳市南山区留仙大道 3370 号',
      paymentTerms: '月结 30 天',
    }),
    lines: await linesOf(work, wish),
    storeIds: wish.stores.flatMap((key) => storeIds.get(key) ?? []),
  });
  if (wish.key === 'draft') return inqSn;
  const moved = await submitInquiry(begin, member, { inqSn, version: saved.version });
  if (wish.key === 'cancelled') {
    await cancelInquiry(lively(work, wish.daysAgo - 1), member, {
      inqSn,
      version: moved.version,
      reason: '样机方案调整，暂不采购',
    });
  }
  if (wish.key === 'noAward') {
    const close = inquiryTimers.find(({ event }) => event === 'close');
    await close?.fire(lively(work, wish.daysAgo - wish.openDays + DEADLINE_EARLIER / 24), inqSn);
  }
  await clarify(work, wish, { member, inqSn, storeIds });
  return inqSn;
}

async function clarify(
  work: Work,
  { questions = [], amendment, daysAgo }: DemoInquiry,
  { member, inqSn, storeIds }: { member: Member; inqSn: string; storeIds: ReadonlyMap<string, number> },
): Promise<void> {
  const answers: { questionId: number; answer: string }[] = [];
  for (const { store, question, answer } of questions) {
    const seller = await demoSeller(work, storeIds.get(store));
    if (!seller) continue;
    const { questionId } = await askQuestion(lively(work, daysAgo - 0.5), seller, {
      inqSn,
      question,
      fileIds: [],
    });
    if (answer) answers.push({ questionId, answer });
  }
  for (const one of answers) await answerQuestion(lively(work, daysAgo - 1), member, { inqSn, ...one });
  if (!amendment) return;
  const { header, lines, version } = await showInquiry(findWaitingAwards)(work, member, { inqSn });
  const { kind: _kind, ...rest } = header;
  await amendInquiry(lively(work, daysAgo - 1.5), member, {
    inqSn,
    version,
    header: HeaderInput.parse(rest),
    lines: lines.map(({ lineNo, qty, unit, part, wish }, at) => ({
      lineNo,
      qty: at === 0 ? amendment.number : qty,
      unit,
      partId: part?.partId ?? null,
      wish,
    })),
    reason: amendment.reason,
  });
}

/** The same parts on every run: those that most stores sell first. */
async function linesOf(
  work: Work,
  { kind, lines: { from, numbers, targets } }: DemoInquiry,
): Promise<LineInput[]> {
  if (kind === 'METERING') {
    return demoInstruments.map((wish, at) => ({
      lineNo: null,
      qty: numbers[at] ?? 1,
      unit: '台',
      partId: null,
      wish: { ...wish },
    }));
  }
  const parts = await work.query<{
    partId: number;
    partNo: string;
    brandName: string;
    packageName: string | null;
  }>(
    `SELECT a.part_id AS "partId", a.part_no AS "partNo", b.name AS "brandName", a.package_name AS "packageName"
     FROM part a JOIN brand b USING (brand_id)
     JOIN (SELECT part_id, count(*) AS sellers FROM goods WHERE state = 'ON_SALE' GROUP BY part_id) g USING (part_id)
     ORDER BY sellers DESC, a.part_id * 7919 % 10007, a.part_id OFFSET $1 LIMIT $2`,
    [from, numbers.length],
  );
  const targetOf = await demoTargets(
    work,
    parts.map(({ partId }) => partId),
  );
  return parts.map(({ partId, partNo, brandName, packageName }, at) => ({
    lineNo: null,
    qty: required(numbers[at]),
    unit: '个',
    partId,
    wish: { partNo, brandName, packageName: packageName ?? '', targetPrice: targetOf(partId, targets?.[at]) },
  }));
}

/** Finds what a purchaser might hope for: so many per mille of the lowest price, in decimal yuan; '' for none. */
export async function demoTargets(work: Work, partIds: readonly number[]) {
  const parts = await findLineParts(work, partIds);
  return (partId: number, perMille = 0): string => {
    const lowest = parts.get(partId)?.fromPrice;
    return lowest && perMille > 0 ? ((Number(lowest) * perMille) / 1000).toPrecision(3) : '';
  };
}

/** The main account, or an employee with his permissions. */
export async function demoEmployee(work: Work, memberName: string): Promise<Member> {
  const [sub] = await work.query<{
    enterpriseId: number;
    parentMemberId: number;
    administrator: string;
    permissions: PermissionPoint[];
  }>(
    `SELECT s.enterprise_id AS "enterpriseId", s.parent_member_id AS "parentMemberId", p.member_name AS administrator,
            s.permissions
     FROM sub_account s JOIN member m USING (member_id) JOIN member p ON p.member_id = s.parent_member_id
     WHERE m.member_name = $1`,
    [memberName],
  );
  const actor = await demoActor(work, memberName);
  if (!sub) return actor;
  const { enterpriseId, ...rest } = sub;
  return { ...actor, enterpriseId, sub: rest };
}

/** Who operates the store. */
export async function demoSeller(work: Work, storeId: number | undefined): Promise<Seller | undefined> {
  const [operator] = await work.query<{ memberName: string }>(
    `SELECT member_name AS "memberName" FROM store_operator JOIN member USING (member_id)
     WHERE store_id = $1 ORDER BY member_id LIMIT 1`,
    [storeId ?? 0],
  );
  return operator && storeId !== undefined
    ? { ...(await demoActor(work, operator.memberName)), storeId }
    : undefined;
}

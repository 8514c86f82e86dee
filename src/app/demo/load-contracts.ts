// Authenticates the demo's signers, and lets its stores make contracts with its enterprise, as far as each has come.
import { type DemoContract, demoContracts, demoSigners } from '#demo/contracts.ts';
import { demoEmployer } from '#demo/people.ts';
import type { Work } from '#kit/db/work.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { DraftInput } from '#mall/contract/contract-text.protocol.ts';
import { contractListeners } from '#mall/contract/server/contract.routes.ts';
import { requireText } from '#mall/contract/server/contract-versions.ts';
import { confirmContract } from '#mall/contract/server/draft/answer-contract.ts';
import { fromTemplate } from '#mall/contract/server/draft/draft-contract.ts';
import { saveContract, submitContract } from '#mall/contract/server/draft/submit-contract.ts';
import { holdContract, type Party, purchaser, supplier } from '#mall/contract/server/hold-contract.ts';
import { hashOfBytes, printText } from '#mall/contract/server/paper/keep-papers.ts';
import { beginSeal, sealLife, signAuthLife } from '#mall/contract/server/seal/sign-auth-life.ts';
import { showContract } from '#mall/contract/server/show/show-contracts.ts';
import { signText } from '#mall/contract/server/sign/sign-contract.ts';
import { SIGN_AGREEMENT_VERSION } from '#mall/contract/sign-agreement.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { demoActor, heardBy } from './demo-actor.ts';

const HERE = { ip: '127.0.0.1', userAgent: 'demo' };

const heard = heardBy(contractListeners);
const lively = (work: Work, daysAgo: number): Work => heard(work, after(work.now, -days(daysAgo)));

/** To be called once stores, offers, accounts and certificates are there. @returns how many contracts there are */
export async function loadContracts(work: Work): Promise<number> {
  const buyer = await demoActor(work, demoEmployer);
  const auditor = await demoActor(work, 'admin01');
  const seals = new Map<string, number>();
  const house = await houseOf(work, buyer);
  if (!house) return 0;
  seals.set(
    buyer.memberName,
    await authenticate(work, buyer, auditor, { enterpriseId: buyer.enterpriseId, storeId: null }, house),
  );
  for (const signer of demoSigners) {
    const seller = await sellerOf(work, signer.memberName);
    const owner = { enterpriseId: null, storeId: seller.storeId };
    seals.set(seller.memberName, await authenticate(work, seller, auditor, owner, signer));
  }
  for (const one of demoContracts) await live(work, one, buyer, seals);
  return demoContracts.length;
}

async function houseOf(work: Work, buyer: Member) {
  const [row] = await work.query<{ partyName: string; uscc: string; signerName: string }>(
    `SELECT name AS "partyName", uscc, data->>'legalName' AS "signerName" FROM enterprise WHERE enterprise_id = $1`,
    [buyer.enterpriseId],
  );
  return row;
}

async function sellerOf(work: Work, memberName: string): Promise<Seller> {
  const actor = await demoActor(work, memberName);
  const [row] = await work.query<{ storeId: number }>(
    'SELECT store_id AS "storeId" FROM store_operator WHERE member_id = $1',
    [actor.memberId],
  );
  return { ...actor, storeId: required(row).storeId };
}

/** Applied for and approved, with a contract seal. @returns the seal */
async function authenticate(
  work: Work,
  member: Member,
  auditor: Member,
  owner: { enterpriseId: number | null; storeId: number | null },
  { partyName, uscc, signerName }: { partyName: string; uscc: string; signerName: string },
): Promise<number> {
  const early = lively(work, 20);
  const applicant = { by: 'applicant', actorId: member.memberId, actorName: member.memberName } as const;
  const reviewer = { by: 'reviewer', actorId: auditor.memberId, actorName: auditor.memberName } as const;
  const values = { ...owner, memberId: member.memberId, signerName, role: 'legal', partyName, uscc } as const;
  const applied = await signAuthLife.begin(early, 'apply', values, applicant);
  await signAuthLife.advance(early, applied, 'approve', reviewer);
  const seal = await beginSeal(early, { ...owner, kind: 'contract', name: '', partyName }, applicant);
  return (await sealLife.advance(early, seal, 'approve', reviewer)).sealId;
}

async function live(
  work: Work,
  { seller: sellerName, template, title, daysAgo, numbers, until }: DemoContract,
  buyer: Member,
  seals: ReadonlyMap<string, number>,
): Promise<void> {
  const begin = lively(work, daysAgo);
  const seller = await sellerOf(work, sellerName);
  const [ours, theirs] = [supplier(seller), purchaser(buyer)];
  const signer = required(demoSigners.find(({ memberName }) => memberName === seller.memberName));
  const { contractSn } = await fromTemplate(begin, ours, template, {
    enterpriseId: required(buyer.enterpriseId),
  });
  const { content, version } = await showContract(begin, ours, { contractSn });
  const draft = DraftInput.parse({
    ...content,
    title,
    supplier: { ...content.supplier, address: signer.address, contact: signer.signerName },
    freight: '0',
    deliveryPlace: '深圳市南山区留仙大道 3370 号 2 号楼收货处',
    lines: await linesOf(work, seller.storeId, numbers),
    plan:
      template === 'PURCHASE'
        ? [
            { trigger: 'ON_ORDER', perMille: 300, dueDays: 0 },
            { trigger: 'ON_RECEIPT', perMille: 700, dueDays: 30 },
          ]
        : content.plan,
  });
  const saved = await saveContract(begin, ours, { contractSn, version, draft });
  await submitContract(begin, ours, { contractSn, version: saved.version });
  if (until === 'PENDING_CONFIRM') return;
  const later = lively(work, daysAgo - 1);
  const { contentHash } = await showContract(later, theirs, { contractSn });
  await confirmContract(later, theirs, { contractSn, contentHash });
  if (until === 'CONFIRMED') return;
  await sign(later, ours, contractSn, required(seals.get(seller.memberName)));
  if (until === 'EFFECTIVE')
    await sign(lively(work, daysAgo - 1.5), theirs, contractSn, required(seals.get(buyer.memberName)));
}

async function sign(work: Work, party: Party, contractSn: string, sealId: number): Promise<void> {
  const row = await holdContract(work, party, contractSn);
  const text = await requireText(work, contractSn, { versionNo: row.versionNo });
  await signText(work, row, party, text, 'sign', {
    sealId,
    agreementVersion: SIGN_AGREEMENT_VERSION,
    pdfHash: hashOfBytes(await printText(text, 'both')),
    method: 'payPassword',
    caller: HERE,
  });
}

/** Pieces on the shelf; more than is called off at once. */
const ENOUGH = 5_000;

/** The same listings on every run, whatever their ids, at the price of their ladder for so many; of each there is enough for a first call-off. */
async function linesOf(work: Work, storeId: number, numbers: readonly number[]) {
  const rows = await work.query<{
    productId: number;
    partNo: string;
    name: string;
    brandName: string;
    packageName: string | null;
    price: UnitPrice;
  }>(
    `SELECT p.product_id AS "productId", a.part_no AS "partNo", a.title_zh AS name, b.name AS "brandName",
            a.package_name AS "packageName", (p.price_tiers->-1->>'unitPrice')::bigint AS price
     FROM product p JOIN goods g USING (goods_id) JOIN part a USING (part_id) JOIN brand b USING (brand_id)
     WHERE g.store_id = $1 AND g.state = 'ON_SALE' AND p.is_default
       AND p.on_hand - p.reserved >= $3
     ORDER BY (a.picture IS NULL), md5(a.part_no), a.part_no LIMIT $2`,
    [storeId, numbers.length, ENOUGH],
  );
  return rows.map(({ productId, partNo, name, brandName, packageName, price }, at) => ({
    lineNo: at + 1,
    productId,
    partNo,
    name,
    brandName,
    packageName: packageName ?? '',
    unit: '个',
    number: required(numbers[at]),
    unitPrice: unitPriceToWire(price),
    leadDays: 10,
  }));
}

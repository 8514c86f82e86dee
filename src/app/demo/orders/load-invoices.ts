// The demo's invoices: stores that are somebody for the tax office, a verified header, and applications that orders' wishes have become, some of them issued.

import { eq } from 'drizzle-orm';
import { demoHeader, demoIdentities, demoInvoiceAddress, demoIssued, demoTaxFile } from '#demo/invoices.ts';
import { demoInvoice } from '#demo/orders.ts';
import { demoEmployer } from '#demo/people.ts';
import type { Work } from '#kit/db/work.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { yuan } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days, hours } from '#kit/time/duration.ts';
import type { FileStore } from '#mall/file/server/file.ts';
import { findInvoice, holdWithRows } from '#mall/invoice/server/apply/hold-invoice.ts';
import { invoiceMoves } from '#mall/invoice/server/apply/move-invoice.ts';
import { decideHeader } from '#mall/invoice/server/header/check-headers.ts';
import { saveAddress } from '#mall/invoice/server/header/keep-addresses.ts';
import { saveHeader } from '#mall/invoice/server/header/keep-headers.ts';
import { sheetsOf } from '#mall/invoice/server/issue/plan-sheets.ts';
import { issueBySandbox } from '#mall/invoice/server/issue/sandbox.ts';
import { redActs } from '#mall/invoice/server/red/red-letters.ts';
import { stepBy } from '#mall/member/actor.ts';
import { CHAIN } from '#mall/order/server/chain/carry-on-chain.ts';
import { taxIdentity } from '#mall/tax/server/tax.tables.ts';
import { taxFileLife } from '#mall/tax-file/server/tax-file-life.ts';
import { STAND_IN_KEYS } from '#mall/tax-provider/server/nuonuo/nuonuo-stand-in.ts';
import { keyActs } from '#mall/tax-provider/server/provider-account.ts';
import { askProvider } from '#mall/tax-provider/server/provider-jobs.ts';
import { demoActor } from '../demo-actor.ts';
import { demoSeller } from '../load-inquiries.ts';

/** Before the first order: its wish for a special invoice needs a verified header. */
export async function prepareInvoices(work: Work, storeIds: ReadonlyMap<string, number>): Promise<void> {
  const early: Work = { ...work, now: after(work.now, -days(60)) };
  for (const [store, identity] of Object.entries(demoIdentities))
    await work.tx.insert(taxIdentity).values({
      storeId: required(storeIds.get(store)),
      ...identity,
      ...{ phone: '0755-26001001', bank: '演示银行', bankAccount: '6222000000001001' },
      ...{ taxpayer: 'GENERAL', smallRate: 10, adapter: 'SANDBOX', billMoment: 'COMPLETED' },
      sheetLimit: yuan(100_000),
      updatedAt: early.now,
    });
  const buyer = await demoActor(work, demoEmployer);
  const { kind: _kind, ...header } = demoInvoice;
  const { headerId, version } = await saveHeader(early, buyer, {
    ...header,
    email: 'finance@qiming.example',
    isDefault: true,
  });
  const auditor = await demoActor(work, 'admin01');
  await decideHeader(early, auditor, { headerId, version, isVerified: true, reason: '' });
  // A private buyer's company, which the auditor has still to look at.
  await saveHeader(
    { ...work, now: after(work.now, -hours(20)) },
    await demoActor(work, 'buyer01'),
    demoHeader,
  );
  await saveAddress(early, buyer, { ...demoInvoiceAddress, isDefault: true });
}

/**
 * After the orders: the oldest application is issued and is to be taken back; the next is with Nuonuo, whose stand-in issues it once
 * the mall is open.
 * @param secret hides that store's keys @returns how many there are
 */
export async function loadInvoices(
  work: Work,
  store: FileStore | undefined,
  secret: string,
): Promise<number> {
  await work.flush();
  const found = await work.query<{ invoiceSn: string; storeId: number; createdAt: Date }>(
    `SELECT invoice_sn AS "invoiceSn", store_id AS "storeId", created_at AS "createdAt" FROM invoice
     WHERE state = 'PENDING_REVIEW' ORDER BY created_at, invoice_id`,
  );
  await handInFiles(work);
  if (!store) return found.length;
  const buyer = await demoActor(work, demoEmployer);
  for (const [at, one] of found.slice(0, demoIssued).entries()) {
    const { invoiceSn, storeId, createdAt } = one;
    if (at > 0) {
      await giveToNuonuo(work, one, secret);
      continue;
    }
    const then: Work = { ...work, now: after(createdAt, hours(3)) };
    const seller = required(await demoSeller(work, storeId));
    const seen = async () => ({
      invoiceSn,
      version: (await findInvoice(then, { storeId }, invoiceSn)).version,
    });
    await invoiceMoves.accept(then, seller, { ...(await seen()), isAccepted: true, reason: '' });
    await issueBySandbox(store)(then, required(await holdWithRows(then, invoiceSn)));
    // Booked, and yet wrong: its store asks for a red letter, which the enterprise has still to confirm.
    await invoiceMoves.note(then, buyer, { ...(await seen()), what: 'markUsed' });
    const [first] = await sheetsOf(then, invoiceSn);
    const today: Work = { ...work, now: after(work.now, -hours(5)) };
    await redActs.storeAskRed(today, seller, {
      ...(await seen()),
      sheetId: required(first).sheet.sheetId,
      reasonCode: '01',
      lines: [],
    });
  }
  await setTimer(work, CHAIN, '0-0', 'carryOn', work.now); // as soon as the mall opens
  return found.length;
}

async function giveToNuonuo(
  work: Work,
  { invoiceSn, storeId, createdAt }: { invoiceSn: string; storeId: number; createdAt: Date },
  secret: string,
): Promise<void> {
  await work.tx.update(taxIdentity).set({ adapter: 'NUONUO' }).where(eq(taxIdentity.storeId, storeId));
  const seller = required(await demoSeller(work, storeId));
  const world = { tokenSecret: new TextEncoder().encode(secret), isSimulated: true };
  await keyActs(world).save(work, seller, STAND_IN_KEYS);
  const { version } = await findInvoice(work, { storeId }, invoiceSn);
  const then: Work = { ...work, now: after(createdAt, hours(4)) };
  await invoiceMoves.accept(then, seller, { invoiceSn, version, isAccepted: true, reason: '' });
  await askProvider(work, invoiceSn);
}

/** Each store has handed in two files that could not be taken: one is no invoice, one of a buyer that has not applied. */
async function handInFiles(work: Work): Promise<void> {
  const stores = await work.tx.select().from(taxIdentity);
  for (const { storeId, taxNo } of stores) {
    const seller = await demoSeller(work, storeId);
    if (!seller) continue;
    const file = { storeId, memberId: seller.memberId, fileIds: [], state: 'REFUSED' as const };
    const early: Work = { ...work, now: after(work.now, -hours(26)) };
    await taxFileLife.beginAll(
      early,
      'read',
      [
        {
          ...file,
          ...demoTaxFile,
          fileNames: [`${demoTaxFile.number}.xml`],
          sellerNo: taxNo,
          reason: 'buyer',
        },
        { ...file, fileNames: ['装箱单.pdf'], reason: 'unreadable' },
      ],
      stepBy('store', seller),
    );
  }
}

// Two sides come to a contract: drafted from an award, worded otherwise at the purchaser's wish, confirmed, signed by both, ordered, and verified as a PDF.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { speak } from '#kit/words/speak.ts';
import { contractWords } from '#mall/contract/parts/contract-words.ts';
import { draftWords } from '#mall/contract/parts/draft/draft-words.ts';
import { verifyWords } from '#mall/contract/parts/sign/verify-words.ts';
import { callAs, DEMO_PAY_PASSWORD, enterAs, expect, test } from './visitor.ts';

const say = speak(contractWords, 'zh');
const draft = speak(draftWords, 'zh');
const verify = speak(verifyWords, 'zh');

const FRONT = 'v3/business/front';
const SELLER = 'v3/business/seller';

interface Made {
  inqSn: string;
  version: number;
}

/** What the purchaser asked for, the store offered and he awarded: one line, with the wish for a contract. */
async function award(page: Page, seller: Page): Promise<string> {
  const { storeId } = await callAs<{ storeId: number }>(seller, 'v3/member/front/member/memberInfo');
  const goods = await callAs<{ list: { productId: number }[] }>(
    seller,
    'v3/goods/seller/goods/list?pageSize=1',
  );
  const productId = goods.list[0]!.productId;
  const made = await callAs<Made>(page, `${FRONT}/purchaseInquire/create`, {
    kind: 'GOODS',
    origin: { from: 'lines', lines: [{ productId, qty: 500 }] },
    requestId: crypto.randomUUID(),
  });
  const { inqSn } = made;
  const saved = await callAs<Made>(page, `${FRONT}/purchaseInquire/save`, {
    inqSn,
    version: made.version,
    header: {
      title: `合同流程 ${Date.now()}`,
      isSealed: false,
      deadline: new Date(Date.now() + 3 * 86_400_000).toISOString(),
      deliveryPlace: '北京市海淀区知春路 17 号',
      wantsContract: true,
    },
    storeIds: [storeId],
  });
  await callAs(page, `${FRONT}/purchaseInquire/submit`, { inqSn, version: saved.version });
  const quoted = await callAs<{ quoSn: string; version: number }>(
    seller,
    `${SELLER}/quotation/detail?inqSn=${inqSn}`,
  );
  const { quoSn } = quoted;
  const opened = await callAs<{ version: number }>(seller, `${SELLER}/quotation/open`, {
    quoSn,
    version: quoted.version,
  });
  await callAs(seller, `${SELLER}/quotation/submit`, {
    quoSn,
    version: opened.version,
    offer: {
      freight: { kind: 'included' },
      validUntil: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
      lines: [
        {
          lineNo: 1,
          answer: 'same',
          number: 500,
          productId,
          breaks: [{ number: 1, unitPrice: '30.5' }],
          leadDays: 5,
        },
      ],
    },
    requestId: crypto.randomUUID(),
  });
  const offer = await callAs<{ standingNo: number }>(page, `${FRONT}/quotation/detail?quoSn=${quoSn}`);
  await callAs(page, `${FRONT}/quotation/award`, {
    inqSn,
    lines: [{ lineNo: 1, quoSn, versionNo: offer.standingNo, number: 500 }],
    reason: '价格与交期最优',
    requestId: crypto.randomUUID(),
  });
  return inqSn;
}

/** Signs the contract that is on the page with the first seal and the payment password. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.sign, exact: true }).click();
  const window = page.getByRole('dialog');
  await window.locator('input[name=sealId]').first().check();
  await window.getByLabel(say.byPayPwd).last().fill(DEMO_PAY_PASSWORD);
  await window.getByRole('button', { name: say.signNow }).click();
  // Nothing is signed before the agreement is accepted.
  await expect(window.getByText(say.agreeMissing)).toBeVisible();
  await window.getByRole('checkbox').check();
  await window.getByRole('button', { name: say.signNow }).click();
  await expect(window).toBeHidden();
}

test('two sides word, sign and verify a contract', async ({ page, colleague }) => {
  await enterAs(page, 'company01');
  await page.goto('/member/contract/index');
  const seller = await colleague('seller01');
  await seller.goto('/seller/contract/list');
  const inqSn = await award(page, seller);
  let contractSn = '';
  const own = '到货后 20 日内完成验收，逾期未提出异议视为合格。';

  await test.step('the supplier drafts it of what he has won', async () => {
    await seller.goto(`/inquiry/supplier/init_contract?inqSn=${inqSn}`);
    await seller.getByRole('button', { name: draft.beginNow }).click();
    await expect(seller).toHaveURL(/contractSn=CT/);
    contractSn = new URL(seller.url()).searchParams.get('contractSn') ?? '';
    await expect(seller.getByText(draft.lockedText)).toBeVisible();
    for (const party of ['purchaser', 'supplier'])
      await seller.locator(`[name="${party}.contact"]`).fill('王晓明');
    await seller.locator('[name="supplier.address"]').fill('北京市海淀区知春路 17 号');
    await seller.getByLabel(draft.place).fill('北京市海淀区知春路 17 号 收货处');
    await expect(seller.getByRole('status').filter({ hasText: draft.saved })).toBeVisible();
    // What was typed is there after a reload.
    await seller.reload();
    await expect(seller.getByLabel(draft.place)).toHaveValue('北京市海淀区知春路 17 号 收货处');
    await seller.getByRole('button', { name: draft.submit }).click();
    await seller.getByRole('alertdialog').getByRole('button', { name: draft.submit }).click();
    await expect(seller).toHaveURL(/contract\/detail/);
    await expect(seller.getByText(say.theirTurn)).toBeVisible();
  });

  await test.step('the purchaser asks for another wording', async () => {
    await page.goto(`/inquiry/purchaser/contract_info?contractSn=${contractSn}`);
    await page
      .getByRole('button', { name: new RegExp(`^${say.propose}`) })
      .first()
      .click();
    const window = page.getByRole('dialog');
    await window.getByLabel(say.proposalZh).fill(own);
    await window.getByLabel(say.comment).fill('来料检验需要更长时间');
    await window.getByRole('button', { name: say.saveRemark }).click();
    // Kept in the browser until it is sent.
    await page.reload();
    await expect(page.getByText(say.notSentYet)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${say.askChanges}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.sendRemarks }).click();
    await expect(page.getByText(say.theirTurn)).toBeVisible();
  });

  await test.step('the supplier takes it over and sends the revision', async () => {
    await seller.goto(`/inquiry/supplier/init_contract?contractSn=${contractSn}`);
    await seller.getByRole('button', { name: draft.takeOver }).click();
    await expect(seller.getByRole('status').filter({ hasText: draft.saved })).toBeVisible();
    await seller.getByRole('button', { name: draft.revise }).click();
    await seller.getByRole('alertdialog').getByRole('button', { name: draft.revise }).click();
    await expect(seller.getByText(say.theirTurn)).toBeVisible();
  });

  await test.step('the purchaser reads only what changed and confirms it', async () => {
    await page.reload();
    await expect(page.getByText(say.changesSince(1, 1))).toBeVisible();
    await expect(page.locator('[data-clause]')).toHaveCount(1);
    await expect(page.locator('ins').first()).toBeVisible();
    await page.getByRole('button', { name: say.confirm, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.confirm }).click();
    await expect(page.getByRole('button', { name: say.sign, exact: true })).toBeVisible();
  });

  await test.step('both sign, and the order is there', async () => {
    await seller.goto(`/seller/contract/detail?contractSn=${contractSn}`);
    await sign(seller);
    await page.reload();
    await sign(page);
    await expect(page.getByText(say.performance).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^SO\d{14}$/ })).toBeVisible();
  });

  await test.step('its PDF is the signed one; with one byte changed it is not', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.paperOf(say.both) }).click(),
    ]);
    const bytes = await readFile(await download.path());
    const anybody = await seller.context().browser()!.newContext();
    const guest = await anybody.newPage();
    await guest.goto('/contract/verify');
    const drop = guest.locator('input[type=file]');
    await drop.setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: bytes });
    await expect(guest.getByRole('heading', { name: verify.result_signed })).toBeVisible();
    await expect(guest.getByText(contractSn)).toBeVisible();
    const forged = Buffer.from(bytes);
    forged[Math.floor(forged.length / 2)]! ^= 1;
    await drop.setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: forged });
    await expect(guest.getByRole('heading', { name: verify.result_unknown })).toBeVisible();
    await anybody.close();
  });
});

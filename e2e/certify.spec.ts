// Becoming somebody else without a new login: a buyer's enterprise is certified, an engineer becomes a designer of his employer.
import type { Page } from '@playwright/test';
import { detailWords } from '#kit/detail/detail-words.ts';
import { checkCreditCode } from '#kit/rules/identity-rules.ts';
import { speak } from '#kit/words/speak.ts';
import { certificationWords } from '#mall/company/parts/certification-words.ts';
import { designerWords } from '#mall/designer/parts/designer-words.ts';
import { reviewWords } from '#screens/admin/review-words.ts';
import { expect, register, smsCodeOf, test } from './visitor.ts';

const say = speak(certificationWords, 'zh');
const sayDesigner = speak(designerWords, 'zh');
const review = speak(reviewWords, 'zh');

/** Longer than the page waits before it looks again whether somebody has decided. */
const SOON = { timeout: 25_000 };

/** A code that nobody has had before, with its right check digit. */
function aCreditCode(): string {
  const start = `91440300MA${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  const last = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].find(
    (one) => checkCreditCode(start + one) === undefined,
  );
  return start + last;
}

const paper = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** Somebody who has registered just now and is logged in here. */
async function comeIn(page: Page) {
  const who = await register(page);
  await page.addInitScript(
    ([access, refresh]) => {
      localStorage.setItem('access_token', access!);
      localStorage.setItem('refresh_token', refresh!);
      localStorage.setItem('time', String(Date.now()));
    },
    [who.tokens.access_token, who.tokens.refresh_token],
  );
  return who;
}

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name=${name}]`).fill(value);
};

async function proveMobile(page: Page, mobile: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送', { exact: false })).toBeVisible();
  await page.locator('[name=smsCode]').fill(await smsCodeOf(page, mobile));
}

test('a buyer certifies his enterprise, mends what was sent back, and is type 3 on the open page', async ({
  page,
  colleague,
}) => {
  const { mobile } = await comeIn(page);
  const uscc = aCreditCode();
  await page.goto('/member/authen');
  await fill(page, {
    companyName: `深圳旅程电子 ${uscc.slice(-6)} 有限公司`,
    uscc,
    foundedOn: '2018-03-01',
    address: '广东省深圳市南山区科苑路 15 号',
    legalName: '王建国',
    legalIdNumber: '11010519491231002X',
    contactName: '李四',
    contactMobile: mobile,
  });
  await page.locator('[name=companyType]').selectOption('limited');
  await page.locator('[name=industry]').selectOption('industrial');

  // Nothing that was typed is lost: the page is opened anew before anything was sent.
  await page.reload();
  await expect(page.getByText(say.restored)).toBeVisible();
  await expect(page.locator('[name=legalIdNumber]')).toHaveValue('11010519491231002X');

  await page.locator('input[type=file]').first().setInputFiles(paper('licence.png'));
  await page.locator('input[type=file]').last().setInputFiles(paper('letter.png'));
  await expect(page.getByRole('button', { name: /licence\.png/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /letter\.png/ })).toBeVisible();
  await proveMobile(page, mobile);
  await page.getByRole('button', { name: say.handIn }).click();
  await expect(page.getByRole('heading', { name: say.waiting })).toBeVisible();

  const admin = await colleague('admin01');
  await admin.goto(`/admin/certification/list?keyword=${uscc}`);
  await admin.getByRole('link', { name: review.review, exact: true }).click();
  await admin.getByRole('button', { name: speak(detailWords, 'zh').remarkOn(say.registerAddress) }).click();
  await admin.locator('[name=remark-address]').fill('与执照地址不一致');
  await admin.getByRole('button', { name: review.sendBack, exact: true }).click();
  await expect(admin.getByText(review.applicantReads)).toBeVisible();

  await expect(page.getByText('与执照地址不一致')).toBeVisible(SOON);
  await page.locator('[name=address]').fill('广东省深圳市南山区留仙大道 1 号');
  await page.getByRole('button', { name: say.submitAgain }).click();
  await expect(page.getByRole('heading', { name: say.waiting })).toBeVisible();

  await admin.goto(`/admin/certification/list?keyword=${uscc}`);
  await admin.getByRole('link', { name: review.review, exact: true }).click();
  await admin.getByRole('button', { name: review.approve, exact: true }).click();
  await admin
    .getByRole('dialog')
    .or(admin.getByRole('alertdialog'))
    .getByRole('button', { name: review.approve, exact: true })
    .click();
  await expect(admin.getByText(review.approved).first()).toBeVisible();

  await expect(page.getByRole('heading', { name: say.certifiedData })).toBeVisible(SOON);
  const employees = page.getByRole('navigation').getByRole('link', { name: '子账号' });
  await expect(employees).toBeVisible(SOON);
  await employees.click();
  await expect(page).toHaveURL(/\/member\/subAccount/);
});

test('an engineer is endorsed by his employer, approved by the platform, and is a designer on the open page', async ({
  page,
  colleague,
}) => {
  const { mobile, memberName } = await comeIn(page);
  await page.goto('/applyDesigner');
  await fill(page, {
    realName: '旅程工程师',
    idNumber: '11010519491231002X',
    mobile,
    jobTitle: '硬件工程师',
    yearsOfWork: '6',
  });
  await page.locator('[name=employer]').fill('启明电子');
  await page.getByRole('list', { name: sayDesigner.employerList }).getByRole('button').first().click();
  await page.getByRole('checkbox', { name: '电源', exact: true }).check();
  await page.locator('[name=products]').fill('24V 工业电源、电机驱动器');
  await page.locator('input[type=file]').first().setInputFiles(paper('degree.png'));
  await page.locator('input[type=file]').last().setInputFiles(paper('badge.png'));
  await expect(page.getByRole('button', { name: /degree\.png/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /badge\.png/ })).toBeVisible();
  await expect(page.getByText('草稿已保存', { exact: false })).toBeVisible();
  await proveMobile(page, mobile);
  await page.getByRole('checkbox', { name: sayDesigner.declaration }).check();
  await page.getByRole('button', { name: sayDesigner.submit }).click();
  await expect(page.getByRole('heading', { name: sayDesigner.waitingTitle })).toBeVisible();

  const employer = await colleague('company01');
  await employer.goto('/member/desApp/list?state=PENDING_ENTERPRISE');
  await employer
    .getByRole('row', { name: new RegExp(memberName) })
    .getByRole('link', { name: sayDesigner.decide })
    .click();
  await employer.getByRole('button', { name: sayDesigner.endorse, exact: true }).click();
  await employer
    .getByRole('dialog')
    .or(employer.getByRole('alertdialog'))
    .getByRole('button', { name: sayDesigner.endorse, exact: true })
    .click();
  await expect(employer.getByText(sayDesigner.endorsedToast).first()).toBeVisible();

  const admin = await colleague('admin01');
  await admin.goto(`/admin/designer/list?keyword=${memberName}`);
  await admin.getByRole('link', { name: review.review, exact: true }).click();
  await expect(admin.getByText(review.endorsed)).toBeVisible();
  await admin.getByRole('button', { name: review.approve, exact: true }).click();
  await admin
    .getByRole('dialog')
    .or(admin.getByRole('alertdialog'))
    .getByRole('button', { name: review.approve, exact: true })
    .click();

  await expect(page.getByText(sayDesigner.certifiedDesigner, { exact: true }).first()).toBeVisible(SOON);
  await page.getByRole('link', { name: sayDesigner.memberCentre }).first().click();
  await expect(page.getByText('认证设计师').first()).toBeVisible();
});

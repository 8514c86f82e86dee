// A buyer transfers money, and finance finds it in the bank's file: imported, looked at, booked; the order goes on to its store.
import { speak } from '#kit/words/speak.ts';
import { bankMatchWords } from '#mall/reconciliation/bank-status.ts';
import { bankWords } from '#mall/reconciliation/parts/bank-words.ts';
import { DEMO_PASSWORD, enterAs, expect, test } from './visitor.ts';

const say = speak(bankWords, 'zh');

test('finance imports a bank file, and what the buyer has transferred pays his order', async ({
  page,
  colleague,
}) => {
  await enterAs(page, 'buyer01');
  const login = await page.request.post('/v3/frontLogin/front/oauth/token', {
    headers: { authorization: `Basic ${btoa('front:front')}` },
    form: { username: 'buyer01', password: DEMO_PASSWORD, loginType: '1' },
  });
  const { access_token: token } = ((await login.json()) as { data: { access_token: string } }).data;
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => (await (await page.request.get(`/${path}`, { headers })).json()).data;
  const { list } = await get('v3/goods/front/goods/goodsList?keyword=AMS1117-3.3&inStock=1');
  const [part] = list as { minBuyNum: number; defaultProductId: number }[];
  const [{ addressId }] = await get('v3/member/front/memberAddress/list');
  const submitted = await page.request.post('/v3/business/front/orderOperate/submit', {
    headers,
    data: { source: 'buyNow', productId: part!.defaultProductId, number: part!.minBuyNum, addressId },
  });
  const { orderSns, paySn } = (await submitted.json()).data as { orderSns: string[]; paySn: string };
  const { due, transfer } = await get(`v3/business/front/orderPay/payInfo?paySn=${paySn}`);

  const finance = await colleague('admin01');
  await finance.goto('/admin/bank/list');
  await finance.getByRole('link', { name: '导入流水' }).click();
  await expect(finance.getByRole('heading', { name: say.importTitle })).toBeVisible();
  const serial = `E2E${Date.now()}`;
  const typed = String(transfer.referenceCode).replaceAll('0', 'O');
  const file = {
    name: '流水.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        '交易日期,流水号,收入,支出,余额,对方户名,附言',
        `2026-11-25,${serial}1,${due},,1.00,张三,货款 ${typed}`,
        `2026-11-25,${serial}2,12.34,,1.00,李四,不知道`,
      ].join('\n'),
    ),
  };
  const chooser = async () => {
    const choosing = finance.waitForEvent('filechooser');
    await finance
      .getByRole('button', { name: say.chooseFile })
      .or(finance.getByText(say.chooseFile))
      .first()
      .click();
    await (await choosing).setFiles(file);
    await finance.getByRole('button', { name: say.preview }).click();
  };
  await chooser();
  const sure = finance.getByRole('row').filter({ hasText: '张三' });
  await expect(sure).toContainText(bankMatchWords.SURE.zh);
  await expect(sure).toContainText(paySn);
  await expect(finance.getByRole('row').filter({ hasText: '李四' })).toContainText(say.toBeSetAside);
  await finance.getByRole('button', { name: say.take(2, 2) }).click();
  await expect(finance.getByText(say.takenTitle(2, 1, 1))).toBeVisible();

  // The same file again.
  await finance.getByRole('button', { name: say.again }).click();
  await chooser();
  await expect(finance.getByText(say.nothingNew)).toBeVisible();

  await finance.goto(`/admin/bank/list?state=all&keyword=${serial}1`);
  await finance.getByRole('link', { name: /^BL\d+/ }).click();
  await expect(finance.getByRole('link', { name: paySn })).toBeVisible();
  await expect(finance.getByText('已入账').first()).toBeVisible();

  await page.goto(`/member/order/detail?orderSn=${orderSns[0]}`);
  await expect(page.getByText('待发货').first()).toBeVisible();
});

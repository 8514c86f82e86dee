// What the mall tells a member: counted in the bar, read, deleted and brought back, sent by the ways he has chosen.
import { speak } from '#kit/words/speak.ts';
import { messageWords } from '#mall/message/parts/message-words.ts';
import { expect, register, settled, test, tooWide } from './visitor.ts';

const say = speak(messageWords, 'zh');
const DEVICES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
];

test('logins on new devices are told, read, deleted, brought back, and sent by SMS', async ({ page }) => {
  const me = await register(page);
  await page.addInitScript(
    ([access, refresh]) => {
      if (localStorage.getItem('access_token')) return;
      localStorage.setItem('access_token', access!);
      localStorage.setItem('refresh_token', refresh!);
      localStorage.setItem('time', String(Date.now()));
    },
    [me.tokens.access_token, me.tokens.refresh_token],
  );
  for (const device of DEVICES) {
    const login = await page.request.post('/v3/frontLogin/front/oauth/token', {
      headers: { authorization: `Basic ${btoa('front:front')}`, 'user-agent': device },
      form: { username: me.memberName, password: me.password, loginType: '1' },
    });
    expect(((await login.json()) as { state: number }).state).toBe(200);
  }

  await page.goto('/index');
  const bar = page.getByRole('link', { name: /^消息/ }).first();
  await expect(bar).toHaveText(/2 条未读/);
  await bar.click();
  await expect(page).toHaveURL('/msg/list');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('账户安全提醒：在新设备登录');
  await expect(rows.first()).toContainText('Safari');
  await expect(rows.first()).toContainText('如果不是您本人操作');

  await rows.first().getByRole('button', { name: '标为已读' }).click();
  await expect(bar).toHaveText(/1 条未读/);
  await page.getByLabel(say.unread).selectOption('1');
  await expect(page).toHaveURL('/msg/list?unread=1');
  await expect(rows).toHaveCount(1);
  await page.goto('/msg/list?kind=account');
  await expect(rows).toHaveCount(2);

  for (const row of await rows.all()) await row.locator('xpath=..').getByRole('checkbox').check();
  await page.getByRole('button', { name: say.delete, exact: true }).first().click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: say.undo }).click();
  await expect(rows).toHaveCount(2);
  await expect(bar).toHaveText(/1 条未读/);
  await rows.last().getByRole('link', { name: say.open }).click();
  await expect(page).toHaveURL(/\/member\/account/);
  await expect(bar).not.toHaveText(/未读/);

  await page.goto('/msg/setting');
  await expect(page.getByRole('switch', { name: `账户安全 · ${say.site}` })).toBeDisabled();
  const bySms = page.getByRole('switch', { name: `订单 · ${say.sms}` });
  await expect(bySms).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.url().endsWith('/setting/save'));
  await bySms.check();
  await saved;
  await page.reload();
  await expect(bySms).toBeChecked();
  await page.setViewportSize({ width: 360, height: 760 });
  await settled(page);
  expect(await tooWide(page)).toEqual([]);
  await page.goto('/msg/list');
  await settled(page);
  expect(await tooWide(page)).toEqual([]);

  const noticed = async () => {
    const response = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
    const sent = (await response.json()) as { recipient: string; body: string }[];
    return sent.filter((one) => one.recipient === me.mobile && one.body.includes('在新设备登录')).length;
  };
  await expect.poll(noticed).toBe(2);
});

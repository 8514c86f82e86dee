// From nothing to the first paid order: an empty production mall, its commands, and the people who trade there, over HTTP alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hours, seconds } from '#kit/time/duration.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { fileProtocol } from '#mall/file/file.protocol.ts';
import { aPdf } from '#mall/file/server/file.builders.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { type AliyunDouble, openAliyunDouble } from '#mall/message/server/aliyun-sms.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { secondFactorProtocol } from '#mall/second-factor/second-factor.protocol.ts';
import { codeOf, setUpFactor } from '#mall/second-factor/server/factor.builders.ts';
import { openingProtocol, settingProtocol } from '#mall/setting/setting.protocol.ts';
import { ownStoreProtocol } from '#mall/store/own-store.protocol.ts';
import { returnAddressProtocol, warehouseProtocol } from '#mall/store/place.protocol.ts';
import { storeProtocol } from '#mall/store/store.protocol.ts';
import { starterTexts } from '#starter/starter-texts.ts';
import { beginShutWithoutOrders } from '../opening-checks.ts';
import { openGate } from '../pages/opening-gate.ts';
import { openTestMall, type TestMall } from '../testing/open-test-mall.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { type Ended, runVerb } from './mall.ts';

const PASSWORD = 'Kaiye7788';
/** As one sets up a sender of SMS. */
const SMS = {
  MALL_SMS: 'aliyun',
  SMS_KEY_ID: 'x',
  SMS_KEY_SECRET: 'x',
  SMS_SIGN: 'x',
  SMS_CODE_TEMPLATE: 'x',
  SMS_NOTICE_TEMPLATE: 'x',
  SMS_INVITE_TEMPLATE: 'x',
};
let mall: TestMall;
let sms: AliyunDouble;
let folder: string;

beforeAll(async () => {
  sms = await openAliyunDouble();
  mall = await openTestMall({ isProduction: true, senders: { sms: { provider: 'aliyun', ...sms.account } } });
  folder = mkdtempSync(join(tmpdir(), 'yc-first-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await mall.close();
  await sms.close();
});

/** What the commands find in their environment. */
function environmentOf(more: Record<string, string> = {}): Record<string, string> {
  const { host, port, user, password = '', database } = mall.connection;
  const login = `${user}:${encodeURIComponent(String(password))}`;
  return {
    MALL_MODE: 'production',
    DATABASE_URL: `postgres://${login}@${encodeURIComponent(String(host))}:${port}/${database}`,
    PUBLIC_URL: 'https://mall.example',
    TOKEN_SECRET: 'x'.repeat(32),
    ...more,
  };
}

/** A program of its own, as somebody types it. */
function run(program: string, args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.resolve(`#app/${program}.ts`)), ...args],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: 'node_modules/.cache/node', ...environmentOf() },
    },
  );
  return { status: status ?? 1, said: stdout + stderr };
}

/** The same in this process, which has loaded what the command needs. */
async function commandWith(more: Record<string, string>, ...args: string[]): Promise<Ended> {
  for (const [name, value] of Object.entries(environmentOf(more))) vi.stubEnv(name, value);
  try {
    return await runVerb(args);
  } finally {
    vi.unstubAllEnvs();
  }
}
const command = (...args: string[]) => commandWith({}, ...args);

const logIn = async (username: string) => {
  const { access_token: token } = await mall.call(loginProtocol.token, {
    username,
    password: PASSWORD,
    loginType: 1,
  });
  return { token };
};

/** Of the operator's second factor, once he has one. */
let secret = '';
/** As he logs in from then on: password, then the code of the next half minute. */
async function logInAsOperator() {
  const { data } = await refusalOf(logIn('zhaoyunying'));
  mall.clock.pass(seconds(30));
  const { ticket } = data as { ticket: string };
  const tokens = await mall.call(secondFactorProtocol.logIn, { ticket, code: codeOf(mall, secret) });
  return { token: tokens.access_token };
}

describe('the commands of a new mall', { timeout: 240_000 }, () => {
  it('say what is missing or wrong, and change nothing', async () => {
    expect(run('command/mall', ['owner'])).toMatchObject({
      status: 1,
      said: expect.stringContaining('There is no “owner”'),
    });
    expect(await command('operator')).toMatchObject({
      status: 1,
      said: expect.stringContaining('--name is missing'),
    });
    const unasked = await command('operator', '--name', 'zhaoyunying');
    expect(unasked).toMatchObject({ status: 1, said: expect.stringContaining('--password-file') });
    const weak = await commandWith({ MALL_OPERATOR_PASSWORD: 'abc' }, 'operator', '--name', 'zhaoyunying');
    expect(weak).toMatchObject({ status: 1, said: expect.stringContaining('8-16') });
    const wish = ['store', '--code', 'shop', '--name-zh', '自营', '--name-en', 'Own'];
    const nobody = await command(...wish, '--owner', 'nobody01');
    expect(nobody).toMatchObject({ status: 1, said: expect.stringContaining('There is no member nobody01') });
    const role = await command('operator', '--name', 'zhaoyunying', '--roles', 'king');
    expect(role).toMatchObject({ status: 1, said: expect.stringContaining('There is no role “king”') });
    const [counted] = await mall.work((work) =>
      work.query('SELECT (SELECT count(*) FROM member) AS members, (SELECT count(*) FROM store) AS stores'),
    );
    expect(counted).toEqual({ members: 0, stores: 0 });
  });

  it('bring texts, an operator and a store; said again they change nothing', async () => {
    const migrated = run('migrate', []);
    expect(migrated.said).toContain('register, privacy, ordering');
    for (const { code } of starterTexts) expect(migrated.said).toContain(code);
    expect((await command('starter')).said).toContain('Nothing was missing.');
    writeFileSync(join(folder, 'password'), `${PASSWORD}\n`);
    const operator = ['operator', '--name', 'zhaoyunying', '--mobile', '13700000001'];
    const made = await command(...operator, '--password-file', join(folder, 'password'));
    expect(made).toMatchObject({ status: 0, said: expect.stringContaining('operator, finance, auditor') });
    expect((await command(...operator)).said).toContain('works for the platform already');
    const store = ['store', '--code', 'shop', '--name-zh', '自营店', '--name-en', 'Own store', '--self'];
    expect((await command(...store, '--owner', 'zhaoyunying', '--freight', '9.50')).said).toContain(
      'The store shop is there',
    );
    expect((await command(...store, '--owner', 'zhaoyunying')).said).toContain('is there already');
    const other = ['store', '--code', 'two', '--name-zh', '二店', '--name-en', 'Two'];
    const second = await command(...other, '--owner', 'zhaoyunying');
    expect(second).toMatchObject({ status: 1, said: expect.stringContaining('operates 自营店 already') });
    expect((await mall.call(storeProtocol.list, {})).list, 'while it is being made ready').toEqual([]);
  });

  it('give an account that is there its roles only with the word', async () => {
    await mall.work((work) => work.query("INSERT INTO member (member_name) VALUES ('somebody01')"));
    const refused = await command('operator', '--name', 'somebody01');
    expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('--grant') });
    const granted = await command('operator', '--name', 'somebody01', '--grant', '--roles', 'finance');
    expect(granted).toMatchObject({ status: 0, said: expect.stringContaining('new roles: finance') });
  });
});

describe('before it opens', { timeout: 240_000 }, () => {
  it('shows visitors that it is being made ready, lets people in to work, and operators look through', async () => {
    await mall.work(beginShutWithoutOrders);
    const gate = openGate(mall.mall.workshop, mall.mall.facilities, mall.clock);
    const app = Fastify();
    await app.register(fastifyCookie);
    app.get('*', (request, reply) =>
      gate.keeps(request, reply, 'en') ? reply : reply.send('the page itself'),
    );
    const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
    expect((await get('/goods/list')).body).toBe('the page itself');
    await gate.look();
    const shut = await get('/goods/list');
    expect([shut.statusCode, shut.headers['retry-after'], shut.headers['cache-control']]).toEqual([
      503,
      '3600',
      'no-store',
    ]);
    expect(shut.body).toContain('Opening soon');
    for (const open of [
      '/login',
      '/login/qr?key=1',
      '/register',
      '/pwd/find',
      '/setup?k=1',
      '/member/pwd/factor',
      '/agreement?code=privacy',
      '/admin',
      '/admin/open.data',
      '/seller/index',
    ])
      expect((await get(open)).body, open).toBe('the page itself');
    for (const closed of ['/', '/index', '/administer', '/cart/list'])
      expect((await get(closed)).statusCode, closed).toBe(503);

    // A page that changes into another one in the browser is sent to load it as a whole.
    const changing = await get('/index.data?_routes=x');
    expect([changing.statusCode, changing.headers['x-remix-redirect']]).toEqual([204, '/index']);
    expect((await get('/_root.data')).headers['x-remix-redirect']).toBe('/');

    const operator = await logIn('zhaoyunying');
    await expect(mall.call(openingProtocol.show, {}, operator)).rejects.toThrow(
      '须先在“账户安全”中设置两步验证',
    );
    expect((await command('check')).said).toMatch(/MUST +An operator has a second factor/);
    secret = (await setUpFactor(mall, operator, PASSWORD)).secret;
    const { url } = await mall.call(openingProtocol.preview, {}, operator);
    const looking = await get(url);
    const cookie = String(looking.headers['set-cookie']).split(';')[0]!;
    expect([looking.statusCode, looking.headers.location]).toEqual([302, '/']);
    expect(String(looking.headers['set-cookie'])).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect((await get('/goods/list', cookie)).body).toBe('the page itself');
    const later = cookie.replace(/=(\d)/, (_all, first) => `=${(Number(first) + 1) % 10}`);
    expect((await get('/goods/list', later)).statusCode).toBe(503);
    mall.clock.pass(hours(12.1));
    expect((await get('/goods/list', cookie)).statusCode).toBe(503);
    mall.clock.pass(-hours(12.1));

    const unready = await mall.call(openingProtocol.show, {}, operator);
    expect(unready.items.find(({ key }) => key === 'store')).toMatchObject({ isDone: 0 });
    expect(unready.items.find(({ key }) => key === 'places')).toMatchObject({ isDone: 0 });
    expect(unready.items.find(({ key }) => key === 'factor')).toMatchObject({ isDone: 1 });
    expect(unready.items.find(({ key }) => key === 'goods')).toMatchObject({ isDone: 0 });
    await expect(mall.call(openingProtocol.open, {}, operator)).rejects.toThrow(
      '还不能开业：公司名称与客服电话；备案号',
    );
    const somebody = { token: (await aLogin(mall)).token };
    for (const call of [openingProtocol.show, openingProtocol.open, openingProtocol.preview])
      await expect(mall.call(call, {}, somebody)).rejects.toThrow('仅限平台运营人员使用');
    expect(await command('check')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/MUST +A store that is open[\s\S]*MUST +Something[\s\S]*Not ready/),
    });
    await app.close();
  });
});

describe('the first order', { timeout: 240_000 }, () => {
  it('is paid by a transfer to the platform’s own account, and shipped', async () => {
    const operator = await logInAsOperator();
    const company = await mall.call(settingProtocol.company, {}, operator);
    expect(company.leftOpen).toEqual(['companyName', 'companyAddress', 'serviceTel', 'court']);
    const { leftOpen: _, ...blank } = company;
    const named = await mall.call(
      settingProtocol.saveCompany,
      {
        ...blank,
        companyNameZh: '甲公司',
        companyAddressZh: '深圳',
        courtZh: '南山法院',
        serviceTel: '0755-1234567',
        record: '粤ICP备1号',
      },
      operator,
    );
    expect(named.leftOpen).toEqual([]);
    const agreement = await mall.call(settingProtocol.agreement, { code: 'register' });
    expect(agreement.body).toContain('甲公司（深圳）');
    expect(agreement.body).not.toMatch(/[{}＿]/);

    await expect(mall.call(ownStoreProtocol.open, {}, operator)).rejects.toThrow('缺少：退货地址；仓库；');
    const place = { districtCode: '440305', detailAddress: '科苑路 15 号' };
    await mall.call(
      returnAddressProtocol.save,
      { receiverName: '赵先生', mobile: '13700000001', ...place },
      operator,
    );
    expect((await command('check')).said).toMatch(/MUST +A store with freight template/);
    await mall.call(warehouseProtocol.save, { code: 'SZ01', name: '深圳仓', ...place }, operator);
    expect((await command('check')).said).toMatch(/done +A store with freight template/);

    const file = join(folder, 'catalogue.jsonl');
    const line = { mpn: 'RC0603FR-0710KL', brand: 'YAGEO', category: 'res.chip', stock: 5_000 };
    const offer = { priceBreaks: [{ qty: 100, cny: 0.02 }] };
    writeFileSync(file, JSON.stringify({ ...line, ...offer }));
    expect(run('import-catalog', [file, '--store', 'shop']).said).toContain('1 offers');
    const found = async () => (await mall.call(searchProtocol.goodsList, { keyword: line.mpn })).list;
    expect(await found()).toEqual([]);
    await mall.call(ownStoreProtocol.open, {}, operator);
    expect((await command('check')).said).toMatch(/done +A store that is open/);
    const productId = (await found())[0]!.defaultProductId;

    const phone = '13700000002';
    await mall.call(messageProtocol.smsCode, { mobile: phone, type: 'free' });
    const smsCode = sms.sent.find(({ mobile }) => mobile === phone)!.values.code!;
    const { version: agreementVersion } = agreement;
    const wish = { phone, smsCode, memberName: 'qiancaigou', password: 'Caigou8899', agreementVersion };
    const buyer = { token: (await mall.call(loginProtocol.register, wish)).access_token };
    const { addressId } = await mall.call(
      addressProtocol.add,
      { receiverName: '钱先生', mobile: phone, ...place },
      buyer,
    );
    await mall.call(cartProtocol.add, { productId, number: 100 }, buyer);
    const shown = await mall.call(orderProtocol.confirm, { source: 'cart' }, buyer);
    expect(shown.payable).toBe('11.50');
    const { paySn } = await mall.call(
      orderProtocol.submit,
      { source: 'cart', addressId, expectedAmount: shown.payable },
      buyer,
    );

    const form = new FormData();
    form.append('purpose', 'voucher');
    form.append('fileName', 'slip.pdf');
    form.append('file', new Blob([new Uint8Array(aPdf())]), 'slip.pdf');
    const headers = { authorization: `Bearer ${buyer.token}` };
    const handedIn = await fetch(`${mall.origin}/${fileProtocol.upload.path}`, {
      method: 'POST',
      headers,
      body: form,
    });
    const { data } = (await handedIn.json()) as { data: { fileId: number } };
    const paidOn = mall.clock.now().toISOString().slice(0, 10);
    const payer = { payerName: '钱公司', bank: '招商银行', amount: '11.50' };
    const voucher = { ...payer, paidOn, fileIds: [data.fileId] };
    const transfer = { paySn, method: 'TRANSFER', voucher } as const;

    // Until the platform has said where to, nobody sends money anywhere.
    const shut = await mall.call(paymentProtocol.payInfo, { paySn }, buyer);
    expect(shut.transfer).toMatchObject({ accountName: '', bank: '', account: '' });
    expect(shut.methods.find(({ method }) => method === 'TRANSFER')).toMatchObject({
      isEnabled: false,
      why: '平台尚未设置收款账户',
    });
    await expect(mall.call(paymentProtocol.doPay, transfer, buyer)).rejects.toThrow('该支付方式暂未开通');
    expect((await command('account', '--name', '甲公司', '--bank', '', '--number', '1')).status).toBe(1);
    const other = ['--name', '甲公司', '--bank', '工商银行', '--number', '62220001'];
    expect((await command('account', ...other)).status).toBe(0);
    // The console says it as well.
    const mine = { accountName: '甲公司', bank: '工商银行', account: '6222 0002', password: PASSWORD };
    await mall.call(paymentProtocol.saveAccount, mine, operator);
    const open = await mall.call(paymentProtocol.payInfo, { paySn }, buyer);
    expect(open.transfer).toMatchObject({ accountName: '甲公司', bank: '工商银行', account: '6222 0002' });
    expect(open.methods.map(({ method, isEnabled }) => [method, isEnabled])).toEqual([
      ['BALANCE', false],
      ['TRANSFER', true],
    ]);

    // Until somebody has seen an SMS arrive, the list says that it is missing.
    const untried = await commandWith(SMS, 'check');
    expect(untried).toMatchObject({ status: 1, said: expect.stringMatching(/MUST +A test SMS was sent/) });
    await mall.call(openingProtocol.testSms, {}, operator);
    expect(sms.sent.at(-1)).toMatchObject({ mobile: '13700000001' });
    const { items } = await mall.call(openingProtocol.declare, { key: 'backup' }, operator);
    const isDone = (key: string) => items.find((item) => item.key === key)?.isDone;
    expect([isDone('sms'), isDone('backup'), isDone('look')]).toEqual([1, 1, 1]);

    // All that must be is there: visitors are let in.
    expect(await commandWith(SMS, 'check')).toMatchObject({
      status: 0,
      said: expect.stringContaining('Ready'),
    });
    expect((await mall.call(openingProtocol.open, {}, operator)).isOpen).toBe(1);
    const gate = openGate(mall.mall.workshop, mall.mall.facilities, mall.clock);
    await gate.look();
    expect(gate.keeps({} as never, {} as never, 'zh')).toBe(false);

    const { payment } = await mall.call(paymentProtocol.doPay, transfer, buyer);
    const { paymentSn } = payment;
    await mall.call(paymentProtocol.approve, { paymentSn, receivedAmount: '11.50' }, operator);
    const [order] = (await mall.call(paymentProtocol.payInfo, { paySn }, buyer)).orders;
    const { orderSn } = order!;
    await mall.call(
      orderProtocol.deliver,
      { orderSn, carrier: '顺丰速运', trackingNo: 'SF1' } as never,
      operator,
    );
    await mall.call(orderProtocol.receive, { orderSn }, buyer);
    expect((await mall.call(orderProtocol.detail, { orderSn }, buyer)).parcels).toHaveLength(1);

    // Authenticator and recovery codes are lost: whoever runs the mall lets the operator begin anew.
    expect(await command('unlock', '--name', 'nobody01')).toMatchObject({ status: 1 });
    expect((await command('unlock', '--name', 'zhaoyunying')).said).toMatch(
      /second factor is off; \d+ logins? of/,
    );
    // The command is a process of its own: the news of it takes a moment to the server.
    await vi.waitFor(() =>
      expect(mall.call(loginProtocol.memberInfo, {}, operator)).rejects.toThrow('请先登录'),
    );
    const anew = await logIn('zhaoyunying');
    await expect(mall.call(openingProtocol.show, {}, anew)).rejects.toThrow('两步验证');
    const [event] = await mall.work((work) =>
      work.query("SELECT user_agent AS by, detail FROM security_event WHERE kind = 'factorEnded'"),
    );
    expect(event).toMatchObject({ by: 'npm run mall', detail: { by: 'unlock', hadFactor: true } });
  });
});

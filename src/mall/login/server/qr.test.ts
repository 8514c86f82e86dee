// QR login through HTTP: shown, scanned, approved or refused, over in time, safe from whoever sees the picture.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { refusalOf } from '#app/testing/refusal-of.ts';
import { State } from '#kit/http/state.ts';
import { hours, seconds } from '#kit/time/duration.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { loginProtocol } from '../login.protocol.ts';
import { qrProtocol } from '../qr.protocol.ts';
import { aLogin, type Person } from './login.builders.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

/** A code on a form, with what its picture says. */
async function aCode() {
  const { scanUrl, ...rest } = await mall.call(qrProtocol.createQr, {});
  return { ...rest, scanKey: new URL(scanUrl!).searchParams.get('k')! };
}
type CartLine = { productId: number; buyNum: number };
const ask = (u: string, cartInfo?: CartLine[], at = mall) => at.call(qrProtocol.progress, { u, cartInfo });
const scan = (scanKey: string, person: Person, at = mall) => at.call(qrProtocol.scan, { scanKey }, person);
const confirm = (scanKey: string, person: Person, isApproved = 1, at = mall) =>
  at.call(qrProtocol.confirm, { scanKey, isApproved }, person);
const events = (memberId: number) =>
  mall.work((work) =>
    work.query<{ kind: string; detail: Record<string, unknown> }>(
      'SELECT kind, detail FROM security_event WHERE member_id = $1 ORDER BY event_id',
      [memberId],
    ),
  );
const EXPIRED = { progress: -1, checkCode: null, refreshToken: null };

describe('a QR code', () => {
  it('is a picture of the address to approve at, and its secrets are kept as hashes', async () => {
    const made = await mall.call(qrProtocol.createQr, {});
    expect(made.image).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(made.expiresIn).toBe(300);
    const scanUrl = new URL(made.scanUrl!);
    expect(scanUrl.origin + scanUrl.pathname).toBe(`${mall.origin}/login/qr`);
    const secrets = [made.u, scanUrl.searchParams.get('k')!];
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(secrets[0]).not.toBe(secrets[1]);
    const rows = JSON.stringify(await mall.work((work) => work.query('SELECT * FROM qr_login')));
    for (const secret of secrets) expect(rows).not.toContain(secret);
  });

  it('waits, is scanned, and lets the form in when the phone approves', async () => {
    const me = await aLogin(mall);
    const { u, scanKey } = await aCode();
    expect(await ask(u)).toEqual({ progress: 0, checkCode: null, refreshToken: null });

    const seen = await scan(scanKey, me);
    expect(seen).toMatchObject({ device: '未知设备', place: '内网', expiresIn: 300 });
    expect(seen.checkCode).toMatch(/^[2-9A-HJ-NP-Z]{2}$/);
    expect(await ask(u)).toEqual({ progress: 1, checkCode: seen.checkCode, refreshToken: null });
    expect(await scan(scanKey, me)).toMatchObject({ checkCode: seen.checkCode });

    expect(await confirm(scanKey, me)).toEqual({ progress: 2 });
    const { progress, refreshToken } = await ask(u);
    expect(progress).toBe(2);
    const form = new FormData(); // spec §7: the token call as multipart
    form.append('grant_type', 'refresh_token');
    form.append('refresh_token', refreshToken!);
    const response = await fetch(`${mall.origin}/${loginProtocol.token.path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('front:front')}` },
      body: form,
    });
    const { data } = (await response.json()) as { data: { access_token: string } };
    const member = await mall.call(loginProtocol.memberInfo, {}, { token: data.access_token });
    expect(member.memberId).toBe(me.memberId);
    expect(await events(me.memberId)).toMatchObject([
      { kind: 'qrApproved', detail: { ip: '127.0.0.1' } },
      { kind: 'loggedIn', detail: { by: 'qr' } },
    ]);
  });

  it("brings the guest's cart along", async () => {
    const me = await aLogin(mall);
    const { productId } = await mall.work((work) => aProduct(work));
    const { u, scanKey } = await aCode();
    await scan(scanKey, me);
    await confirm(scanKey, me);
    await ask(u, [{ productId, buyNum: 20 }]);
    const cart = await mall.call(cartProtocol.cartList, {}, me);
    expect(cart.storeCartGroupList.flatMap((group) => group.storeCartList)).toMatchObject([
      { productId, buyNum: 20 },
    ]);
  });

  it('gives its login once, also when many ask two server processes at the same moment', async () => {
    const beside = await openTestMall({ beside: mall });
    const me = await aLogin(mall);
    const { u, scanKey } = await aCode();
    await scan(scanKey, me, beside);
    await confirm(scanKey, me, 1, beside);
    const replies = await Promise.all([mall, beside, mall, beside].map((at) => ask(u, undefined, at)));
    expect(replies.filter(({ refreshToken }) => refreshToken !== null)).toHaveLength(1);
    expect(await ask(u)).toEqual(EXPIRED);
    await beside.close();
  });

  it('is refused by the phone', async () => {
    const me = await aLogin(mall);
    const { u, scanKey } = await aCode();
    const { checkCode } = await scan(scanKey, me);
    expect(await confirm(scanKey, me, 0)).toEqual({ progress: 3 });
    expect(await ask(u)).toEqual({ progress: 3, checkCode, refreshToken: null });
    expect((await refusalOf(confirm(scanKey, me))).message).toContain('二维码已失效');
  });

  it('is over after 300 seconds, in whatever state', async () => {
    const me = await aLogin(mall);
    const [waiting, scanned, approved] = [await aCode(), await aCode(), await aCode()];
    for (const { scanKey } of [scanned, approved]) await scan(scanKey, me);
    await confirm(approved.scanKey, me);
    mall.clock.pass(seconds(299));
    expect((await ask(waiting.u)).progress).toBe(0);
    mall.clock.pass(seconds(1));
    for (const { u } of [waiting, scanned, approved]) expect(await ask(u)).toEqual(EXPIRED);
    expect((await refusalOf(scan(waiting.scanKey, me))).message).toContain('二维码已失效');
    expect((await refusalOf(confirm(scanned.scanKey, me))).message).toContain('二维码已失效');
  });

  it('is swept away long after it is over', async () => {
    await aCode();
    mall.clock.pass(hours(2));
    for (let n = 0; n < 3; n++) await aCode();
    const [left] = await mall.work((work) => work.query('SELECT count(*) AS codes FROM qr_login'));
    expect(left).toEqual({ codes: 3 });
  });
});

describe('a QR code in wrong hands', () => {
  it('is worth nothing to who has only seen the picture', async () => {
    const { scanKey } = await aCode();
    expect(await ask(scanKey)).toEqual(EXPIRED);
  });

  it('is worth nothing on a phone to who has only the secret of the form', async () => {
    const me = await aLogin(mall);
    const { u } = await aCode();
    expect((await refusalOf(scan(u, me))).state).toBe(State.refused);
  });

  it('is decided only by who has scanned it first', async () => {
    const [me, other] = [await aLogin(mall), await aLogin(mall)];
    const { u, scanKey } = await aCode();
    expect((await refusalOf(confirm(scanKey, other))).message).toContain('二维码已失效');
    await scan(scanKey, me);
    expect((await refusalOf(scan(scanKey, other))).message).toContain('已被其他账号扫描');
    expect((await refusalOf(confirm(scanKey, other))).message).toContain('二维码已失效');
    expect((await ask(u)).progress).toBe(1);
  });

  it('needs somebody who is logged in, and who still is when the form comes for it', async () => {
    const me = await aLogin(mall);
    const { u, scanKey } = await aCode();
    expect((await mall.ask(qrProtocol.scan, { scanKey })).state).toBe(State.notLoggedIn);
    expect((await mall.ask(qrProtocol.confirm, { scanKey, isApproved: 1 })).state).toBe(State.notLoggedIn);
    await scan(scanKey, me);
    await confirm(scanKey, me);
    await mall.call(loginProtocol.logout, { everywhere: 1 }, me);
    expect(await ask(u)).toEqual(EXPIRED);
  });

  it('says the same of a code that never was', async () => {
    const me = await aLogin(mall);
    expect(await ask('nonsense')).toEqual(EXPIRED);
    expect((await refusalOf(scan('nonsense', me))).message).toContain('二维码已失效');
  });

  it('does not tell the address to approve at in production, where a phone reads it', async () => {
    const production = await openTestMall({ isProduction: true });
    expect((await production.call(qrProtocol.createQr, {})).scanUrl).toBeNull();
    await production.close();
  });
});

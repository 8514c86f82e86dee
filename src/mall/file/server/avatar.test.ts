// Pictures of members: what is taken, what becomes of it, and that nothing of the old one stays.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { loginProtocol } from '#mall/login/login.protocol.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { type AvatarReply, fileProtocol } from '../file.protocol.ts';

let mall: TestMall;

beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

async function handIn(bytes: Uint8Array, person: Person | null, fileName = 'me.jpg') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), fileName);
  const response = await fetch(`${mall.origin}/${fileProtocol.changeAvatar.path}`, {
    method: 'POST',
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
    body: form,
  });
  return (await response.json()) as { state: number; msg: string; data: AvatarReply };
}

const look = (url: string | null) => fetch(mall.origin + url);
const bytesOf = async (url: string | null) => Buffer.from(await (await look(url)).arrayBuffer());
const avatarOf = async (person: Person) => (await mall.call(loginProtocol.memberInfo, {}, person)).avatar;

/** Left third red, middle third green, right third blue. */
async function stripes(width = 900, height = 300) {
  const third = Math.floor(width / 3);
  const stripe = (background: string) =>
    sharp({ create: { width: third, height, channels: 3, background } })
      .png()
      .toBuffer();
  const parts = await Promise.all(['#f00', '#0f0', '#00f'].map(stripe));
  return sharp({ create: { width, height, channels: 3, background: '#000' } }).composite(
    parts.map((input, index) => ({ input, left: index * third, top: 0 })),
  );
}

/** Enough noise for a file of at least this size. */
const noise = (side: number) =>
  sharp(Buffer.from(Array.from({ length: side * side * 3 }, (_, n) => (n * 7919 * ((n >> 3) + 13)) & 255)), {
    raw: { width: side, height: side, channels: 3 },
  });

/** A PNG of a few kilobytes that claims, and holds, pixels for gigabytes. */
function pngBomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const whole = Buffer.alloc(body.length + 8);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    return whole;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF whose screen is 65535 × 65535. */
const gifBomb = Buffer.concat([
  Buffer.from('GIF89a', 'latin1'),
  Buffer.from([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  Buffer.from([0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x4c, 0x01, 0, 0x3b]),
]);

describe('handing in', () => {
  it('keeps the middle of the picture as a small square, and shows it to anyone', async () => {
    const me = await aLogin(mall);
    const { data } = await handIn(await (await stripes()).jpeg().toBuffer(), me);
    expect(await avatarOf(me)).toBe(data.avatar);
    const response = await look(data.avatar);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const { data: pixels, info } = await sharp(await bytesOf(data.avatar))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([256, 256, 3]);
    for (const at of [130 * 256 + 10, 130 * 256 + 128, 130 * 256 + 246])
      expect(pixels[at * 3 + 1]!, `pixel ${at} is green`).toBeGreaterThan(200);
  });

  it('takes PNG and GIF by their bytes, whatever they are called', async () => {
    const me = await aLogin(mall);
    for (const bytes of [
      await (await stripes()).png().toBuffer(),
      await (await stripes()).gif().toBuffer(),
    ]) {
      expect(await handIn(bytes, me, 'photo.pdf')).toMatchObject({ state: 200 });
    }
  });

  it('loses where and with what it was taken, and stands upright', async () => {
    const me = await aLogin(mall);
    const taken = await (await stripes(300, 900))
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '22/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const kept = await bytesOf((await handIn(taken, me)).data.avatar);
    const { exif, xmp, icc, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(kept.includes('SecretCamera')).toBe(false);
  });

  it('keeps nothing of what hangs on a picture', async () => {
    const me = await aLogin(mall);
    const page = '<script>alert(document.domain)</script>';
    const both = Buffer.concat([await (await stripes()).gif().toBuffer(), Buffer.from(page)]);
    const { data } = await handIn(both, me, 'x.gif');
    expect((await bytesOf(data.avatar)).includes('script')).toBe(false);
    expect((await look(data.avatar)).headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('refuses other kinds under a picture’s name', async () => {
    const me = await aLogin(mall);
    const bmp = Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]);
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('%PDF-1.7\n1 0 obj\n'),
      Buffer.from('MZ this is a program'),
      bmp,
      await (await stripes()).webp().toBuffer(),
    ]) {
      expect(await handIn(bytes, me)).toMatchObject({ state: 255, msg: '头像仅支持 JPG、GIF、PNG 格式' });
    }
    expect(await avatarOf(me)).toBeNull();
  });

  it('refuses more than 1.0 MB and takes just that much', async () => {
    const me = await aLogin(mall);
    const large = await noise(700).png({ compressionLevel: 0 }).toBuffer();
    expect(large.length).toBeGreaterThan(1.1 * 1024 * 1024);
    expect(await handIn(large, me)).toMatchObject({ state: 413, msg: '头像不能超过 1.0MB' });
    const small = await (await stripes()).jpeg().toBuffer();
    const filled = Buffer.concat([small, Buffer.alloc(1024 * 1024 - small.length)]);
    expect((await handIn(filled, me)).state).toBe(200);
    expect((await handIn(Buffer.concat([filled, Buffer.alloc(1)]), me)).state).toBe(413);
  });

  it('refuses damaged pictures, bombs and nothing at all', async () => {
    const me = await aLogin(mall);
    const whole = await (await stripes()).jpeg().toBuffer();
    for (const bytes of [whole.subarray(0, 200), gifBomb, pngBomb(30_000), pngBomb(65_000)]) {
      expect(await handIn(bytes, me)).toMatchObject({ state: 255, msg: '图片已损坏或无法识别，请换一张' });
    }
    expect((await handIn(Buffer.alloc(0), me)).msg).toBe('请选择要上传的文件');
    expect((await mall.ask(fileProtocol.changeAvatar, { file: 'text' }, me)).msg).toBe('请选择要上传的文件');
    expect((await handIn(whole, null)).state).toBe(266);
    expect((await mall.ask(fileProtocol.removeAvatar, {})).state).toBe(266);
  });
});

describe('the picture before', () => {
  const picture = async (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const remains = async (url: string | null) => {
    const [row] = await mall.work((work) =>
      work.query('SELECT content_hash FROM stored_file WHERE file_id = $1', [url!.split('/').at(-1)]),
    );
    return row !== undefined;
  };

  it('is gone when another one comes, and when it is removed', async () => {
    const me = await aLogin(mall);
    const first = (await handIn(await picture('#123456'), me)).data.avatar;
    const hash = createHash('sha256')
      .update(await bytesOf(first))
      .digest('hex');
    const place = join(mall.dataFolder, 'files', hash.slice(0, 2), hash);
    expect(existsSync(place)).toBe(true);
    const second = (await handIn(await picture('#654321'), me)).data.avatar;
    expect(second).not.toBe(first);
    expect((await look(first)).status).toBe(404);
    expect(await remains(first)).toBe(false);
    await vi.waitFor(() => expect(existsSync(place)).toBe(false));
    expect((await look(second)).status).toBe(200);
    expect((await handIn(await picture('#654321'), me)).data.avatar).toBe(second);
    expect(await mall.call(fileProtocol.removeAvatar, {}, me)).toEqual({ avatar: null });
    expect((await look(second)).status).toBe(404);
    expect(await avatarOf(me)).toBeNull();
    expect(await mall.call(fileProtocol.removeAvatar, {}, me)).toEqual({ avatar: null });
  });

  it('of somebody else stays, also when it is the same', async () => {
    const [me, other] = [await aLogin(mall), await aLogin(mall)];
    const bytes = await picture('#abcdef');
    await handIn(bytes, me);
    const theirs = (await handIn(bytes, other)).data.avatar;
    await mall.call(fileProtocol.removeAvatar, {}, me);
    expect((await look(theirs)).status).toBe(200);
    expect(await avatarOf(other)).toBe(theirs);
    expect(await avatarOf(me)).toBeNull();
  });
});

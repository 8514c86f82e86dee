// Files that members hand in: what is taken, what becomes of it, who sees it.
import { createHash, createHmac } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { hours } from '#kit/time/duration.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { type FileReply, fileProtocol } from '../file.protocol.ts';
import { aPdf } from './file.builders.ts';
import { fileReplies, requireFiles } from './file.ts';

let mall: TestMall;
let me: Person;

interface Answer {
  state: number;
  msg: string;
  data: FileReply;
}

async function handIn(bytes: Uint8Array, purpose: string, fileName = 'slip.jpg', person: Person | null = me) {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('fileName', fileName);
  form.append('file', new Blob([new Uint8Array(bytes)]), fileName);
  const headers: Record<string, string> = person ? { authorization: `Bearer ${person.token}` } : {};
  const response = await fetch(`${mall.origin}/${fileProtocol.upload.path}`, {
    method: 'POST',
    headers,
    body: form,
  });
  return (await response.json()) as Answer;
}

const fetchFile = (url: string, token?: string) =>
  fetch(mall.origin + url, { headers: token ? { authorization: `Bearer ${token}` } : {} });
const bytesOf = async (url: string, token?: string) =>
  Buffer.from(await (await fetchFile(url, token)).arrayBuffer());
const plain = ({ fileId }: FileReply) => `/file/${fileId}`;

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#e5480b' } });
const photo = () =>
  picture()
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody private' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const PDF = aPdf();

/** Two pixels beside each other: red and blue, as Windows writes them. */
function bmp(bits: 24 | 32): Buffer {
  const row = bits === 24 ? [0, 0, 255, 255, 0, 0, 0, 0] : [0, 0, 255, 0, 255, 0, 0, 0];
  const file = Buffer.alloc(54 + row.length);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(2, 18);
  file.writeInt32LE(1, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  Buffer.from(row).copy(file, 54);
  return file;
}

beforeAll(async () => {
  mall = await openTestMall();
  me = await aLogin(mall);
});
afterAll(() => mall.close());

describe('handing in', () => {
  it('draws photographs anew, upright and without their metadata', async () => {
    const { data } = await handIn(await photo(), 'evaluation', '我的照片.JPG');
    expect(data).toMatchObject({
      mimeType: 'image/jpeg',
      fileName: '我的照片.jpg',
      url: `/file/${data.fileId}`,
    });
    const kept = await sharp(await bytesOf(data.url)).metadata();
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([40, 60, undefined, undefined]);
  });

  it('finds the kind from the bytes, whatever the name says', async () => {
    const png = await handIn(await picture().png().toBuffer(), 'evaluation', 'really.jpg');
    expect(png.data).toMatchObject({ mimeType: 'image/png', fileName: 'really.png' });
    expect((await handIn(await picture().gif().toBuffer(), 'voucher')).data.mimeType).toBe('image/png');
  });

  it('takes BMP with 24 and 32 bits', async () => {
    for (const bits of [24, 32] as const) {
      const { data } = await handIn(bmp(bits), 'evaluation', 'scan.bmp');
      expect(data).toMatchObject({ mimeType: 'image/png', fileName: 'scan.png' });
      const { data: pixels } = await sharp(await bytesOf(data.url))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...pixels.subarray(0, 6)]).toEqual([255, 0, 0, 0, 0, 255]);
    }
  });

  it('takes PDF as a voucher, unchanged, and nowhere else', async () => {
    const { data } = await handIn(PDF, 'voucher', 'slip.pdf');
    expect(data).toMatchObject({ mimeType: 'application/pdf', fileName: 'slip.pdf' });
    expect(await bytesOf(plain(data), me.token)).toEqual(PDF);
    expect((await handIn(PDF, 'evaluation')).msg).toBe('仅支持 JPG、GIF、PNG、JPEG、BMP 格式的图片');
  });

  it('gives the same file the same id, and makes large pictures smaller', async () => {
    const bytes = await picture().png().toBuffer();
    const [a, b] = [await handIn(bytes, 'voucher'), await handIn(bytes, 'voucher')];
    expect(a.data.fileId).toBe(b.data.fileId);
    const large = sharp({ create: { width: 5_000, height: 2_500, channels: 3, background: '#fff' } });
    const { data } = await handIn(await large.png().toBuffer(), 'evaluation');
    expect((await sharp(await bytesOf(data.url)).metadata()).width).toBe(2_560);
  });

  it('refuses other kinds, damaged pictures, nothing at all, and more than 4 MB', async () => {
    const whole = await photo();
    const cutBmp = bmp(24).subarray(0, 56);
    expect((await handIn(Buffer.from('<svg onload="alert(1)"/>'), 'voucher')).msg).toContain('PDF');
    expect((await handIn(Buffer.from('MZ this is a program'), 'evaluation', 'nice.png')).state).toBe(255);
    expect((await handIn(whole.subarray(0, 120), 'evaluation')).msg).toBe('图片已损坏或无法识别，请换一张');
    expect((await handIn(cutBmp, 'evaluation')).msg).toBe('图片已损坏或无法识别，请换一张');
    expect((await handIn(Buffer.alloc(0), 'voucher')).state).toBe(255);
    expect((await mall.ask(fileProtocol.upload, { purpose: 'voucher', file: 'text' }, me)).msg).toBe(
      '请选择要上传的文件',
    );
    expect((await handIn(Buffer.alloc(4 * 1024 * 1024 + 1), 'voucher')).state).toBe(413);
    expect((await handIn(whole, 'avatar')).state).toBe(255);
    expect((await handIn(whole, 'voucher', 'a.jpg', null)).state).toBe(266);
  });

  it('keeps no folders of the name', async () => {
    expect((await handIn(await photo(), 'voucher', '..\\..\\etc/pass"wd.php')).data.fileName).toBe(
      'passwd.jpg',
    );
  });
});

describe('looking at', () => {
  it('shows public files to anyone, for ever', async () => {
    const { data } = await handIn(await photo(), 'evaluation');
    const response = await fetchFile(data.url);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const again = await fetch(mall.origin + data.url, {
      headers: { 'if-none-match': response.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  it('shows private files to the owner, finance and operators only', async () => {
    const { data } = await handIn(await photo(), 'voucher');
    const people = {
      owner: me,
      finance: await aLogin(mall, { roles: ['finance'] }),
      operator: await aLogin(mall, { roles: ['operator'] }),
      auditor: await aLogin(mall, { roles: ['auditor'] }),
      other: await aLogin(mall),
    };
    for (const [who, { token }] of Object.entries(people)) {
      const maySee = who === 'owner' || who === 'finance' || who === 'operator';
      const response = await fetchFile(plain(data), token);
      expect([who, response.status]).toEqual([who, maySee ? 200 : 404]);
      const info = await mall.ask(fileProtocol.info, { fileId: data.fileId }, { token });
      expect([who, info.state]).toEqual([who, maySee ? 200 : 404]);
      if (maySee) expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await fetchFile(plain(data))).status).toBe(404);
    expect((await mall.ask(fileProtocol.info, { fileId: data.fileId })).state).toBe(404);
  });

  it('shows evidence of trials to the owner and the reviewers, not to finance', async () => {
    const { data } = await handIn(PDF, 'evidence', 'trial.pdf');
    const statusFor = async (token: string) => (await fetchFile(plain(data), token)).status;
    expect(await statusFor(me.token)).toBe(200);
    expect(await statusFor((await aLogin(mall, { roles: ['auditor'] })).token)).toBe(200);
    expect(await statusFor((await aLogin(mall, { roles: ['operator'] })).token)).toBe(200);
    expect(await statusFor((await aLogin(mall, { roles: ['finance'] })).token)).toBe(404);
    expect(await statusFor((await aLogin(mall)).token)).toBe(404);
  });

  it('opens nothing to who knows what a private file contains: contracts publish hashes of their papers', async () => {
    const { data } = await handIn(PDF, 'voucher', 'paper.pdf');
    const contentHash = createHash('sha256').update(PDF).digest('hex');
    const until = Math.floor(mall.clock.now().getTime() / 1_000) + 3_600;
    const key = createHmac('sha256', contentHash).update(`${data.fileId}:${until}`).digest('base64url');
    expect((await fetchFile(`${plain(data)}?until=${until}&key=${key}`)).status).toBe(404);
  });

  it('opens a private file by the link of a reply, until that expires', async () => {
    const { data } = await handIn(await photo(), 'voucher');
    expect((await fetchFile(data.url)).status).toBe(200);
    expect((await fetchFile(data.url.replace(/until=\d+/, 'until=99999999999'))).status).toBe(404);
    expect((await fetchFile(`${plain(data)}?until=99999999999&key=x`)).status).toBe(404);
    mall.clock.pass(hours(2));
    expect((await fetchFile(data.url)).status).toBe(404);
  });

  it('answers unknown files with the envelope', async () => {
    for (const url of ['/file/999999', '/file/abc', '/file/99999999999999999999']) {
      const response = await fetchFile(url);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ state: 404, data: null });
    }
  });
});

describe('files in other rooms', () => {
  it('must be the own ones, handed in for this use', async () => {
    me = await aLogin(mall);
    const voucher = (await handIn(await photo(), 'voucher')).data.fileId;
    const review = (await handIn(await photo(), 'evaluation')).data.fileId;
    const check = (memberId: number, fileIds: number[], kinds: 'pictures' | 'vouchers' | 'evidence') =>
      mall.work((work) => requireFiles(work, memberId, fileIds, { kinds }));
    await check(me.memberId, [voucher], 'vouchers');
    await check(me.memberId, [review], 'pictures');
    const trial = (await handIn(PDF, 'evidence', 'trial.pdf')).data.fileId;
    await check(me.memberId, [trial], 'evidence');
    await expect(check(me.memberId, [trial], 'vouchers')).rejects.toMatchObject({ state: 255 });
    await expect(check(me.memberId, [voucher], 'evidence')).rejects.toMatchObject({ state: 255 });
    await expect(check(me.memberId, [review, voucher], 'pictures')).rejects.toMatchObject({ state: 255 });
    await expect(check((await aLogin(mall)).memberId, [review], 'pictures')).rejects.toMatchObject({
      state: 404,
    });
    const replies = await mall.work((work) => fileReplies(work, [review, 999_999, voucher]));
    expect(replies.map(({ fileId }) => fileId)).toEqual([review, voucher]);
  });
});

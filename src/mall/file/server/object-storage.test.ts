// Files in an object storage instead of the data folder: handed in, seen, kept once, and gone when nobody names them.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { aLogin } from '#mall/login/server/login.builders.ts';
import { fileProtocol } from '../file.protocol.ts';
import { aPdf } from './file.builders.ts';
import { openFileStore } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'yc-bucket-'));
const storage = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder });
const { port } = (await storage.run()) as { port: number };
const bucket = {
  name: 'mall-files',
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${port}`,
  keyId: 'S3RVER',
  keySecret: 'S3RVER',
};
const mall = await openTestMall({ bucket });
afterAll(async () => {
  await mall.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a file that a member hands in lies in the bucket, and comes back as it was', async () => {
  const me = await aLogin(mall);
  const form = new FormData();
  const bytes = new Uint8Array(aPdf());
  form.append('purpose', 'voucher');
  form.append('fileName', 'slip.pdf');
  form.append('file', new Blob([bytes]), 'slip.pdf');
  const headers = { authorization: `Bearer ${me.token}` };
  const answer = await fetch(`${mall.origin}/${fileProtocol.upload.path}`, {
    method: 'POST',
    headers,
    body: form,
  });
  const { data } = (await answer.json()) as { data: { fileId: number } };
  const seen = await fetch(`${mall.origin}/file/${data.fileId}`, { headers });
  expect(Buffer.from(await seen.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await fetch(`${mall.origin}/file/${data.fileId}`)).status).toBe(404);
  expect(() => readdirSync(join(mall.dataFolder, 'files'))).toThrow('ENOENT');
});

it('keeping twice and removing twice is harmless', async () => {
  const store = await openFileStore({ dataFolder: folder, bucket });
  const bytes = Buffer.from('内容');
  await store.keep('abcdef', bytes);
  await store.keep('abcdef', bytes);
  expect(Buffer.from(await store.read('abcdef')).toString()).toBe('内容');
  await store.remove('abcdef');
  await store.remove('abcdef');
  await expect(store.read('abcdef')).rejects.toThrow();
});

it('a storage that is not there stops the start with a sentence', async () => {
  const wrong = { ...bucket, endpoint: 'http://127.0.0.1:9' };
  await expect(openFileStore({ dataFolder: folder, bucket: wrong })).rejects.toThrow(
    'The object storage does not let the mall to the bucket mall-files',
  );
});

// A signed PDF: pdfsig and the mall's own check find it intact, and find each changed byte and whatever is added behind.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { printPdf } from '#kit/pdf/print-pdf.ts';
import { findTool } from '#kit/test/find-tool.ts';
import { checkPdf } from './check-pdf.ts';
import { makeDemoSeal, openPkcs12, openSeal, type Seal } from './seal.ts';
import { signPdf } from './sign-pdf.ts';
import { answerTimeStamp } from './time-stamp.builders.ts';

const AT = new Date('2026-11-28T01:02:03Z');
const folder = mkdtempSync(join(tmpdir(), 'yc-sign-'));
afterAll(() => rmSync(folder, { recursive: true }));

const made = { root: '演示根', name: '元采检测研究院', organisation: '元采', at: AT };
const kept = await makeDemoSeal(made);
const seal = await openSeal(kept, true);
const wish = { reason: '检测报告 YCT26000001', at: AT, rect: [400, 60, 500, 160] as const };
const paper = await printPdf(
  { content: ['检测报告', { text: '第二页', pageBreak: 'before' }] },
  'YCT26000001',
  AT,
);
const signed = await signPdf(paper, seal, wish);
const trusted = [seal.chain[1]!];

/** What pdfsig says; undefined where there is none. */
function pdfsig(bytes: Buffer): string | undefined {
  const tool = findTool('pdfsig');
  if (!tool) return undefined;
  const path = join(folder, 'judged.pdf');
  writeFileSync(path, bytes);
  return spawnSync(tool, ['-nocert', path]).stdout.toString();
}

it('is intact by both, names its signer and its moment, and covers all of the file', async () => {
  expect(await checkPdf(signed, trusted)).toEqual({
    ...{ found: 'GOOD', signer: '元采检测研究院', saidAt: AT, stamp: null },
  });
  const said = pdfsig(signed);
  if (said === undefined) return;
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Total document signed');
  expect(said).toContain('ETSI.CAdES.detached');
  expect(said).toContain('元采检测研究院');
});

it('one changed byte anywhere is found by both', async () => {
  const places = [9, Math.floor(paper.length / 3), paper.length - 40, signed.length - 30];
  for (const place of places) {
    const touched = Buffer.from(signed);
    touched[place] = (touched[place] ?? 0) ^ 1;
    expect([place, (await checkPdf(touched, trusted)).found]).toEqual([place, 'BROKEN']);
  }
  const touched = Buffer.from(signed);
  const place = touched.indexOf('stream') + 20;
  touched[place] = (touched[place] ?? 0) ^ 1;
  expect((await checkPdf(touched, trusted)).found).toBe('BROKEN');
  const said = pdfsig(touched);
  if (said !== undefined) expect(said).not.toContain('Signature is Valid');
});

it('what is written behind it does not count, somebody else’s seal is strange, and a paper without one has none', async () => {
  expect((await checkPdf(Buffer.concat([signed, Buffer.from('\n%more\n')]), trusted)).found).toBe('PARTIAL');
  expect((await checkPdf(signed, [])).found).toBe('STRANGE');
  expect((await checkPdf(paper, trusted)).found).toBe('NONE');
  expect((await checkPdf(Buffer.from('/ByteRange [0 5 9 3]'), trusted)).found).toBe('BROKEN');
});

it('bears the stamp of a time stamp authority; without its answer nothing is signed', async () => {
  const authority = await openSeal(await makeDemoSeal({ ...made, name: '时间戳' }, 'timeStamp'), true);
  let answer: (query: Buffer) => Promise<Buffer> = (query) => answerTimeStamp(authority, query, AT);
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => reply.end(await answer(Buffer.concat(parts)).catch(() => '')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const timeStampUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const stamped = await signPdf(paper, seal, { ...wish, timeStampUrl });
    expect(await checkPdf(stamped, trusted)).toMatchObject({
      found: 'GOOD',
      stamp: { at: AT, by: '时间戳' },
    });
    const said = pdfsig(stamped);
    if (said !== undefined) expect(said).toContain('Signature is Valid');
    answer = (query) => answerTimeStamp(authority, query, AT, Buffer.from('other'));
    await expect(signPdf(paper, seal, { ...wish, timeStampUrl })).rejects.toThrow('not about this signature');
  } finally {
    server.close();
  }
  await expect(signPdf(paper, seal, { ...wish, timeStampUrl })).rejects.toThrow();
});

it('is opened from a PKCS#12 file, not with a wrong password', async () => {
  const pem = (kind: string, base64: string) => `-----BEGIN ${kind}-----\n${base64}\n-----END ${kind}-----\n`;
  writeFileSync(join(folder, 'key.pem'), pem('PRIVATE KEY', kept.key));
  writeFileSync(join(folder, 'own.pem'), pem('CERTIFICATE', kept.chain[0]!));
  writeFileSync(join(folder, 'root.pem'), pem('CERTIFICATE', kept.chain[1]!));
  const made = spawnSync(
    'openssl',
    [
      ...['pkcs12', '-export', '-inkey', 'key.pem', '-in', 'own.pem', '-certfile', 'root.pem'],
      ...['-out', 'seal.p12', '-passout', 'pass:geheim'],
    ],
    { cwd: folder },
  );
  if (made.status !== 0) return void console.warn('There is no openssl: PKCS#12 is not judged.');
  const { readFileSync } = await import('node:fs');
  const file = readFileSync(join(folder, 'seal.p12'));
  const opened: Seal = await openPkcs12(file, 'geheim');
  expect(opened.chain).toHaveLength(2);
  expect((await checkPdf(await signPdf(paper, opened, wish), trusted)).found).toBe('GOOD');
  await expect(openPkcs12(file, 'falsch')).rejects.toThrow('The seal could not be opened');
});

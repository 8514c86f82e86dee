// Papers as PDF: what is one, what only begins like one, and that nobody's paper becomes a page of the mall.
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { DOCUMENT, INERT } from '#kit/http/server/headers.ts';
import { printPdf } from '#kit/pdf/print-pdf.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { type FileReply, fileProtocol } from '../file.protocol.ts';
import { aPdf } from './file.builders.ts';

let mall: TestMall;
let me: Person;

beforeAll(async () => {
  mall = await openTestMall();
  me = await aLogin(mall);
});
afterAll(() => mall.close());

async function handIn(bytes: Uint8Array, purpose = 'voucher', language = 'zh') {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'paper.pdf');
  const response = await fetch(`${mall.origin}/${fileProtocol.upload.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
    body: form,
  });
  return (await response.json()) as { state: number; msg: string; data: FileReply };
}

const join = (...parts: (string | Uint8Array)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const SCRIPT = '<script>alert(document.domain)</script>';
const pdf = aPdf();
const text = pdf.toString('latin1');

describe('a PDF is taken', () => {
  it.each(['voucher', 'certificate', 'evidence', 'attachment'])('as %s, unchanged', async (purpose) => {
    const { data } = await handIn(pdf, purpose);
    expect(data.mimeType).toBe('application/pdf');
    expect(Buffer.from(await (await fetch(mall.origin + data.url)).arrayBuffer())).toEqual(pdf);
  });

  it('as other programs write it', async () => {
    const printed = await printPdf({ content: [{ text: '合同' }] }, 'a paper', new Date(0));
    const stream = text.replace(/xref\n.*?trailer(<<)(.*?)\nstartxref/s, '9 0 obj$1/Type/XRef$2\nstartxref');
    const more = `${text}4 0 obj<</Of/AnUpdate>>endobj\n`;
    const grown = `${more}xref\n0 0\ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n${more.length}\n%%EOF`;
    for (const [what, bytes] of Object.entries({
      'printed by the mall': printed,
      'with a stream instead of a table': Buffer.from(stream, 'latin1'),
      'with an update behind': Buffer.from(grown, 'latin1'),
      'with blanks behind': join(pdf, '\r\n \n\0'),
    }))
      expect([what, (await handIn(bytes)).state]).toEqual([what, 200]);
  });
});

describe('what only looks like one is refused', () => {
  it.each([
    ['a beginning and nothing else', '%PDF-1.7\n'],
    ['without an end', text.replace('%%EOF', '')],
    ['without a table', text.replace(/startxref\s+\d+/, 'startxref\n0')],
    ['with a table that lies elsewhere', text.replace(/startxref\s+\d+/, 'startxref\n99999')],
    ['without a root', text.replace('/Root', '/Roof')],
    ['cut off', pdf.subarray(0, pdf.length - 40)],
    ['of a version that never was', text.replace('%PDF-1.4', '%PDF-x.4')],
    ['a page in its first lines', aPdf(SCRIPT)],
    ['a page behind its end', join(pdf, SCRIPT)],
    ['an archive behind its end', join(pdf, zipSync({ 'x.js': Buffer.from('alert(1)') }))],
    ['a program behind its end', join(pdf, 'MZ\x90\0\x03')],
  ])('%s', async (_what, bytes) => {
    expect(await handIn(join(bytes))).toMatchObject({
      state: 255,
      msg: 'PDF 文件已损坏或不完整，请重新导出后上传',
    });
    expect((await handIn(join(bytes), 'certificate', 'en')).msg).toBe(
      'The PDF is damaged or not complete: please export it again',
    );
  });

  it.each([
    ['a page before it', join(`<!doctype html>${SCRIPT}`, pdf)],
    ['a blank before it', join('\n', pdf)],
    ['a picture before it', join('GIF89a', pdf)],
  ])('%s', async (_what, bytes) => {
    expect((await handIn(bytes)).state).toBe(255);
  });
});

describe('what members have handed in never runs as a page of the mall', () => {
  it('a PDF is called a PDF, not guessed at, not framed by others, and kept by nobody', async () => {
    const { data } = await handIn(pdf, 'evidence');
    const { headers } = await fetch(mall.origin + data.url);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(DOCUMENT);
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''file.pdf");
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('a picture may do nothing at all', async () => {
    const pixel = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
    const { data } = await handIn(pixel, 'evaluation');
    const { headers } = await fetch(mall.origin + data.url);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(INERT);
    expect(INERT).toContain('sandbox');
  });
});

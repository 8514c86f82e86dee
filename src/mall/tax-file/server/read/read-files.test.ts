// Files are read whatever their name says, each kind to the same; nothing of a stranger's stops the reading of the others.
import { expect, it } from 'vitest';
import { officialInvoice } from '../../official-invoice.ts';
import { ofdOf, pdfOf, xmlOf, zipOf } from '../official-files.builders.ts';
import { readFiles } from './read-files.ts';

const WISH = {
  ...{ number: '26352000000000000001', total: '113.00', tax: '13.00', buyerName: '甲公司' },
  ...{ buyerNo: '914403001922038216', remark: 'IV26112000000001' },
};
const BOMB = `<!DOCTYPE a [<!ENTITY x "xxxxxxxxxx">]><EInvoice>&x;</EInvoice>`;

it('reads XML, OFD and PDF alike, and says which it could not', async () => {
  const files = {
    'a.xml': xmlOf(WISH),
    '发票/b.ofd': ofdOf(WISH),
    '发票/c.ofd': ofdOf(WISH, { isAttached: true }),
    'd.pdf': await pdfOf(WISH),
    'e.pdf': await pdfOf(WISH, { hasProperties: true }),
    'f.txt': xmlOf(WISH),
    'g.zip': zipOf({ 'a.xml': xmlOf(WISH) }),
    'h.xml': Buffer.from(BOMB),
    'i.pdf': Buffer.from('%PDF-1.7 nothing'),
    'j.jpg': Buffer.from([0xff, 0xd8, 0xff]),
    '__MACOSX/a.xml': xmlOf(WISH),
  };
  const read = await readFiles(zipOf(files), 'all.zip');
  const said = read.map((one) => [one.fileName, one.said && officialInvoice(one.said)] as const);
  const invoice = {
    ...{ number: WISH.number, issuedOn: '2026-11-20', type: 'normal', amount: 11_300, tax: 1_300 },
    buyerNo: WISH.buyerNo,
  };
  for (const [name, found] of said.slice(0, 6)) expect([name, found]).toMatchObject([name, invoice]);
  expect(said.slice(6)).toEqual([
    ['g.zip', undefined],
    ['h.xml', undefined],
    ['i.pdf', undefined],
    ['j.jpg', undefined],
  ]);
});

it('says in a sentence what cannot be opened', async () => {
  const sentence = (bytes: Uint8Array) => readFiles(bytes, 'x.zip').then(() => '', String);
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`${at}.xml`, Buffer.from('<a/>')]));
  expect(await sentence(zipOf(many))).toContain('500');
  expect(await sentence(new Uint8Array())).not.toBe('');
  expect(await sentence(zipOf({ 'a.xml': xmlOf(WISH) }).subarray(0, 200))).not.toBe('');
});

// The seal that reports bear: the one that whoever runs the mall has given it, else a demonstration's, made at its first use and kept.
import { readFile } from 'node:fs/promises';
import type { Certificate } from 'pkijs';
import type { Work } from '#kit/db/work.ts';
import { checkPdf, type PdfCheck } from '#kit/pdf/sign/check-pdf.ts';
import {
  bytesOf,
  type KeptSeal,
  makeDemoSeal,
  openPkcs12,
  openSeal,
  readCertificate,
  type Seal,
} from '#kit/pdf/sign/seal.ts';
import { findSetting, keepSetting } from '#mall/setting/server/setting.ts';

/** What the environment says of sealing. */
export interface Sealing {
  /** Undefined: reports bear a demonstration's seal, and say so. */
  seal: Seal | undefined;
  /** Of an authority of time stamps (RFC 3161); undefined: none is asked. */
  timeStampUrl: string | undefined;
}

/** Whose seal reports bear, and who stamps them in time; without them a demonstration's, and nobody. */
export interface SealingWish {
  seal?: { file: string; passwordFile: string };
  timeStampUrl?: string;
}

/** Read once at the start, so that a wrong password stops it. @throws Error with a sentence for whoever runs the mall */
export async function openSealing(of: SealingWish): Promise<Sealing> {
  if (!of.seal) return { seal: undefined, timeStampUrl: of.timeStampUrl };
  const [file, password] = await Promise.all([
    readFile(of.seal.file),
    readFile(of.seal.passwordFile, 'utf8'),
  ]);
  return { seal: await openPkcs12(file, password.trim()), timeStampUrl: of.timeStampUrl };
}

/** Where the demonstration's key is kept: in the database beside the mall's other secrets, never shown and never logged. */
const KEY_NAME = 'report_demo_seal';

/** Read by the job that signs alone. */
export async function instituteSeal(work: Work, { seal }: Sealing, name: string): Promise<Seal> {
  if (seal) return seal;
  const kept = (await findSetting(work, KEY_NAME)) ?? (await keepDemoSeal(work, name));
  return openSeal(kept as KeptSeal, true);
}

/** Whoever is first makes it. */
async function keepDemoSeal(work: Work, name: string): Promise<unknown> {
  const of = { root: '元采演示根', name: `${name}（演示）`, organisation: name, at: work.now };
  return keepSetting(work, KEY_NAME, await makeDemoSeal(of));
}

export const certificateText = ([own]: readonly Certificate[]): string =>
  own ? bytesOf(own).toString('base64') : '';

/** Whether a file is as it was signed, by a seal that reports of this mall have borne. */
export async function checkAgainstSeals(work: Work, pdf: Buffer): Promise<PdfCheck> {
  const used = await work.query<{ text: string }>(
    `SELECT DISTINCT seal_certificate AS text FROM report WHERE seal_certificate <> ''`,
    [],
    'report-seals',
  );
  return checkPdf(
    pdf,
    used.map(({ text }) => readCertificate(text)),
  );
}

// The thread in which official files are read: whatever they do to memory and time, the mall goes on.
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { BEGINS } from '#kit/jobs/ask-thread.ts';
import { required } from '#kit/rules/required.ts';
import { unzip } from '#kit/sheet/inspect-zip.ts';
import { MOST_FILES, UNPACKED_BYTES } from '../../tax-file.protocol.ts';
import type { FilesAnswer, ReadFile } from './read-files.ts';
import { kindOf, readOfficial } from './read-official.ts';

const { bytes, fileName } = workerData as { bytes: Uint8Array; fileName: string };
const port = required(parentPort);

/** What lies in it; folders and what other systems put beside files are passed over. */
function unpacked(zip: Buffer): { name: string; bytes: Buffer }[] | 'damaged' | 'tooManyFiles' {
  try {
    const files = unzip(zip, UNPACKED_BYTES).filter(
      ({ name, bytes: one }) => one.length > 0 && !/(^|\/)(__MACOSX\/|\.)/.test(name),
    );
    return files.length > MOST_FILES ? 'tooManyFiles' : files;
  } catch {
    return 'damaged';
  }
}

async function read(): Promise<FilesAnswer> {
  const whole = Buffer.from(bytes);
  const files = kindOf(whole) === 'ZIP' ? unpacked(whole) : [{ name: fileName, bytes: whole }];
  if (typeof files === 'string') return files;
  const all: ReadFile[] = [];
  for (const { name, bytes: one } of files) {
    const kind = kindOf(one);
    // A zip within a zip is not opened.
    const said = kind && kind !== 'ZIP' ? await readOfficial(kind, one) : undefined;
    all.push({
      fileName: basename(name).slice(-200),
      kind: kind === 'ZIP' || !kind ? null : kind,
      bytes: new Uint8Array(one),
      said,
    });
  }
  return all;
}

port.postMessage(BEGINS);
port.postMessage(await read());

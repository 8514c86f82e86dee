// Opens what a store hands in, one official file or a zip of them, in a thread of its own and one at a time.
import { askThread } from '#kit/jobs/ask-thread.ts';
import { fewAtOnce } from '#kit/jobs/few-at-once.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import type { SaidFields } from '../../official-invoice.ts';
import { taxFileErrors } from '../tax-file.errors.ts';
import type { OfficialKind } from './read-official.ts';

export interface ReadFile {
  fileName: string;
  /** Null: neither XML nor OFD nor PDF. */
  kind: OfficialKind | null;
  bytes: Uint8Array;
  /** Undefined where nothing could be read. */
  said: Partial<SaidFields> | undefined;
}

/** What the thread answers. */
export type FilesAnswer = ReadFile[] | 'damaged' | 'tooManyFiles';

/** chosen: 500 PDF files take some seconds. */
const LIMITS = { processor: seconds(60), deadline: minutes(3), heapMb: 512 };
/** chosen: each may hold twice 200 MB. */
const inTurn = fewAtOnce({ running: 1, waiting: 2 }, () => taxFileErrors.busy({ name: 'file' }));

/** @throws taxFileErrors with a sentence for what is empty, damaged, has too many files or takes too long */
export async function readFiles(bytes: Uint8Array, fileName: string): Promise<ReadFile[]> {
  if (bytes.length === 0) throw taxFileErrors.noFile({ name: 'file' });
  const answer = await inTurn(() =>
    askThread<FilesAnswer>('src/mall/tax-file/server/read/files-thread.ts', { bytes, fileName }, LIMITS),
  );
  if (typeof answer === 'string') throw taxFileErrors[answer]({ name: 'file' });
  if (answer.length === 0) throw taxFileErrors.noFile({ name: 'file' });
  return answer;
}

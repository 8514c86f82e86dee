// Prints the paper of a report, with its photos.
import sharp from 'sharp';
import type { Work } from '#kit/db/work.ts';
import { fewAtOnce } from '#kit/jobs/few-at-once.ts';
import { printInThread } from '#kit/pdf/print-in-thread.ts';
import { required } from '#kit/rules/required.ts';
import { type FileStore, findFiles } from '#mall/file/server/file.ts';
import type { ReportContent } from '../../report-content.ts';
import type { ReportPaper } from '../draw/paper-style.ts';
import { reportErrors } from '../report.errors.ts';

const DRAWER = { file: 'src/mall/report/server/draw/draw-report.ts', name: 'drawReport' };
/** chosen: a report takes a second, one of many photos some; whoever looks at one does not wait behind twenty. */
const inTurn = fewAtOnce({ running: 1, waiting: 16 }, () => reportErrors.manyPapers());
const WIDEST = 1_000; // chosen: pixels of a photo, half of a page wide in print

/** Photos as JPEG, which a PDF can hold as they are; what cannot be read is left out. */
export async function photosOf(
  work: Work,
  store: FileStore,
  content: ReportContent,
): Promise<ReportPaper['photos']> {
  const ids = content.items.flatMap(({ photoIds }) => photoIds);
  const files = await findFiles(work, ids);
  const photos: Record<number, string> = {};
  for (const file of files.values()) {
    if (!file.mimeType.startsWith('image/')) continue;
    const bytes = await store.read(file.contentHash);
    const jpeg = await sharp(bytes)
      .rotate()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
      .catch(() => undefined);
    if (jpeg) photos[file.fileId] = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  }
  return photos;
}

/** @param at the moment that is written into the file as its making @throws reportErrors.manyPapers when too many wait already */
export const printPreview = (paper: ReportPaper, at: Date): Promise<Buffer> => inTurn(() => print(paper, at));

/** For the seal: nobody waits for it but the report. */
export async function print(paper: ReportPaper, at: Date): Promise<Buffer> {
  const title = paper.content.reportNo || paper.content.serviceSn;
  return required((await printInThread(DRAWER, [{ of: paper, title, at }]))[0]);
}

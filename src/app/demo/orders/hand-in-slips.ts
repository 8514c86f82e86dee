// The slips of the demo's bank transfers.
import type { Work } from '#kit/db/work.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import { drawPaper } from '../certify-demo.ts';
import type { HandInSlip } from './place-order.ts';

/** The same paper for everybody, drawn once. */
export function slipsOf(work: Work, store: FileStore | undefined): HandInSlip {
  const drawing = drawPaper(4);
  return async (memberId) => {
    const slip = { memberId, mimeType: 'image/png', purpose: 'voucher', fileName: '转账回单.png' } as const;
    return (await keepFile(work, store ?? { keep: async () => {} }, { ...slip, bytes: await drawing }))
      .fileId;
  };
}

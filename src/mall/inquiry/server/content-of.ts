// What an inquiry says: as it is written now, and as its versions keep it.

import type { Work } from '#kit/db/work.ts';
import { readVersion } from '#kit/document/document-version.ts';
import type { InquiryContent } from '../inquiry-content.ts';
import type { InquiryLineContent } from '../inquiry-lines.ts';
import { linesOf } from './hold-inquiry.ts';
import type { InquiryLineRow, InquiryRow } from './inquiry.ts';
import { inquiryLife } from './inquiry-life.ts';

export const lineContentOf = ({ lineNo, qty, unit, partId, wish }: InquiryLineRow): InquiryLineContent => ({
  lineNo,
  qty,
  unit,
  partId,
  wish,
});

/** As it is written now. */
export async function writtenContent(work: Work, row: InquiryRow): Promise<InquiryContent> {
  return { ...row.header, lines: (await linesOf(work, row.inquiryId)).map(lineContentOf) };
}

/** What suppliers read: a published version, the latest or a given one; undefined before there is one. */
export async function publishedContent(
  work: Work,
  inqSn: string,
  versionNo?: number,
): Promise<{ versionNo: number; content: InquiryContent } | undefined> {
  const version = await readVersion(
    work,
    inquiryLife.docType,
    inqSn,
    versionNo === undefined ? {} : { versionNo },
  );
  return version && { versionNo: version.versionNo, content: version.content as InquiryContent };
}

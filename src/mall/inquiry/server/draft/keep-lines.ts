// Reads the lines that a purchaser has written, gives them their numbers, and keeps them.

import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { findParts } from '#mall/part/server/part.ts';
import type { LineInput } from '../../inquiry-draft.protocol.ts';
import type { InquiryKind } from '../../inquiry-kinds.ts';
import { type InquiryLineContent, lineTitle, wishOf } from '../../inquiry-lines.ts';
import { inquiryErrors } from '../inquiry.errors.ts';
import { linkParts } from './link-parts.ts';

const unclear: Text = { zh: '内容格式不正确', en: 'This is not filled in correctly' };

/**
 * Lines of a draft in their order, numbered from 1.
 * @throws inquiryErrors.wrongLine, unknownGoods
 */
export async function readDraftLines(
  work: Work,
  kind: InquiryKind,
  given: readonly LineInput[],
): Promise<InquiryLineContent[]> {
  const lines = given.map((line, at) => readLine(kind, line, at + 1));
  return linkParts(work, await named(work, lines));
}

/**
 * Lines of an amendment: those that were there keep their numbers, those that join get numbers nothing ever had.
 * @param known numbers of the version in force
 * @param highest of all versions
 * @throws inquiryErrors.noLine, wrongLine, unknownGoods
 */
export async function readAmendedLines(
  work: Work,
  kind: InquiryKind,
  given: readonly LineInput[],
  known: ReadonlySet<number>,
  highest: number,
): Promise<InquiryLineContent[]> {
  const isKnown = ({ lineNo }: InquiryLineContent) => known.has(lineNo);
  const seen = new Set<number>();
  let next = highest;
  const read = given.map((line) => {
    if (line.lineNo === null) return readLine(kind, line, ++next);
    if (!known.has(line.lineNo) || seen.has(line.lineNo)) throw inquiryErrors.noLine();
    seen.add(line.lineNo);
    return readLine(kind, line, line.lineNo);
  });
  const lines = await named(work, read);
  // What is published stays as it was read; lines that join are linked.
  const [old, joining] = [lines.filter(isKnown), lines.filter((line) => !isKnown(line))];
  return [...old, ...(await linkParts(work, joining))].sort((a, b) => a.lineNo - b.lineNo);
}

function readLine(
  kind: InquiryKind,
  { qty, unit, partId, wish }: LineInput,
  lineNo: number,
): InquiryLineContent {
  const read = wishOf[kind].safeParse(wish);
  if (!read.success) {
    const issue = read.error.issues[0];
    const said = issue && 'params' in issue ? (issue.params as { text?: Text } | undefined)?.text : undefined;
    throw inquiryErrors.wrongLine({ lineNo, text: said ?? unclear });
  }
  return { lineNo, qty, unit, partId: kind === 'GOODS' ? partId : null, wish: read.data };
}

/** Lines that name a part of the catalogue by its id alone are called as it is. @throws inquiryErrors.unknownGoods */
async function named(work: Work, lines: readonly InquiryLineContent[]): Promise<InquiryLineContent[]> {
  const partIds = new Set(lines.flatMap(({ partId }) => partId ?? []));
  const parts = await findParts(work, [...partIds]);
  if (parts.size < partIds.size) throw inquiryErrors.unknownGoods();
  return lines.map((line) => {
    const part = line.partId === null ? undefined : parts.get(line.partId);
    if (!part || lineTitle(line.wish) !== '') return line;
    const { partNo, brandName, packageName } = part;
    return { ...line, wish: { ...line.wish, partNo, brandName, packageName: packageName ?? '' } };
  });
}

const KEEP = `
  WITH given AS (
    SELECT * FROM jsonb_to_recordset($2::jsonb)
      AS one ("lineNo" integer, qty bigint, unit text, "partId" bigint, wish jsonb)
  ), gone AS (
    DELETE FROM inquiry_line l WHERE l.inquiry_id = $1 AND NOT EXISTS (SELECT FROM given WHERE "lineNo" = l.line_no)
  )
  INSERT INTO inquiry_line AS l (inquiry_id, line_no, qty, unit, part_id, wish)
  SELECT $1, "lineNo", qty, unit, "partId", wish FROM given
  ON CONFLICT (inquiry_id, line_no) DO UPDATE
    SET qty = excluded.qty, unit = excluded.unit, part_id = excluded.part_id, wish = excluded.wish
    WHERE (l.qty, l.unit, l.part_id, l.wish) IS DISTINCT FROM (excluded.qty, excluded.unit, excluded.part_id, excluded.wish)`;

/** The inquiry has these lines afterwards and no others. */
export async function keepLines(
  work: Work,
  inquiryId: number,
  lines: readonly InquiryLineContent[],
): Promise<void> {
  await work.query(KEEP, [inquiryId, JSON.stringify(lines)], 'inquiry-keep-lines');
}

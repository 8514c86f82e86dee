// Hands out the parameter sheet of a part, on sale or not.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Download } from '#kit/http/server/download.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { firstWords } from '#kit/words/first-words.ts';
import type { Language } from '#kit/words/text.ts';
import { findSiteName } from '#mall/setting/server/setting.ts';
import { brandIn } from '../../brand-name.ts';
import type { CatalogParameter } from '../../catalog-part.ts';
import { type Compliance, complianceRows } from '../../compliance.ts';
import type { parameterSheetProtocol } from '../../parameter-sheet.protocol.ts';
import { complianceReply } from '../../read-compliance.ts';
import { sheetFileName } from '../../sheet-file-name.ts';
import { orderCodeOf } from '../order-code.ts';
import { partErrors } from '../part.errors.ts';
import { findParameters } from '../part.ts';
import type { Sheet } from './draw-sheet.ts';
import { printSheet, tagOfSheet } from './print-sheet.ts';

type SheetRow = Pick<
  Sheet,
  | 'partNo'
  | 'brandName'
  | 'categoryName'
  | 'title'
  | 'packageName'
  | 'pins'
  | 'series'
  | 'lifecycle'
  | 'releasedAt'
  | 'datasheet'
> & { params: CatalogParameter[]; compliance: Compliance };

const PART = (language: Language) => `
  SELECT a.part_no AS "partNo", b.name AS "brandName", c.name_${language} AS "categoryName",
         a.title_${language} AS title, a.package_name AS "packageName", a.pins, a.series, a.lifecycle,
         to_char(a.released_at, 'YYYY-MM-DD') AS "releasedAt", a.datasheet, a.params, a.compliance
  FROM part a JOIN brand b USING (brand_id) JOIN category c USING (category_id)
  WHERE a.part_id = $1`;

const STATEMENT: Record<Language, string> = { zh: PART('zh'), en: PART('en') };

/** Printed while it is sent: who has the file already, or must come again, waits for no type. @throws partErrors.unknownPart */
export async function showSheet(
  work: Work,
  _visitor: unknown,
  { partId }: InputOf<typeof parameterSheetProtocol.parameterSheet>,
): Promise<Download> {
  const { language } = work;
  const [row] = await work.query<SheetRow>(STATEMENT[language], [partId], `part-sheet-${language}`);
  if (!row) throw partErrors.unknownPart();
  const { params, compliance, ...same } = row;
  const names = await findParameters(
    work,
    params.map(({ key }) => key),
  );
  const rows = Number(params.find(({ key }) => key === 'rows')?.text);
  const sheet: Sheet = {
    ...same,
    language,
    brandName: brandIn(language, row.brandName),
    rows: Number.isInteger(rows) ? rows : null,
    params: params.map(({ key, text, textEn }) => ({
      name: names.get(key)?.name[language] ?? key,
      text: language === 'en' ? (textEn ?? text) : text,
    })),
    orderCode: orderCodeOf(row.brandName, row.partNo, language),
    compliance: complianceRows(complianceReply(compliance, language), language),
    siteName: (await findSiteName(work)) || firstWords.site[language],
    day: dayInChina(work.now),
  };
  return {
    fileName: sheetFileName(row.partNo, language),
    mimeType: 'application/pdf',
    isShown: true,
    tag: tagOfSheet(sheet),
    body: bytesOf(sheet),
  };
}

async function* bytesOf(sheet: Sheet): AsyncGenerator<Uint8Array> {
  yield await printSheet(sheet);
}

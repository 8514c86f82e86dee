// Labels of specimens (domain-lab §6): A4 sheets of 3 × 8 labels of 70 × 37 mm, or one label a page for a roll; each with a code that leads to it.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type PdfContent, printPdf } from '#kit/pdf/print-pdf.ts';
import { checkSigns } from '#kit/rules/check-signs.ts';
import { findOwnService } from '#mall/testing/server/testing.ts';
import { takesSpecimens } from '#mall/testing/service-process.ts';
import { hazards } from '#mall/testing/service-terms.ts';
import type { specimenProtocol } from '../specimen.protocol.ts';
import { shelfCode } from '../specimen-code.ts';
import { specimenErrors } from './specimen.errors.ts';
import type { SpecimenRow } from './specimen-life.ts';
import { specimenRowsOf } from './specimen-view.ts';

const MM = 72 / 25.4;
const ACROSS = 3;
const DOWN = 8;
const WIDTH = 70 * MM;
const HEIGHT = 37 * MM;
const MOST_SIGNS = 12;

/** Made out of the mall's public address, which the codes lead to. */
export const printLabels =
  (publicUrl: () => string): Actions<typeof specimenProtocol>['labels'] =>
  async (work, member, { serviceSn, size, from }) => {
    const row = await findOwnService(work, member, serviceSn);
    const rows = await specimenRowsOf(work, serviceSn);
    const coming = rows.filter(({ state }) => state === 'LABELLED' || state === 'IN_TRANSIT');
    if (coming.length === 0 || !takesSpecimens(row)) throw specimenErrors.noLabels();
    const labels = coming.map((one) => label(work, one, rows.length, publicUrl()));
    const bytes = await printPdf(
      size === 'roll' ? onRoll(labels) : onSheets(labels, from),
      serviceSn,
      row.acceptedAt ?? work.now,
    );
    return { fileName: `${serviceSn}.pdf`, bytes: bytes.toString('base64') };
  };

/** Of shelves: the place in large letters, and the code that moves to it whatever is scanned afterwards. */
export const printShelfLabels =
  (publicUrl: () => string): Actions<typeof specimenProtocol>['shelfLabels'] =>
  async (work, _staff, { places, size, from }) => {
    const labels = places
      .map((place) => place.trim())
      .filter((place) => place !== '')
      .map((place) =>
        labelOf(`${publicUrl()}/q/P/${shelfCode(place)}`, [{ text: place, bold: true, fontSize: 14 }]),
      );
    if (labels.length === 0) throw specimenErrors.noPlaces({ name: 'places' });
    const content = size === 'roll' ? onRoll(labels) : onSheets(labels, from);
    const bytes = await printPdf(content, 'shelves', work.now);
    return { fileName: 'shelves.pdf', bytes: bytes.toString('base64') };
  };

const labelOf = (code: string, lines: readonly object[]): PdfContent =>
  ({
    columns: [
      { qr: code, fit: 18 * MM, eccodeLevel: 'M', width: 19 * MM },
      { stack: [...lines], margin: [4, 0, 0, 0] },
    ],
  }) as PdfContent;

function label(work: Work, one: SpecimenRow, of: number, base: string): PdfContent {
  const name = [...one.name].slice(0, MOST_SIGNS).join('');
  const hazard = one.hazard === 'NONE' ? '' : hazards[one.hazard][work.language];
  const code = `${base}/q/S/${one.specimenNo}${checkSigns(one.specimenNo)}`;
  return labelOf(code, [
    { text: one.specimenNo, bold: true, fontSize: 9 },
    { text: name, fontSize: 9 },
    { text: `${one.seq}/${of} · ${one.qty} ${one.unit}`, fontSize: 8 },
    ...(hazard ? [{ text: hazard, bold: true, fontSize: 9 }] : []),
  ]);
}

const onRoll = (labels: readonly PdfContent[]) => ({
  pageSize: { width: 50 * MM, height: 30 * MM },
  pageMargins: 2 * MM,
  content: labels.map((one, at) => ({ stack: [one], ...(at > 0 ? { pageBreak: 'before' as const } : {}) })),
});

/** @param from the first free label of the sheet, from 1 */
function onSheets(labels: readonly PdfContent[], from: number) {
  const cells: PdfContent[] = [...Array.from({ length: from - 1 }, () => ({ text: '' })), ...labels];
  const rows: PdfContent[][] = [];
  for (let at = 0; at < cells.length; at += ACROSS) {
    const row = cells.slice(at, at + ACROSS);
    while (row.length < ACROSS) row.push({ text: '' });
    rows.push(row);
  }
  return {
    pageSize: 'A4' as const,
    pageMargins: [0, (297 * MM - DOWN * HEIGHT) / 2, 0, 0] as [number, number, number, number],
    content: [
      {
        layout: {
          hLineWidth: () => 0,
          vLineWidth: () => 0,
          paddingLeft: () => 4 * MM,
          paddingTop: () => 5 * MM,
        },
        table: {
          dontBreakRows: true,
          widths: Array(ACROSS).fill(WIDTH - 8 * MM),
          heights: HEIGHT - 10 * MM,
          body: rows,
        },
      },
    ],
  };
}

// Labels of specimens (domain-lab §6): A4 sheets of 3 × 8 labels of 70 × 37 mm, or one label a page for a roll; each with a code that leads to it.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type PdfContent, printPdf } from '#kit/pdf/print-pdf.ts';
import { findOwnService } from '#mall/testing/server/testing.ts';
import { hazards } from '#mall/testing/service-terms.ts';
import type { specimenProtocol } from '../specimen.protocol.ts';
import { checkSigns } from '../specimen-code.ts';
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
    if (row.state !== 'PENDING_DELIVERY' && row.state !== 'PENDING_RECEIPT') throw specimenErrors.noLabels();
    const rows = await specimenRowsOf(work, serviceSn);
    const labels = rows.map((one) => label(work, one, rows.length, publicUrl()));
    const bytes = await printPdf(
      size === 'roll' ? onRoll(labels) : onSheets(labels, from),
      serviceSn,
      row.acceptedAt ?? work.now,
    );
    return { fileName: `${serviceSn}.pdf`, bytes: bytes.toString('base64') };
  };

function label(work: Work, one: SpecimenRow, of: number, base: string): PdfContent {
  const name = [...one.name].slice(0, MOST_SIGNS).join('');
  const hazard = one.hazard === 'NONE' ? '' : hazards[one.hazard][work.language];
  const code = `${base}/q/S/${one.specimenNo}${checkSigns(one.specimenNo)}`;
  return {
    columns: [
      { qr: code, fit: 18 * MM, eccodeLevel: 'M', width: 19 * MM },
      {
        stack: [
          { text: one.specimenNo, bold: true, fontSize: 9 },
          { text: name, fontSize: 9 },
          { text: `${one.seq}/${of} · ${one.qty} ${one.unit}`, fontSize: 8 },
          ...(hazard ? [{ text: hazard, bold: true, fontSize: 9 }] : []),
        ],
        margin: [4, 0, 0, 0],
      },
    ],
  } as PdfContent;
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

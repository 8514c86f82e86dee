// The page of a played invoice: what the tax office's would say, marked as worth nothing.
import type { PdfContent, PdfDocument } from '#kit/pdf/print-pdf.ts';
import { invoiceTypes } from '../../invoice-terms.ts';
import type { PrintedInvoice } from './invoice-xml.ts';

const GREY = '#667085';
const RED = '#b42318';

/** Everything on it follows from the argument. */
export function drawInvoice(of: PrintedInvoice): PdfDocument {
  const { seller, buyer } = of;
  const party = (title: string, name: string, taxNo: string): PdfContent => ({
    stack: [
      { text: title, color: GREY, fontSize: 8 },
      { text: name, bold: true },
      `统一社会信用代码：${taxNo || '—'}`,
    ],
    margin: [2, 3, 2, 3],
  });
  const cells = (texts: readonly string[]): PdfContent[] =>
    texts.map((text, at) => ({ text, alignment: at < 3 ? 'left' : 'right', fontSize: 8 }));
  return {
    pageOrientation: 'landscape',
    pageSize: 'A5',
    pageMargins: [32, 28, 32, 28],
    defaultStyle: { fontSize: 9, lineHeight: 1.25 },
    watermark: { text: '演示发票 无效', color: '#98a2b3', opacity: 0.2, fontSize: 48, bold: false },
    content: [
      {
        text: `电子发票（${invoiceTypes[of.type].zh}）${of.isRed ? '红字' : ''}`,
        bold: true,
        fontSize: 15,
        alignment: 'center',
        ...(of.isRed ? { color: RED } : {}),
      },
      {
        text: `发票号码：${of.number}    开票日期：${of.issuedOn}`,
        alignment: 'right',
        fontSize: 8,
        margin: [0, 4, 0, 6],
      },
      {
        table: {
          widths: ['*', '*'],
          body: [[party('购买方', buyer.title, buyer.taxNo), party('销售方', seller.name, seller.taxNo)]],
        },
      },
      {
        margin: [0, 6, 0, 6],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['*', 70, 26, 40, 70, 60, 34, 54],
          body: [
            cells(['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率', '税额']),
            ...of.lines.map((line) =>
              cells([
                ...[line.name, line.model, line.unit, line.qty],
                ...[line.unitPrice, line.net, line.rate, line.tax],
              ]),
            ),
            cells(['合计', '', '', '', '', of.net, '', of.tax]),
          ],
        },
      },
      { text: `价税合计：¥${of.total}`, bold: true },
      { text: `备注：${of.remark || '—'}`, fontSize: 8, margin: [0, 4, 0, 0] },
      { text: `开票人：${of.clerk}`, fontSize: 8, margin: [0, 4, 0, 0] },
    ],
  };
}

// Official files as tests need them: XML, OFD with its XML or with tags alone, PDF with properties or with text alone.
import { zipSync } from 'fflate';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { printPdf } from '#kit/pdf/print-pdf.ts';
import { SELLER_TAX_NO } from '#mall/invoice/server/invoice.builders.ts';

export interface WantedFile {
  number: string;
  /** Decimal yuan with its tax. */
  total: string;
  tax: string;
  sellerNo?: string;
  buyerNo?: string;
  buyerName?: string;
  issuedOn?: string;
  isSpecial?: boolean;
  remark?: string;
}

const filled = (of: WantedFile) => ({
  ...{ sellerNo: SELLER_TAX_NO, buyerNo: '', buyerName: '王工', issuedOn: '2026-11-20', remark: '' },
  net: (Number(of.total) - Number(of.tax)).toFixed(2),
  ...of,
});

export function xmlOf(wish: WantedFile): Uint8Array {
  const of = filled(wish);
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><EInvoice>
<Header><InherentLabel><GeneralOrSpecialVAT><LabelCode>${of.isSpecial ? '01' : '02'}</LabelCode></GeneralOrSpecialVAT></InherentLabel></Header>
<EInvoiceData>
<SellerInformation><SellerIdNum>${of.sellerNo}</SellerIdNum><SellerName>卖家</SellerName></SellerInformation>
<BuyerInformation><BuyerIdNum>${of.buyerNo}</BuyerIdNum><BuyerName>${of.buyerName}</BuyerName></BuyerInformation>
<BasicInformation><TotalAmWithoutTax>${of.net}</TotalAmWithoutTax><TotalTaxAm>${of.tax}</TotalTaxAm><TotalTax-includedAmount>${of.total}</TotalTax-includedAmount></BasicInformation>
<AdditionalInformation><Remark>${of.remark}</Remark></AdditionalInformation>
</EInvoiceData>
<TaxSupervisionInfo><InvoiceNumber>${of.number}</InvoiceNumber><IssueTime>${of.issuedOn} 10:11:12</IssueTime></TaxSupervisionInfo>
</EInvoice>`);
}

export function ofdOf(wish: WantedFile, { isAttached = false } = {}): Uint8Array {
  const of = filled(wish);
  const texts: Record<string, string> = {
    InvoiceNo: of.number,
    IssueDate: '2026年11月20日',
    SellerTaxID: of.sellerNo,
    BuyerTaxID: of.buyerNo,
    BuyerName: of.buyerName,
    TaxExclusiveTotalAmount: `¥${of.net}`,
    TaxTotalAmount: `¥${of.tax}`,
    TaxInclusiveTotalAmount: `¥${of.total}`,
    Note: of.remark,
  };
  const names = Object.keys(texts);
  const part = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
  const ns = 'xmlns:ofd="http://www.ofdspec.org/2016"';
  return zipSync({
    'OFD.xml': part(
      `<ofd:OFD ${ns}><ofd:DocBody><ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>`,
    ),
    'Doc_0/Pages/Page_0/Content.xml': part(
      `<ofd:Page ${ns}><ofd:Content><ofd:Layer><ofd:TextObject ID="99"><ofd:TextCode X="0" Y="0">电子发票（普通发票）</ofd:TextCode></ofd:TextObject>${names
        .map(
          (name, at) =>
            `<ofd:TextObject ID="${at + 1}" Boundary="0 0 9 9"><ofd:TextCode X="0" Y="3">${texts[name]}</ofd:TextCode></ofd:TextObject>`,
        )
        .join('')}</ofd:Layer></ofd:Content></ofd:Page>`,
    ),
    ...(isAttached
      ? { 'Doc_0/Attachs/original_invoice.xml': xmlOf(wish) }
      : {
          'Doc_0/Tags/CustomTag.xml': part(
            `<eInvoice ${ns}>${names
              .map(
                (name, at) =>
                  `<ofd:${name}><ofd:ObjectRef PageRef="1">${at + 1}</ofd:ObjectRef></ofd:${name}>`,
              )
              .join('')}</eInvoice>`,
          ),
        }),
  });
}

/** With its text alone. Properties come with the tax office's own; here they are written into the file's list of them. */
export async function pdfOf(wish: WantedFile, { hasProperties = false } = {}): Promise<Uint8Array> {
  const of = filled(wish);
  const content = hasProperties
    ? [`电子发票（${of.isSpecial ? '增值税专用发票' : '普通发票'}）`]
    : [
        `电子发票（${of.isSpecial ? '增值税专用发票' : '普通发票'}）`,
        `发票号码：${of.number}`,
        '开票日期：2026年11月20日',
        `名称：${of.buyerName}`,
        `统一社会信用代码/纳税人识别号：${of.buyerNo}`,
        '名称：卖家',
        `统一社会信用代码/纳税人识别号：${of.sellerNo}`,
        `合计 ¥${of.net} ¥${of.tax}`,
        `价税合计（大写）壹佰圆整 （小写）¥${of.total}`,
        `备注：${of.remark}`,
      ];
  const printed = await printPdf({ content }, of.number, new Date('2026-11-20T02:00:00Z'));
  if (!hasProperties) return printed;
  const said = {
    ...{ InvoiceNumber: of.number, IssueTime: `${of.issuedOn} 10:11:12`, SellerIdNum: of.sellerNo },
    ...{ BuyerIdNum: of.buyerNo, TotalAmWithoutTax: of.net, TotalTaxAm: of.tax },
    'TotalTax-includedAmount': of.total,
  };
  return withProperties(Buffer.from(printed), said);
}

/** Adds a further version of the list of properties to the end of the file, as PDF allows. */
function withProperties(pdf: Buffer, said: Record<string, string>): Buffer {
  const text = pdf.toString('latin1');
  const before = /startxref\s+(\d+)/.exec(text)?.[1];
  const root = /\/Root (\d+ 0 R)/.exec(text)?.[1];
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  const entries = Object.entries(said).map(([name, value]) => `/${name} (${value})`);
  const added = `\n${size} 0 obj\n<< ${entries.join(' ')} >>\nendobj\n`;
  const xref = pdf.length + added.length;
  return Buffer.concat([
    pdf,
    Buffer.from(
      `${added}xref\n${size} 1\n${String(pdf.length + 1).padStart(10, '0')} 00000 n \ntrailer\n<< /Size ${size + 1} /Root ${root} /Info ${size} 0 R /Prev ${before} >>\nstartxref\n${xref}\n%%EOF\n`,
      'latin1',
    ),
  ]);
}

export const zipOf = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => zipSync({ ...files });

/** A file that fits several applications. */
export const aTaxFile = async (
  work: Work,
  memberId: number,
  storeId: number,
): Promise<{ taxFileId: number }> =>
  only(
    await work.query<{ taxFileId: number }>(
      `INSERT INTO tax_file (store_id, member_id, file_names, file_ids, state, number, type, net, tax, amount, created_at)
       VALUES ($2, $1, '["a.xml"]', '[]', 'BY_HAND', '26352000000000009999', 'normal', 1000, 130, 1130, $3)
       RETURNING tax_file_id AS "taxFileId"`,
      [memberId, storeId, work.now],
    ),
  );

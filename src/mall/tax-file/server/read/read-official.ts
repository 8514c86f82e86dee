// Reads one official file: XML of the tax office, OFD with its XML or its tags, PDF by its properties and its text.
import { unzip } from '#kit/sheet/inspect-zip.ts';
import {
  all,
  at,
  attribute,
  everywhere,
  parseXml,
  textAt,
  type XmlNode,
  xmlText,
} from '#kit/xml/server/read-xml.ts';
import { fieldsInText, filledWith, labelIn, type SaidFields } from '../../official-invoice.ts';
import { openPdf } from './read-pdf.ts';

const OFD_BYTES = 20_000_000; // chosen: unpacked; a page with its type has some hundred thousand

/** Under the names of the tax office; undefined where it is no invoice. @throws BadXml */
export function fieldsOfXml(bytes: Buffer): Partial<SaidFields> | undefined {
  const root = at(parseXml(xmlText(bytes), { prefixes: false }), 'EInvoice');
  if (root === undefined) return undefined;
  const data = at(root, 'EInvoiceData');
  const about = at(root, 'TaxSupervisionInfo');
  const basic = (name: string) => textAt(data, 'BasicInformation', name);
  return {
    InvoiceNumber: textAt(about, 'InvoiceNumber'),
    IssueTime: textAt(about, 'IssueTime'),
    SellerIdNum: textAt(data, 'SellerInformation', 'SellerIdNum'),
    BuyerIdNum: textAt(data, 'BuyerInformation', 'BuyerIdNum'),
    BuyerName: textAt(data, 'BuyerInformation', 'BuyerName'),
    TotalAmWithoutTax: basic('TotalAmWithoutTax'),
    TotalTaxAm: basic('TotalTaxAm'),
    'TotalTax-includedAmount': basic('TotalTax-includedAmount'),
    LabelCode: textAt(everywhere(root, 'GeneralOrSpecialVAT')[0], 'LabelCode'),
    Remark: textAt(data, 'AdditionalInformation', 'Remark'),
  };
}

/** The tags of an OFD, and what each is called in the XML. */
const TAGS = {
  InvoiceNumber: 'InvoiceNo',
  IssueTime: 'IssueDate',
  SellerIdNum: 'SellerTaxID',
  BuyerIdNum: 'BuyerTaxID',
  BuyerName: 'BuyerName',
  TotalAmWithoutTax: 'TaxExclusiveTotalAmount',
  TotalTaxAm: 'TaxTotalAmount',
  'TotalTax-includedAmount': 'TaxInclusiveTotalAmount',
  Remark: 'Note',
} as const;

/** @throws BadXml, RangeError for a damaged zip */
function fieldsOfOfd(bytes: Buffer): Partial<SaidFields> | undefined {
  const files = unzip(bytes, OFD_BYTES).filter(({ name }) => /\.xml$/i.test(name));
  for (const { name, bytes: one } of files) {
    const isAttached = /attach/i.test(name) || one.includes('<EInvoice');
    const said = isAttached ? fieldsOfXml(one) : undefined;
    if (said) return said;
  }
  const read = (wanted: RegExp): XmlNode[] =>
    files
      .filter(({ name }) => wanted.test(name))
      .map(({ bytes: one }) => parseXml(xmlText(one), { prefixes: false }));
  const texts = new Map<string, string>();
  for (const page of read(/Content\.xml$/i))
    for (const object of everywhere(page, 'TextObject'))
      texts.set(
        attribute(object, 'ID'),
        all(object, 'TextCode')
          .map((code) => (typeof code === 'string' ? code : textAt({ code }, 'code')))
          .join(''),
      );
  const tags = read(/CustomTag[^/]*\.xml$/i);
  const tagged = (tag: string): string =>
    tags
      .flatMap((one) => everywhere(one, tag))
      .flatMap((one) => everywhere(one, 'ObjectRef'))
      .map((ref) => texts.get(typeof ref === 'string' ? ref : textAt({ ref }, 'ref')) ?? '')
      .join('');
  const said = Object.fromEntries(Object.entries(TAGS).map(([name, tag]) => [name, tagged(tag)]));
  const text = [...texts.values()].join('\n');
  return filledWith({ ...said, LabelCode: labelIn(text) }, fieldsInText(text));
}

export const KINDS = ['XML', 'OFD', 'PDF'] as const;
export type OfficialKind = (typeof KINDS)[number];

/** By its bytes, whatever the name says; undefined for anything else. */
export function kindOf(bytes: Buffer): OfficialKind | 'ZIP' | undefined {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'PDF';
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')))
    return bytes.includes('OFD.xml') ? 'OFD' : 'ZIP';
  return /^\uFEFF?\s*</.test(bytes.subarray(0, 100).toString()) ? 'XML' : undefined;
}

/** What the file says; undefined where it is damaged or no invoice. */
export async function readOfficial(
  kind: OfficialKind,
  bytes: Buffer,
): Promise<Partial<SaidFields> | undefined> {
  try {
    if (kind === 'XML') return fieldsOfXml(bytes);
    if (kind === 'OFD') return fieldsOfOfd(bytes);
    const { properties, text } = await openPdf(bytes);
    return filledWith(properties, fieldsInText(text));
  } catch {
    return undefined;
  }
}

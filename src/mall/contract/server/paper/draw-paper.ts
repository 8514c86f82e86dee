// The paper of a contract, drawn from the same content that is hashed: in Chinese, in English, or both side by side.

import { showUnitPrice } from '#kit/money/price-format.ts';
import type { PdfContent, PdfDocument } from '#kit/pdf/print-pdf.ts';
import type { Text } from '#kit/words/text.ts';
import { type PaymentStage, triggerWords } from '#mall/order/payment-plan.ts';
import type { ContractContent, ContractLine, ContractParty } from '../../contract-content.ts';
import { contractKinds } from '../../contract-status.ts';
import type { PaperLanguage } from '../../contract-terms.ts';
import { showPackings, showUnit } from '../../line-words.ts';
import { orderQuantity } from '../../order-quantity.ts';
import { paperWords as words } from './paper-words.ts';

export interface PaperSignature {
  partyName: string;
  signerName: string;
  at: Date;
  method: string;
  hash: string;
  platformSignature: string;
  /** Drawn with the paper's type. */
  sealSvg: string;
  side: 'purchaser' | 'supplier';
}

export interface Paper {
  content: ContractContent;
  contentHash: string;
  versionNo: number;
  language: PaperLanguage;
  /** Both, or none: a text that was not signed says so. */
  signatures: readonly PaperSignature[];
  /** Of a signed contract. */
  verification?: { code: string; url: string };
}

type Say = (text: Text) => string;

/** Words beside each other where both languages are printed. */
const sayIn =
  (language: PaperLanguage): Say =>
  ({ zh, en }) =>
    language === 'both' ? `${zh} ${en}` : language === 'zh' ? zh : en || zh;

const GREY = '#667085';
const LINE = '#d0d5dd';
const HEAD = '#f2f4f7';

/** Everything that stands on it follows from the arguments: the same paper is always the same bytes. */
export function drawPaper(paper: Paper): PdfDocument {
  const { content, language, signatures } = paper;
  const say = sayIn(language);
  const foot = [
    `${content.contractSn}  v${paper.versionNo}  ${paper.contentHash}`,
    ...(paper.verification ? [`${say(words.code)} ${groups(paper.verification.code)}`] : []),
  ].join('\n');
  return {
    pageMargins: [48, 54, 48, 54],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.35 },
    ...(signatures.length === 0
      ? {
          watermark: {
            text: say(words.draft),
            color: '#98a2b3',
            opacity: 0.18,
            fontSize: language === 'zh' ? 44 : 28,
            bold: false,
          },
        }
      : {}),
    footer: (page: number, pages: number) => ({
      margin: [48, 16, 48, 0],
      columns: [
        { text: foot, fontSize: 6.5, color: GREY, width: '*' },
        { text: `${page} / ${pages}`, fontSize: 7.5, color: GREY, alignment: 'right', width: 50 },
      ],
    }),
    content: [
      ...titleOf(content, language),
      head(paper, say),
      parties(content, say),
      section(say(words.lines)),
      content.lines.length > 0 ? lineTable(content, say, language) : total(content, say),
      section(say(words.plan)),
      ...content.plan.map((stage) => planLine(stage, say)),
      section(say(words.terms)),
      ...termLines(content, say),
      ...(content.clauses.length > 0 ? [section(say(words.clauses))] : []),
      ...content.clauses.flatMap((clause, at) => clauseOf(clause, at, language)),
      ...annexesOf(content, say),
      ...(signatures.length > 0 ? signaturePage(paper, say) : []),
    ],
  };
}

function titleOf({ title, kind }: ContractContent, language: PaperLanguage): PdfContent[] {
  const big = (text: string, size: number): PdfContent => ({
    text,
    bold: true,
    fontSize: size,
    alignment: 'center',
  });
  const en = title.en || contractKinds[kind].en;
  if (language === 'zh') return [big(title.zh, 18)];
  if (language === 'en') return [big(en, 18)];
  return [big(title.zh, 18), big(en, 12)];
}

function head({ content, versionNo }: Paper, say: Say): PdfContent {
  const facts = [
    `${say(words.contractSn)}: ${content.contractSn}`,
    `${say(words.version)}: ${versionNo}`,
    ...(content.amendmentNo > 0 ? [`${say(words.amendment)}: ${content.amendmentNo}`] : []),
    ...(content.inqSn ? [`${say(words.inquiry)}: ${content.inqSn}`] : []),
  ];
  return { text: facts.join('    '), color: GREY, fontSize: 8.5, alignment: 'center', margin: [0, 4, 0, 12] };
}

const section = (text: string): PdfContent => ({ text, bold: true, fontSize: 11, margin: [0, 12, 0, 4] });

const thin = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
};

function parties({ purchaser, supplier }: ContractContent, say: Say): PdfContent {
  const FIELDS = ['uscc', 'address', 'contact', 'phone', 'bank', 'bankAccount'] as const;
  const cell = (label: Text, party: ContractParty): PdfContent => ({
    stack: [
      { text: say(label), color: GREY, fontSize: 8.5 },
      { text: party.name, bold: true, fontSize: 11, margin: [0, 1, 0, 3] },
      ...FIELDS.filter((field) => party[field]).map((field) => ({
        text: `${say(words[field])}: ${party[field]}`,
        fontSize: 8.5,
      })),
    ],
    margin: [2, 3, 2, 3],
  });
  return {
    table: { widths: ['*', '*'], body: [[cell(words.purchaser, purchaser), cell(words.supplier, supplier)]] },
    layout: thin,
  };
}

/** Thousands apart, without a currency: 0.003120 is 0.00312, two decimals at least. */
const figure = (text: string) => showUnitPrice(text).replace('¥', '');

const money = (currency: string, amount: string) => `${currency} ${figure(amount)}`;

function lineTable(content: ContractContent, say: Say, language: PaperLanguage): PdfContent {
  const label = (text: Text, alignment: 'left' | 'right' = 'left') => ({
    text: say(text),
    bold: true,
    fontSize: 8,
    fillColor: HEAD,
    alignment,
  });
  const right = (text: string) => ({ text, alignment: 'right' as const, fontSize: 8.5 });
  const partOf = (line: ContractLine) => {
    const spec = showPackings(line.spec, language);
    return [line.partNo ? line.name : '', line.packageName, line.matCode, spec, quantityOf(line, say)];
  };
  const row = (line: ContractLine) => [
    { text: String(line.lineNo), fontSize: 8.5 },
    {
      stack: [
        { text: line.partNo || line.name, bold: true, fontSize: 8.5 },
        ...partOf(line)
          .filter((one) => one && one !== line.partNo)
          .map((text) => ({ text, fontSize: 7.5, color: GREY })),
      ],
    },
    { text: line.brandName, fontSize: 8.5 },
    right(`${line.number.toLocaleString('en-US')} ${showUnit(line.unit, language)}`.trim()),
    right(figure(line.unitPrice)),
    right(figure(line.amount)),
    { text: deliveryOf(line, say), fontSize: 8 },
  ];
  const sums: [Text, string][] = [
    ...(content.freight === '0.00' ? [] : [[words.freight, content.freight] as [Text, string]]),
    [content.kind === 'FRAMEWORK' ? words.estimate : words.total, content.amount],
  ];
  const foot = sums.map(([text, amount]) => [
    { text: say(text), colSpan: 5, alignment: 'right' as const, bold: true, fontSize: 8.5 },
    '',
    '',
    '',
    '',
    { text: money(content.currency, amount), colSpan: 2, bold: true, fontSize: 9 },
    '',
  ]);
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [22, '*', 62, 58, 62, 62, 62],
      body: [
        [
          label(words.no),
          label(words.item),
          label(words.brand),
          label(words.quantity, 'right'),
          label(words.unitPrice, 'right'),
          label(words.amount, 'right'),
          label(words.delivery),
        ],
        ...content.lines.map(row),
        ...foot,
      ],
    },
    layout: thin,
  };
}

function quantityOf(line: ContractLine, say: Say): string {
  const text = orderQuantity(line);
  return text ? say(text) : '';
}

function deliveryOf({ deliverBy, leadDays }: ContractLine, say: Say): string {
  if (deliverBy) return deliverBy;
  if (leadDays === 0) return say(words.stock);
  return say({
    zh: `${leadDays} 个工作日`,
    en: `${leadDays}\u00a0working\u00a0${leadDays === 1 ? 'day' : 'days'}`,
  });
}

const total = (content: ContractContent, say: Say): PdfContent => ({
  text: `${say(words.total)}: ${money(content.currency, content.amount)}`,
});

const percent = (perMille: number) => `${(perMille / 10).toFixed(perMille % 10 === 0 ? 0 : 1)}%`;

function planLine({ trigger, perMille, dueDays }: PaymentStage, say: Say): PdfContent {
  const { zh, en } = triggerWords[trigger];
  const due: Text =
    dueDays > 0
      ? { zh: `${zh} ${dueDays} 日内`, en: `${en}, within ${dueDays} ${dueDays === 1 ? 'day' : 'days'}` }
      : { zh, en };
  return { text: `· ${percent(perMille)}  ${say(due)}` };
}

function termLines(content: ContractContent, say: Say): PdfContent[] {
  const facts: [Text, string][] = [
    [words.place, content.deliveryPlace],
    [words.invoice, `${say(words[content.invoiceKind])}, ${say(words.tax)} ${percent(content.taxPerMille)}`],
    [words.term, [content.startsOn, content.endsOn].filter(Boolean).join(' – ')],
    [words.ruling, say(content.ruling === 'zh' ? words.rulingZh : words.rulingEn)],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ text: `${say(label)}: ${value}` }));
}

function clauseOf(
  { title, text }: ContractContent['clauses'][number],
  at: number,
  language: PaperLanguage,
): PdfContent[] {
  const zh = (): PdfContent => ({
    stack: [
      { text: `第 ${at + 1} 条  ${title.zh}`, bold: true },
      { text: text.zh, alignment: 'justify' },
    ],
  });
  const en = (): PdfContent => ({
    stack: [
      { text: `${at + 1}. ${latin(title.en || title.zh)}`, bold: true },
      { text: latin(text.en || text.zh) },
    ],
  });
  const margin: [number, number, number, number] = [0, 0, 0, 6];
  // A clause stays on one page, with its title; only a very long one goes over.
  const unbreakable = text.zh.length <= 700 && text.en.length <= 2000;
  if (language === 'zh') return [{ stack: [zh()], margin, unbreakable }];
  if (language === 'en') return [{ stack: [en()], margin, unbreakable }];
  return [{ columns: [zh(), en()], columnGap: 14, fontSize: 8.5, margin, unbreakable }];
}

/** The typeface draws curved quotation marks as wide as a Chinese character. */
const latin = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

function annexesOf({ annexes }: ContractContent, say: Say): PdfContent[] {
  if (annexes.length === 0) return [];
  return [
    section(say(words.annexes)),
    ...annexes.map(({ fileName, sha256 }) => ({
      text: [{ text: fileName }, { text: `  SHA-256 ${sha256}`, fontSize: 7, color: GREY }],
    })),
  ];
}

/** 2026-11-21 15:04:05 in China. */
const chinaTime = (at: Date) =>
  `${new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')} (UTC+8)`;

function signaturePage({ signatures, contentHash, verification }: Paper, say: Say): PdfContent[] {
  const small = (text: string) => ({ text, fontSize: 7, color: GREY });
  const cell = (one: PaperSignature): PdfContent => ({
    stack: [
      { text: say(words[one.side]), color: GREY, fontSize: 8.5 },
      { text: one.partyName, bold: true, fontSize: 11 },
      { svg: one.sealSvg, width: 104, margin: [0, 6, 0, 6] },
      { text: `${say(words.signer)}: ${one.signerName}` },
      { text: `${say(words.time)}: ${chinaTime(one.at)}` },
      { text: `${say(words.method)}: ${say(one.method === 'sms' ? words.sms : words.payPassword)}` },
      small(`${say(words.evidence)}:`),
      small(inRows(one.hash, 32)),
      small(`${say(words.seal)}:`),
      small(inRows(one.platformSignature, 44)),
    ],
    margin: [4, 6, 4, 6],
  });
  const ordered = [...signatures].sort((a, b) => (a.side === b.side ? 0 : a.side === 'purchaser' ? -1 : 1));
  return [
    {
      text: say(words.signatures),
      bold: true,
      fontSize: 14,
      alignment: 'center',
      pageBreak: 'before',
      margin: [0, 0, 0, 12],
    },
    { table: { widths: ['*', '*'], body: [ordered.map(cell)] }, layout: thin },
    { text: `${say(words.hash)}: ${contentHash}`, fontSize: 8, margin: [0, 12, 0, 8] },
    ...(verification
      ? [
          {
            columns: [
              { qr: verification.url, fit: 96, width: 110 },
              {
                width: '*',
                stack: [
                  { text: `${say(words.code)}: ${groups(verification.code)}`, bold: true },
                  { text: say(words.scan), margin: [0, 4, 0, 0] as [number, number, number, number] },
                  { text: verification.url, fontSize: 8, color: GREY },
                ],
              },
            ],
          } satisfies PdfContent,
        ]
      : []),
  ];
}

/** What has no place to break a line at. */
const inRows = (text: string, length: number) =>
  text.match(new RegExp(`.{1,${length}}`, 'g'))?.join('\n') ?? '';

/** ABCD-EFGH-… */
export const groups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

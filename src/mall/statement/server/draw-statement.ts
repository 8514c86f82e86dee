// The paper of a statement, drawn from plain data: runs in the thread that prints. What a buyer's books want: every item with his own code, and place for both seals.
import type { PdfContent, PdfDocument } from '#kit/pdf/print-pdf.ts';
import type { Language, Text } from '#kit/words/text.ts';

/** All that stands on it; amounts as they are shown. */
export interface PrintedStatement {
  language: Language;
  statementSn: string;
  stateName: string;
  creditorName: string;
  enterpriseName: string;
  fromDay: string;
  cutDay: string;
  dueDay: string | null;
  items: readonly {
    /** With its kind where that is not goods. */
    title: string;
    matCode: string;
    poNumber: string;
    orderSn: string;
    number: number;
    amount: string;
    paid: string;
  }[];
  total: string;
  paid: string;
  lateFee: string;
  waived: string;
  disputed: string;
  rest: string;
  siteName: string;
  /** On which it is printed, of China. */
  day: string;
}

const WORDS = {
  title: { zh: '对账单', en: 'Statement' },
  buyer: { zh: '买方', en: 'Buyer' },
  creditor: { zh: '授信方', en: 'Creditor' },
  cycle: { zh: '账单周期', en: 'Cycle' },
  due: { zh: '到期日', en: 'Due on' },
  state: { zh: '状态', en: 'State' },
  row: { zh: '序号', en: 'No.' },
  what: { zh: '内容', en: 'What for' },
  matCode: { zh: '物料编码', en: 'Material code' },
  poNumber: { zh: '采购单号', en: 'PO number' },
  order: { zh: '订单', en: 'Order' },
  pieces: { zh: '数量', en: 'Pieces' },
  amount: { zh: '金额', en: 'Amount' },
  paid: { zh: '已付', en: 'Paid' },
  total: { zh: '账单金额', en: 'Total' },
  lateFee: { zh: '滞纳金', en: 'Late fee' },
  waived: { zh: '已减免', en: 'Waived' },
  disputed: { zh: '异议中', en: 'Disputed' },
  rest: { zh: '未付', en: 'Open' },
  seal: { zh: '盖章 / 日期：', en: 'Seal / date:' },
  none: { zh: '本周期没有明细', en: 'Nothing in this cycle' },
} satisfies Record<string, Text>;

const GREY = '#667085';
const LINE = '#d0d5dd';
const HEAD = '#f2f4f7';
const thin = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

/** The same statement is always the same bytes. */
export function drawStatement(of: PrintedStatement): PdfDocument {
  const say = ({ zh, en }: Text) => (of.language === 'zh' ? zh : en);
  const fact = (name: Text, text: string): PdfContent => ({
    text: [{ text: `${say(name)}  `, color: GREY }, text],
  });
  const printed = { zh: `由${of.siteName}打印于 ${of.day}`, en: `Printed by ${of.siteName} on ${of.day}` };
  return {
    pageMargins: [36, 40, 36, 46],
    defaultStyle: { fontSize: 9, lineHeight: 1.25 },
    footer: (page: number, pages: number) => ({
      margin: [36, 14, 36, 0],
      fontSize: 7.5,
      color: GREY,
      columns: [
        { text: `${of.statementSn}  ·  ${say(printed)}`, width: '*' },
        { text: `${page} / ${pages}`, alignment: 'right', width: 60 },
      ],
    }),
    content: [
      { text: say(WORDS.title), bold: true, fontSize: 18, alignment: 'center' },
      { text: of.statementSn, color: GREY, alignment: 'center', margin: [0, 0, 0, 10] },
      {
        columnGap: 16,
        columns: [
          [
            fact(WORDS.buyer, of.enterpriseName),
            fact(WORDS.creditor, of.creditorName),
            fact(WORDS.state, of.stateName),
          ],
          [
            fact(WORDS.cycle, `${of.fromDay} – ${of.cutDay}`),
            fact(WORDS.due, of.dueDay ?? '—'),
            {
              text: [
                { text: `${say(WORDS.rest)}  `, color: GREY },
                { text: of.rest, bold: true },
              ],
            },
          ],
        ],
      },
      of.items.length > 0
        ? itemTable(of, say)
        : { text: say(WORDS.none), color: GREY, margin: [0, 10, 0, 0] },
      sums(of, say),
      seals(of, say),
    ],
  };
}

function itemTable({ items }: PrintedStatement, say: (text: Text) => string): PdfContent {
  const cell = (text: string, at: number): PdfContent => ({ text, alignment: at < 5 ? 'left' : 'right' });
  const { row, what, matCode, poNumber, order, pieces, amount, paid } = WORDS;
  const head = [row, what, matCode, poNumber, order, pieces, amount, paid].map((name, at) => ({
    text: say(name),
    bold: true,
    fillColor: HEAD,
    alignment: at < 5 ? ('left' as const) : ('right' as const),
  }));
  const rows = items.map((item, at) =>
    [
      String(at + 1),
      item.title,
      item.matCode,
      item.poNumber,
      item.orderSn,
      item.number > 0 ? String(item.number) : '',
      item.amount,
      item.paid,
    ].map(cell),
  );
  return {
    margin: [0, 10, 0, 8],
    fontSize: 8,
    layout: thin,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [22, '*', 70, 60, 80, 34, 60, 52],
      body: [head, ...rows],
    },
  };
}

function sums(of: PrintedStatement, say: (text: Text) => string): PdfContent {
  const rows = (['total', 'paid', 'lateFee', 'waived', 'disputed', 'rest'] as const).map((key) => {
    const bold = key === 'total' || key === 'rest';
    return [
      { text: say(WORDS[key]), bold },
      { text: of[key], bold, alignment: 'right' as const },
    ];
  });
  return {
    columns: [
      { text: '', width: '*' },
      { width: 200, layout: thin, table: { widths: ['*', 90], body: rows } },
    ],
  };
}

function seals(of: PrintedStatement, say: (text: Text) => string): PdfContent {
  const side = (name: Text, who: string): PdfContent => [
    { text: say(name), color: GREY },
    { text: who, bold: true },
    { text: say(WORDS.seal), margin: [0, 30, 0, 0] },
  ];
  return {
    unbreakable: true,
    margin: [0, 22, 0, 0],
    stack: [{ columns: [side(WORDS.buyer, of.enterpriseName), side(WORDS.creditor, of.creditorName)] }],
  };
}

// The paper of a report, drawn from its content alone (domain-lab 6): cover, statements, equipment, environment, results, end mark.
import type { PdfContent, PdfDocument } from '#kit/pdf/print-pdf.ts';
import type { Text } from '#kit/words/text.ts';
import { sealSvg } from '#mall/contract/seal-drawing.ts';
import { verdictLine } from '../../conclusion-rule.ts';
import type { ReportContent, ReportSpecimen } from '../../report-content.ts';
import { markNames, reportKinds } from '../../report-terms.ts';
import { resultPages } from './draw-results.ts';
import { GREY, HEAD, isLong, type ReportPaper, type Say, sayIn, section, thin } from './paper-style.ts';
import { paperWords as words } from './report-words.ts';

/** Where the seal stands on the first page: left, bottom, right, top in points, as a signature's place is said. */
export const SEAL_PLACE = [420, 92, 530, 202] as const;
const PAGE_HEIGHT = 842;
const MOST_SIGNS = 90; // chosen: two lines of the cover; all of them stand in the table of specimens

/** Everything that stands on it follows from the arguments: the same paper is always the same bytes. */
export function drawReport(paper: ReportPaper): PdfDocument {
  const { content, seal, isOwed } = paper;
  const say = sayIn(content.language);
  const isDemo = seal?.isDemo ?? false;
  const mark = seal === null ? (isOwed ? words.unpaid : words.preview) : isDemo ? words.demo : undefined;
  return {
    pageMargins: [48, 64, 48, 54],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.3 },
    ...(mark
      ? {
          watermark: {
            ...{ text: say(mark), color: seal ? '#c8161d' : '#98a2b3', opacity: seal ? 0.09 : 0.16 },
            ...{ fontSize: content.language === 'ZH' ? 52 : 30, bold: false },
          },
        }
      : {}),
    header: (page: number, pages: number) => ({
      margin: [48, 24, 48, 0],
      columns: [
        { text: say(content.lab.name), fontSize: 8, color: GREY, width: '*' },
        {
          text: `${say(words.reportNo)} ${content.reportNo || '—'}    ${pageOf(content, page, pages)}`,
          ...{ fontSize: 8, color: GREY, alignment: 'right', width: 'auto' },
        },
      ],
    }),
    footer: () => ({
      margin: [48, 14, 48, 0],
      columns: [
        {
          text: say(content.lab.name) === '' ? '' : content.lab.address,
          fontSize: 7,
          color: GREY,
          width: '*',
        },
        ...(mark
          ? [{ text: say(mark), fontSize: 8, color: '#c8161d', alignment: 'right' as const, width: 'auto' }]
          : []),
      ],
    }),
    content: [...cover(paper, say), ...resultPages(paper, say)],
  };
}

const pageOf = ({ language }: ReportContent, page: number, pages: number) =>
  language === 'EN'
    ? `Page ${page} of ${pages}`
    : language === 'ZH'
      ? `第 ${page} 页 共 ${pages} 页`
      : `${page} / ${pages}`;

function cover({ content, seal, verification }: ReportPaper, say: Say): PdfContent[] {
  const { kind, language, reportNo, marks, lab, amends } = content;
  const title = reportKinds[kind].title;
  const big = (text: string, size: number): PdfContent => ({
    text,
    bold: true,
    fontSize: size,
    alignment: 'center',
  });
  return [
    marks.length > 0
      ? {
          columns: marks.map((one) => ({
            width: 84,
            table: {
              widths: [70],
              body: [[{ text: markNames[one].zh, bold: true, alignment: 'center' as const }]],
            },
          })),
          columnGap: 8,
        }
      : { text: say(words.noMark), fontSize: 8, color: GREY },
    { text: '', margin: [0, 18, 0, 0] },
    ...(language === 'EN' ? [] : [big(title.zh, 24)]),
    ...(language === 'ZH' ? [] : [big(title.en, language === 'EN' ? 20 : 12)]),
    {
      text: `${say(words.reportNo)}: ${reportNo || '—'}`,
      ...{ alignment: 'center', fontSize: 11, margin: [0, 6, 0, 18] },
    },
    facts(content, say),
    ...(amends
      ? [
          {
            margin: [0, 8, 0, 0] as [number, number, number, number],
            stack: [
              { text: `${say(words.amends)}: ${amends.reportNo}`, bold: true },
              { text: `${say(words.changed)}: ${amends.what}` },
              { text: `${say(words.why)}: ${amends.why}` },
            ],
          },
        ]
      : []),
    section(say(words.conclusion)),
    { text: isLong(content, say) ? say(words.overleaf) : say(content.conclusion) },
    ...byRecord(content, say),
    ...foot(content, seal, verification, say),
    {
      text: big2(lab.name, language),
      absolutePosition: { x: 48, y: 760 },
      alignment: 'center',
      bold: true,
      fontSize: 12,
    },
  ];
}

/** Beside what people conclude, what the records come to. */
function byRecord({ items }: ReportContent, say: Say): PdfContent[] {
  const line = say(verdictLine(items));
  return line === ''
    ? []
    : [{ text: `${say(words.byRecord)}: ${line}`, fontSize: 8.5, color: GREY, margin: [0, 3, 0, 0] }];
}

const big2 = (name: Text, language: ReportContent['language']) =>
  language === 'EN' ? name.en : language === 'ZH' ? name.zh : `${name.zh}  ${name.en}`;

/** One value of all specimens, each said once. */
function together(specimens: readonly ReportSpecimen[], of: (one: ReportSpecimen) => string): string {
  const all = [...new Set(specimens.map(of).filter(Boolean))];
  const text = all.join('、');
  return text.length <= MOST_SIGNS ? text : `${text.slice(0, MOST_SIGNS)} … (${all.length})`;
}

function facts(content: ReportContent, say: Say): PdfContent {
  const { client, specimens, kind } = content;
  const isTest = kind === 'TEST' || kind === 'AUTHEN';
  const rows: [Text, string][] = [
    [words.client, client.name],
    [words.address, client.address],
    [words.contact, client.contact],
    [isTest ? words.specimen : words.instrument, together(specimens, ({ name }) => name)],
    [words.model, together(specimens, ({ model }) => model)],
    [words.maker, together(specimens, ({ maker }) => maker)],
    [words.serialNo, together(specimens, ({ serialNo }) => serialNo)],
    [words.lot, together(specimens, ({ lotNo, dateCode }) => [lotNo, dateCode].filter(Boolean).join(' / '))],
    [words.specimenNo, together(specimens, ({ specimenNo }) => specimenNo)],
    [words.quantity, together(specimens, ({ qty }) => qty)],
    [words.state, together(specimens, ({ condition }) => condition)],
    [words.service, content.serviceSn],
    [words.received, content.receivedOn],
    [
      isTest ? words.done : words.calibrated,
      [...new Set([content.startedOn, content.doneOn])].filter(Boolean).join(' – '),
    ],
    [words.place, say(content.place)],
  ];
  return {
    table: {
      widths: [112, '*'],
      body: rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => [
          { text: say(label), color: GREY, fontSize: 8.5, fillColor: HEAD },
          { text: value, fontSize: 9 },
        ]),
    },
    layout: thin,
  };
}

/** Names of three people, the day, the code; the seal stands on its fixed place. */
function foot(
  content: ReportContent,
  seal: ReportPaper['seal'],
  verification: ReportPaper['verification'],
  say: Say,
): PdfContent[] {
  const people: [Text, string][] = [
    [words.prepared, content.preparedBy],
    [words.reviewed, content.reviewedBy],
    [words.approved, content.approvedBy],
    [words.issued, content.issuedOn],
  ];
  const top = PAGE_HEIGHT - SEAL_PLACE[3];
  return [
    {
      absolutePosition: { x: 170, y: top + 14 },
      stack: people.map(([label, value]) => ({
        text: `${say(label)}: ${value || '—'}`,
        margin: [0, 0, 0, 5],
      })),
    },
    ...(verification
      ? [
          {
            absolutePosition: { x: 48, y: top + 6 },
            columns: [
              {
                width: 112,
                stack: [
                  { qr: verification.url, fit: 88, eccodeLevel: 'M' as const },
                  { text: say(words.verify), fontSize: 7, color: GREY, margin: [0, 8, 0, 0] },
                  { text: verification.code, fontSize: 7, color: GREY },
                ],
              },
            ],
          },
        ]
      : []),
    ...(seal
      ? [
          {
            absolutePosition: { x: SEAL_PLACE[0], y: top },
            svg: sealSvg(
              {
                kind: 'company',
                partyName: content.lab.name.zh,
                name: seal.isDemo ? words.demo.zh : content.kind === 'TEST' ? '检测专用章' : '校准专用章',
              },
              'Noto',
            ),
            width: SEAL_PLACE[2] - SEAL_PLACE[0],
          },
        ]
      : []),
  ] as PdfContent[];
}

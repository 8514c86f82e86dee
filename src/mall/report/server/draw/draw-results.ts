// The pages of a report behind its cover: what is stated, with which equipment, in which environment, and what came of each item.
import { unitText } from '#kit/measure/unit-text.ts';
import type { PdfContent } from '#kit/pdf/print-pdf.ts';
import type { Text } from '#kit/words/text.ts';
import type { ReportContent, ReportItem, ReportTable } from '../../report-content.ts';
import { decisionRules, verdictNames } from '../../report-terms.ts';
import { chartSvg } from './draw-chart.ts';
import { GREY, grid, isLong, type ReportPaper, type Say, section } from './paper-style.ts';
import { statements, paperWords as words } from './report-words.ts';

export function resultPages(paper: ReportPaper, say: Say): PdfContent[] {
  const { content } = paper;
  const { items } = content;
  return [
    { text: '', pageBreak: 'after' },
    ...(isLong(content, say)
      ? [
          section(say(words.conclusion)),
          { text: say(content.conclusion), margin: [0, 0, 0, 6] } as PdfContent,
        ]
      : []),
    section(say(words.statements)),
    {
      ol: statementsOf(content).map((one) => ({ text: say(one), margin: [0, 0, 0, 2] })),
      fontSize: 8.5,
    } as PdfContent,
    ...(content.specimens.length > 1 ? [section(say(words.specimens)), specimenTable(content, say)] : []),
    section(say(words.items)),
    itemTable(items, say),
    section(say(words.equipment)),
    equipmentTable(items, say),
    section(say(words.environment)),
    { text: environmentOf(items, say), fontSize: 9 },
    ...items.flatMap((item) => itemPages(item, paper, say)),
    { text: say(words.end), alignment: 'center', color: GREY, margin: [0, 20, 0, 0] },
  ];
}

function statementsOf({ items, kind, rule, deviations, withUncertainty }: ReportContent): Text[] {
  const isCalibration = kind === 'CALIBRATION' || kind === 'VERIFICATION';
  const states =
    isCalibration || withUncertainty || items.some(({ results }) => results.some(({ U }) => U !== ''));
  const decides = items.some(({ verdict }) => verdict !== null);
  const text = deviations.trim() === '' ? words.none : { zh: deviations, en: deviations };
  return [
    statements.asReceived,
    statements.noPart,
    { zh: `对方法的偏离：${text.zh}`, en: `Deviations from the methods: ${text.en}` },
    ...(items.some(({ isSubcontracted }) => isSubcontracted) ? [statements.subcontracted] : []),
    ...(decides
      ? [{ zh: `判定规则：${decisionRules[rule].zh}`, en: `Decision rule: ${decisionRules[rule].en}` }]
      : isCalibration
        ? [statements.valuesOnly]
        : []),
    ...(states ? [statements.uncertainty] : []),
    ...(isCalibration ? [statements.traceable] : []),
    statements.objection,
    statements.sealed,
  ];
}

/** What, and of which kind of thing. */
const itemName = ({ item, object }: ReportItem, say: Say) =>
  [say(item), say(object) && `(${say(object)})`].filter(Boolean).join(' ');

const specimenTable = ({ specimens }: ReportContent, say: Say): PdfContent =>
  grid(
    [110, '*', 90, 90, 50],
    [words.specimenNo, words.specimen, words.model, words.numbers, words.quantity].map(say),
    specimens.map((one) => [
      one.specimenNo,
      [one.name, one.maker].filter(Boolean).join(' · '),
      one.model,
      [one.serialNo, one.lotNo, one.dateCode].filter(Boolean).join(' / '),
      one.qty,
    ]),
  );

const verdictText = ({ verdict }: Pick<ReportItem, 'verdict'>, say: Say) =>
  verdict ? say(verdictNames[verdict]) : '—';

const itemTable = (items: readonly ReportItem[], say: Say): PdfContent =>
  grid(
    [28, '*', '*', 84, 64],
    [words.no, words.item, words.method, words.requirement, words.verdict].map(say),
    items.map((one) => [
      String(one.seq),
      `${one.isSubcontracted ? '● ' : ''}${itemName(one, say)}`,
      [one.standard, one.clause].filter(Boolean).join(' '),
      one.limits || '—',
      verdictText(one, say),
    ]),
  );

function equipmentTable(items: readonly ReportItem[], say: Say): PdfContent {
  const all = new Map(items.flatMap(({ equipment }) => equipment).map((one) => [one.equipNo, one]));
  if (all.size === 0) return { text: say(words.none), fontSize: 9 };
  return grid(
    [90, '*', 130, 80],
    [words.equipNo, words.name, words.certificate, words.due].map(say),
    [...all.values()]
      .sort((a, b) => a.equipNo.localeCompare(b.equipNo))
      .map((one) => [one.equipNo, one.name, one.certificateNo || '—', one.dueDate || '—']),
  );
}

/** Least and greatest of all items. */
function environmentOf(items: readonly ReportItem[], say: Say): string {
  const range = (of: (one: ReportItem) => readonly [string, string] | null) => {
    const found = items.map(of).filter((one) => one !== null);
    if (found.length === 0) return undefined;
    const lo = Math.min(...found.map(([low]) => Number(low)));
    const hi = Math.max(...found.map(([, high]) => Number(high)));
    return lo === hi ? lo.toFixed(1) : `${lo.toFixed(1)} – ${hi.toFixed(1)}`;
  };
  const temperature = range(({ environment }) => environment.tempC);
  const humidity = range(({ environment }) => environment.rh);
  const said = [
    ...(temperature ? [`${say(words.temperature)}: ${temperature} ℃`] : []),
    ...(humidity ? [`${say(words.humidity)}: ${humidity} %`] : []),
  ];
  return said.length > 0 ? said.join('    ') : '—';
}

function itemPages(item: ReportItem, { photos }: ReportPaper, say: Say): PdfContent[] {
  const conditions = [
    ...(item.conditions ? [item.conditions] : []),
    ...item.params.map(
      ({ label, value, unit }) => `${say(label)} ${[value, unitText(unit)].filter(Boolean).join(' ')}`,
    ),
  ];
  const pictures = item.photoIds.flatMap((id) => photos[id] ?? []);
  return [
    section(`${item.seq}  ${item.isSubcontracted ? '● ' : ''}${itemName(item, say)}`),
    {
      text: [
        `${[item.standard, item.clause].filter(Boolean).join(' ')}`,
        ...(conditions.length > 0 ? [`${say(words.conditions)}: ${conditions.join('; ')}`] : []),
        `${say(words.verdict)}: ${verdictText(item, say)}`,
      ].join('    '),
      ...{ fontSize: 8.5, color: GREY, margin: [0, 0, 0, 4] },
    } as PdfContent,
    ...item.tables.map((table) => tableOf(table, say)),
    ...(item.chart
      ? [{ svg: chartSvg(item.chart, say), width: 480, margin: [0, 6, 0, 6] } as PdfContent]
      : []),
    ...(pictures.length > 0 ? [photoRows(pictures, item.photosPerRow)] : []),
  ];
}

function tableOf({ title, columns, rows }: ReportTable, say: Say): PdfContent {
  const head = columns.map(({ label, unit }) =>
    [say(label), unit ? `(${unitText(unit)})` : ''].filter(Boolean).join(' '),
  );
  return {
    margin: [0, 2, 0, 8],
    stack: [
      { text: say(title), fontSize: 9, bold: true, margin: [0, 0, 0, 2] },
      grid(
        columns.map((_, at) => (at === 0 ? 'auto' : '*')),
        head,
        rows,
      ),
    ],
  };
}

function photoRows(pictures: readonly string[], perRow: number): PdfContent {
  const across = Math.min(4, Math.max(1, perRow));
  const width = (499 - (across - 1) * 8) / across;
  const rows = Array.from({ length: Math.ceil(pictures.length / across) }, (_, at) =>
    pictures.slice(at * across, (at + 1) * across),
  );
  return {
    margin: [0, 4, 0, 4],
    stack: rows.map((row) => ({
      columns: row.map((image) => ({ image, fit: [width, width] as [number, number], width })),
      columnGap: 8,
      margin: [0, 0, 0, 8] as [number, number, number, number],
    })),
  };
}

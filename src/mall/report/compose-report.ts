// Makes what a report says from what was done: pure, so that the same records always make the same report.
import type { DecisionRule, Verdict } from '#kit/measure/decision-rule.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import type { FilledSheet } from '#mall/datasheet/fill/fill-sheet.ts';
import type { SheetDefinition, SheetValues } from '#mall/datasheet/sheet-definition.ts';
import type { EntrustForm } from '#mall/testing/entrust-form.ts';
import type { ReportContent, ReportEquipment, ReportItem, ReportSpecimen } from './report-content.ts';
import type { ReportKind } from './report-terms.ts';
import { chartOf, paramsOf, photosOf, resultRows, tablesOf } from './sheet-tables.ts';

/** An item whose work is written down. */
export interface SourceItem {
  seq: number;
  capability: {
    capId: number;
    capNo: string;
    field: string;
    item: Text;
    object: Text;
    standard: string;
    clause: string;
    isSubcontracted: boolean;
  };
  specimenNos: readonly string[];
  conditions: string;
  limits: string;
  rule: DecisionRule;
  verdict: Verdict | null;
  engineers: readonly string[];
  startedAt: Date | null;
  doneAt: Date | null;
  sheet: { definition: SheetDefinition; values: SheetValues; filled: FilledSheet } | null;
  /** Taken with the record beside those in its cells. */
  photoIds: readonly number[];
  recordHash: string;
  equipment: readonly ReportEquipment[];
  environment: {
    tempC: readonly [number, number] | null;
    rh: readonly [number, number] | null;
  };
}

export interface ReportSource {
  kind: ReportKind;
  serviceSn: string;
  form: EntrustForm;
  lab: ReportContent['lab'];
  place: Text;
  specimens: readonly ReportSpecimen[];
  receivedAt: Date | null;
  items: readonly SourceItem[];
}

/** What people say of it themselves. */
export interface ReportWords {
  conclusion: Text;
  deviations: string;
}

const dayOf = (at: Date | null): string => (at ? dayInChina(at) : '');
const range = (found: readonly [number, number] | null): readonly [string, string] | null =>
  found && [found[0].toFixed(1), found[1].toFixed(1)];

function composeItem(one: SourceItem, form: EntrustForm): ReportItem {
  const { capability, sheet, specimenNos } = one;
  const record = sheet && {
    ...sheet,
    specimens: specimenNos,
    withUncertainty: form.withUncertainty || sheet.definition.kind === 'CALIBRATION',
  };
  return {
    ...{ seq: one.seq, capId: capability.capId, capNo: capability.capNo, field: capability.field },
    ...{ item: capability.item, object: capability.object, standard: capability.standard },
    ...{ clause: capability.clause, isSubcontracted: capability.isSubcontracted, specimenNos },
    ...{ conditions: one.conditions, limits: one.limits, rule: one.rule, verdict: one.verdict },
    ...{ engineers: one.engineers, startedOn: dayOf(one.startedAt), doneOn: dayOf(one.doneAt) },
    equipment: one.equipment,
    environment: { tempC: range(one.environment.tempC), rh: range(one.environment.rh) },
    params: record ? paramsOf(record) : [],
    tables: record ? tablesOf(record) : [],
    results: record ? resultRows(record) : [],
    chart: record ? chartOf(record) : null,
    photoIds: [...new Set([...(record ? photosOf(record) : []), ...one.photoIds])],
    photosPerRow: record?.definition.report.photos?.perRow ?? 2,
    recordHash: one.recordHash,
  };
}

/** Without number, day of issue, marks and people, which come with approval. */
export function composeReport(source: ReportSource, words: ReportWords): ReportContent {
  const { form, items } = source;
  const days = (of: (one: ReportItem) => string, which: 0 | -1) =>
    composed.map(of).filter(Boolean).sort().at(which) ?? '';
  const composed = [...items].sort((a, b) => a.seq - b.seq).map((one) => composeItem(one, form));
  const used = new Set(composed.flatMap(({ specimenNos }) => specimenNos));
  return {
    reportNo: '',
    ...{ kind: source.kind, language: form.language, serviceSn: source.serviceSn, lab: source.lab },
    ...{ place: source.place, marks: [] },
    client: {
      name: form.reportName.trim() || form.clientName,
      address: form.clientAddress,
      contact: [form.contact, form.mobile].filter(Boolean).join(' '),
    },
    specimens: source.specimens.filter(({ specimenNo }) => used.has(specimenNo)),
    receivedOn: dayOf(source.receivedAt),
    startedOn: days(({ startedOn }) => startedOn, 0),
    doneOn: days(({ doneOn }) => doneOn, -1),
    issuedOn: '',
    ...{ rule: form.rule, withUncertainty: form.withUncertainty, items: composed },
    ...{ conclusion: words.conclusion, deviations: words.deviations },
    ...{ preparedBy: '', reviewedBy: '', approvedBy: '', amends: null },
  };
}

/** What the verdicts come to, for whoever writes the conclusion to begin with. */
export function firstConclusion(items: readonly Pick<ReportItem, 'seq' | 'verdict'>[]): Text {
  const decided = items.filter(({ verdict }) => verdict !== null);
  const bad = decided.filter(({ verdict }) => verdict !== 'PASS').map(({ seq }) => seq);
  if (decided.length === 0)
    return {
      zh: '按委托要求给出检测数据，不作判定。',
      en: 'Values are given as agreed; nothing is decided.',
    };
  if (bad.length === 0)
    return {
      zh: `所检 ${decided.length} 项符合要求。`,
      en: `All ${decided.length} items meet the requirements.`,
    };
  return {
    zh: `第 ${bad.join('、')} 项不符合要求或有条件，其余符合要求。`,
    en: `Items ${bad.join(', ')} do not or only conditionally meet the requirements; the others do.`,
  };
}

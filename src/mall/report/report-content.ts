// What a report says, as one value that never changes once it is signed: the paper, the data file and the tables are all drawn from it.
import type { DecisionRule, Verdict } from '#kit/measure/decision-rule.ts';
import type { Text } from '#kit/words/text.ts';
import type { Mark, ReportKind, ReportLanguage } from './report-terms.ts';

export interface ReportSpecimen {
  specimenNo: string;
  name: string;
  model: string;
  maker: string;
  serialNo: string;
  lotNo: string;
  dateCode: string;
  /** With its unit. */
  qty: string;
  /** As it came. */
  condition: string;
}

export interface ReportEquipment {
  equipNo: string;
  name: string;
  certificateNo: string;
  /** A day of China; '': of equipment that is not calibrated. */
  dueDate: string;
}

/** What was measured, as it stands on the paper: texts only. */
export interface ReportTable {
  title: Text;
  columns: readonly { label: Text; unit: string }[];
  rows: readonly (readonly string[])[];
}

/** One decided or stated value, for the data file: numbers as decimal texts, rounded as on the paper. */
export interface ReportResult {
  /** What it was measured at or on: a specimen, a point. */
  at: string;
  value: string;
  /** UCUM. */
  unit: string;
  /** Expanded uncertainty; '' where none is stated. */
  U: string;
  k: string;
  /** 0.9545 */
  p: string;
  limits: string;
  verdict: Verdict | null;
  /** By the names of the sheet's data columns (`ref`, `ind`, `err`). */
  columns: Readonly<Record<string, string>>;
}

export interface ReportChart {
  x: Text;
  /** Texts under the axis. */
  at: readonly string[];
  lines: readonly { label: Text; unit: string; values: readonly (number | null)[] }[];
}

export interface ReportItem {
  seq: number;
  capId: number;
  capNo: string;
  field: string;
  item: Text;
  object: Text;
  standard: string;
  clause: string;
  isSubcontracted: boolean;
  specimenNos: readonly string[];
  conditions: string;
  limits: string;
  rule: DecisionRule;
  verdict: Verdict | null;
  engineers: readonly string[];
  /** Days of China. */
  startedOn: string;
  doneOn: string;
  equipment: readonly ReportEquipment[];
  environment: { tempC: readonly [string, string] | null; rh: readonly [string, string] | null };
  params: readonly { label: Text; value: string; unit: string }[];
  tables: readonly ReportTable[];
  results: readonly ReportResult[];
  chart: ReportChart | null;
  photoIds: readonly number[];
  photosPerRow: number;
  /** Of the locked record that it is made from. */
  recordHash: string;
}

export interface ReportContent {
  /** '' until it is approved. */
  reportNo: string;
  kind: ReportKind;
  language: ReportLanguage;
  serviceSn: string;
  lab: { code: string; name: Text; address: string };
  /** Where it was done. */
  place: Text;
  /** That it carries; computed on the day of approval. */
  marks: readonly Mark[];
  client: { name: string; address: string; contact: string };
  specimens: readonly ReportSpecimen[];
  /** Days of China; '' while not known. */
  receivedOn: string;
  startedOn: string;
  doneOn: string;
  issuedOn: string;
  rule: DecisionRule;
  /** Uncertainty is stated whether or not it decides. */
  withUncertainty: boolean;
  items: readonly ReportItem[];
  conclusion: Text;
  /** From the methods; never '' when it is handed in: "none" is said. */
  deviations: string;
  preparedBy: string;
  reviewedBy: string;
  approvedBy: string;
  /** Of the report that it takes the place of. */
  amends: { reportNo: string; what: string; why: string } | null;
}

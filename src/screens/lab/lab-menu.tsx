// What of a laboratory's console opens to whom: one row each for the menu and for the first page.
import {
  Archive,
  Award,
  BadgeCheck,
  BadgeJapaneseYen,
  BookText,
  Boxes,
  CalendarRange,
  Car,
  ChartColumn,
  ClipboardList,
  FileCheck2,
  FlaskConical,
  History,
  ListChecks,
  type LucideIcon,
  MessageSquareWarning,
  Microscope,
  ScanLine,
  Settings,
  TableProperties,
  TestTubes,
  Thermometer,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { BENCH_READERS } from '#mall/bench/bench-readers.ts';
import type { LabPoint } from '#mall/member/lab-roles.ts';
import { REPORT_READERS } from '#mall/report/report-terms.ts';
import type { labWords } from './lab-words.ts';

interface Entry {
  /** The second part of its address. */
  readonly key: string;
  readonly to: string;
  readonly text: keyof typeof labWords & `${string}`;
  readonly hint: keyof typeof labWords & `${string}`;
  readonly Icon: LucideIcon;
  /** Any of these; left out: all of the staff. */
  readonly points?: readonly LabPoint[];
}

const ENTRIES = [
  {
    ...{ key: 'entrust', to: '/lab/entrust/list', text: 'entrust', hint: 'entrustHint', Icon: ClipboardList },
    points: ['lab.accept'],
  },
  {
    ...{ key: 'scan', to: '/lab/specimen/scan', text: 'scan', hint: 'scanHint', Icon: ScanLine },
    points: ['lab.specimen', 'lab.test'],
  },
  {
    ...{
      key: 'specimen',
      to: '/lab/specimen/list',
      text: 'specimens',
      hint: 'specimensHint',
      Icon: FlaskConical,
    },
    points: ['lab.specimen', 'lab.test', 'lab.quality'],
  },
  {
    ...{ key: 'plan', to: '/lab/plan/board', text: 'plan', hint: 'planHint', Icon: CalendarRange },
    points: ['lab.plan'],
  },
  {
    ...{ key: 'visit', to: '/lab/visit/list', text: 'visits', hint: 'visitsHint', Icon: Car },
    points: ['lab.visit', 'lab.test'],
  },
  {
    ...{ key: 'bench', to: '/lab/bench/list', text: 'bench', hint: 'benchHint', Icon: TestTubes },
    points: BENCH_READERS,
  },
  {
    ...{ key: 'report', to: '/lab/report/list', text: 'reports', hint: 'reportsHint', Icon: FileCheck2 },
    points: REPORT_READERS,
  },
  {
    ...{
      key: 'objection',
      to: '/lab/objection/list',
      text: 'objections',
      hint: 'objectionsHint',
      Icon: MessageSquareWarning,
    },
    points: ['lab.quality'],
  },
  {
    ...{ key: 'impact', to: '/lab/impact/list', text: 'impacts', hint: 'impactsHint', Icon: TriangleAlert },
    points: ['lab.quality'],
  },
  {
    ...{ key: 'authen', to: '/lab/authen/list', text: 'authen', hint: 'authenHint', Icon: BadgeCheck },
    points: ['lab.accept', 'lab.authen.review', 'lab.authen.inspect', 'lab.authen.decide'],
  },
  {
    ...{
      key: 'certificate',
      to: '/lab/certificate/list',
      text: 'certificates',
      hint: 'certificatesHint',
      Icon: Award,
    },
    points: ['lab.authen.review', 'lab.authen.inspect', 'lab.authen.decide'],
  },
  { key: 'equipment', to: '/lab/equipment/list', text: 'equipment', hint: 'equipmentHint', Icon: Microscope },
  {
    key: 'environment',
    to: '/lab/environment',
    text: 'environment',
    hint: 'environmentHint',
    Icon: Thermometer,
  },
  { key: 'staff', to: '/lab/staff/list', text: 'staff', hint: 'staffHint', Icon: Users },
  {
    ...{ key: 'capability', to: '/lab/capability/list', text: 'capability', hint: 'capabilityHint' },
    ...{ Icon: ListChecks, points: ['lab.capability', 'lab.publish', 'lab.scope'] },
  },
  {
    ...{ key: 'standard', to: '/lab/standard/list', text: 'standard', hint: 'standardHint' },
    ...{ Icon: BookText, points: ['lab.standard', 'lab.publish'] },
  },
  {
    ...{ key: 'charge', to: '/lab/charge/list', text: 'charge', hint: 'chargeHint' },
    ...{ Icon: BadgeJapaneseYen, points: ['lab.charge', 'lab.publish'] },
  },
  {
    ...{ key: 'package', to: '/lab/package/list', text: 'package', hint: 'packageHint' },
    ...{ Icon: Boxes, points: ['lab.charge'] },
  },
  { key: 'sheet', to: '/lab/sheet/list', text: 'sheets', hint: 'sheetsHint', Icon: TableProperties },
  {
    ...{ key: 'archive', to: '/lab/archive/list', text: 'archive', hint: 'archiveHint' },
    ...{ Icon: Archive, points: ['lab.archive'] },
  },
  {
    ...{ key: 'figures', to: '/lab/figures', text: 'figures', hint: 'figuresHint' },
    ...{ Icon: ChartColumn, points: ['lab.figures'] },
  },
  {
    ...{ key: 'audit', to: '/lab/audit', text: 'audit', hint: 'auditHint' },
    ...{ Icon: History, points: ['lab.audit'] },
  },
  {
    ...{ key: 'setting', to: '/lab/setting', text: 'setting', hint: 'settingHint' },
    ...{ Icon: Settings, points: ['lab.setting'] },
  },
] as const satisfies readonly Entry[];

/** @param points what somebody may do in his laboratory */
export const labMenu = (points: readonly string[]) =>
  (ENTRIES as readonly ((typeof ENTRIES)[number] & Entry)[]).filter(
    (one) => !one.points || one.points.some((point) => points.includes(point)),
  );

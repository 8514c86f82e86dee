// What of a laboratory's console opens to whom: one row each for the menu and for the first page.
import {
  Award,
  BadgeCheck,
  CalendarRange,
  ClipboardList,
  FileCheck2,
  FlaskConical,
  type LucideIcon,
  MessageSquareWarning,
  Microscope,
  ScanLine,
  TableProperties,
  TestTubes,
  Thermometer,
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
  { key: 'sheet', to: '/lab/sheet/list', text: 'sheets', hint: 'sheetsHint', Icon: TableProperties },
] as const satisfies readonly Entry[];

/** @param points what somebody may do in his laboratory */
export const labMenu = (points: readonly string[]) =>
  (ENTRIES as readonly ((typeof ENTRIES)[number] & Entry)[]).filter(
    (one) => !one.points || one.points.some((point) => points.includes(point)),
  );

// A laboratory's back office: its archive of reports with the paper copies that are sent, its figures, its settings, its log, and what waits in each inbox. Owns paper_sending; leans on report, objection, authen and all below.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { id, json, line, Moment, requestId, Yuan } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { CAPABILITY_KINDS } from '#mall/ability/ability-terms.ts';
import { lab } from '#mall/member/actor.ts';
import { RULE_GROUPS } from './setting-groups.ts';

export const archives = lab('lab.archive');
export const audits = lab('lab.audit');

/** How long a report is kept, from its issue on. */
export const KEPT_YEARS = 6;

export const ArchiveRow = z.object({
  reportId: z.number(),
  reportNo: z.string(),
  serviceSn: z.string(),
  client: z.string(),
  title: z.string(),
  paper: z.enum(['TO_SEND', 'SENT', 'NONE']),
  /** Paper copies that the form asks for. */
  copies: z.number(),
  issuedAt: Moment,
  /** A day of China. */
  keptUntil: z.string(),
  /** Of the last sending; '': none yet. */
  carrier: z.string(),
  trackingNo: z.string(),
});
export type ArchiveRow = z.infer<typeof ArchiveRow>;

export const ArchiveDetail = ArchiveRow.extend({
  contact: z.string(),
  mobile: z.string(),
  address: z.string(),
  sendings: z.array(
    z.object({
      sendingId: z.number(),
      copies: z.number(),
      carrier: z.string(),
      trackingNo: z.string(),
      by: z.string(),
      sentAt: Moment,
    }),
  ),
  allowedActions: z.array(z.enum(['send'])),
});
export type ArchiveDetail = z.infer<typeof ArchiveDetail>;

/** By the months of what they count, in China. */
const Month = z.object({
  month: z.string(),
  reports: z.number(),
  /** Of those whose day was promised, not later than promised. */
  onTime: z.number(),
  promised: z.number(),
  objections: z.number(),
  upheld: z.number(),
  /** What the commissions come to whose last report was issued in it, tax included. */
  income: Yuan,
});
export const Figures = z.object({
  months: z.array(Month),
  /** Days of a commission from one moment to the next, on average; null: none went that way. */
  steps: z.array(
    z.object({
      step: z.enum(['ACCEPT', 'RECEIVE', 'TEST', 'REPORT']),
      days: z.number().nullable(),
      count: z.number(),
    }),
  ),
  groups: z.array(
    z.object({
      name: z.string(),
      /** Items that are not done. */
      open: z.number(),
      done: z.number(),
      /** Items that its people work on at once on a day. */
      capacity: z.number(),
    }),
  ),
});
export type Figures = z.infer<typeof Figures>;

const Settings = z.object({
  groups: z.array(z.object({ key: z.enum(RULE_GROUPS), values: z.record(z.string(), z.number()) })),
  log: z.array(LogEntry),
});
export type Settings = z.infer<typeof Settings>;

export const AuditRow = z.object({
  logId: z.number(),
  at: Moment,
  name: z.string(),
  noun: z.string(),
  doc: z.string(),
  act: z.string(),
  reason: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** What waits for the reader; `late` and `today` are of those. */
const Inbox = z.object({
  /** The second part of its address. */
  key: z.string(),
  waiting: z.number(),
  late: z.number(),
  today: z.number(),
});
export type Inbox = z.infer<typeof Inbox>;

export const labOfficeProtocol = {
  ...door('v3/lab/desk/home', lab(), {
    inboxes: get(
      { zh: '待办', en: 'What waits in each inbox' },
      nothing,
      z.object({ inboxes: z.array(Inbox) }),
    ),
  }),
  ...door('v3/lab/desk/archive', archives, {
    archived: get(
      { zh: '报告档案', en: 'One report in the archive' },
      z.object({ reportId: id() }),
      ArchiveDetail,
      {
        name: 'detail',
      },
    ),
    /** The customer is told. */
    send: post(
      { zh: '寄出纸质报告', en: 'Send paper copies' },
      z.object({ reportId: id(), carrier: line(40, 1), trackingNo: line(60, 3), ...requestId }),
      ArchiveDetail,
      { creates: true },
    ),
  }),
  ...door('v3/lab/desk/figures', lab('lab.figures'), {
    figures: get(
      { zh: '实验室数据', en: 'The figures of the laboratory' },
      z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        kind: z.enum(CAPABILITY_KINDS).optional(),
      }),
      Figures,
      { name: 'show' },
    ),
  }),
  ...door('v3/lab/desk/setting', lab('lab.setting'), {
    settings: get({ zh: '实验室设置', en: 'The settings of the laboratory' }, nothing, Settings, {
      name: 'show',
    }),
    /** A period that runs keeps its end; whatever begins from now on has the new one. */
    saveSettings: post(
      { zh: '保存实验室设置', en: 'Save settings of the laboratory' },
      z.object({ key: z.enum(RULE_GROUPS), values: json(z.record(z.string(), z.number())) }),
      Settings,
      { name: 'save' },
    ),
  }),
};

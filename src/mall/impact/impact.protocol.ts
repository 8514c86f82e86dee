// What equipment that proved unfit was used for. Owns impacts; promises that each report is listed since the last calibration that held, and decided in writing; leans on equipment, bench, report and objection.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, line, Moment, Tone, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { lab } from '#mall/member/actor.ts';
import { CAUSES, IMPACT_STATES } from './impact-process.ts';

export const IMPACT_BUTTONS = ['noEffect', 'retest', 'amend', 'redo'] as const;
export type ImpactButton = (typeof IMPACT_BUTTONS)[number];

export const ImpactRow = z.object({
  impactId: z.number(),
  version: z.number(),
  equipId: z.number(),
  equipNo: z.string(),
  equipName: z.string(),
  cause: z.enum(CAUSES),
  causeName: z.string(),
  reason: z.string(),
  foundAt: Moment,
  /** The day of the last calibration that held; '': there was none. */
  since: z.string(),
  serviceSn: z.string(),
  clientName: z.string(),
  /** The one that stands now; '': none is issued yet. */
  reportNo: z.string(),
  items: z.string(),
  state: z.enum(IMPACT_STATES),
  stateName: z.string(),
  tone: Tone,
  decidedName: z.string(),
  decidedAt: Moment.nullable(),
});
export type ImpactRow = z.infer<typeof ImpactRow>;

export const ImpactDetail = ImpactRow.extend({
  /** What was done with it, and how far it is today. */
  works: z.array(
    z.object({ itemId: z.number(), item: z.string(), stateName: z.string(), doneAt: Moment.nullable() }),
  ),
  reportId: z.number().nullable(),
  note: z.string(),
  objectionId: z.number().nullable(),
  objectionSn: z.string(),
  log: z.array(LogEntry),
  allowedActions: z.array(z.enum(IMPACT_BUTTONS)),
});
export type ImpactDetail = z.infer<typeof ImpactDetail>;

const decided = z.object({ impactId: id(), version: whole(1, 1_000_000), note: line(1_000, 2) });
export const quality = lab('lab.quality');

export const impactProtocol = {
  ...door('v3/lab/desk/impact', quality, {
    detail: get({ zh: '影响评估详情', en: 'An impact' }, z.object({ impactId: id() }), ImpactDetail),
    noEffect: post({ zh: '评估为无影响', en: 'It has no effect' }, decided, ImpactDetail),
    /** Opens an objection of the laboratory's own, whose page goes on from there. */
    retest: post({ zh: '决定复检', en: 'Test again' }, decided, ImpactDetail),
    amend: post({ zh: '决定更正报告', en: 'Amend the report' }, decided, ImpactDetail),
    /** Of work that no report says yet: what is done is opened again. */
    redo: post({ zh: '决定重做', en: 'Do it again' }, decided, ImpactDetail),
  }),
};

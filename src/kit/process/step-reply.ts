// What replies tell of a step that was taken, as far as its reader may know of it.
import { z } from 'zod';
import { Moment } from '#kit/http/wire.ts';

/** Of a document, with the state it came to. */
export const StepReply = z.object({
  event: z.string(),
  title: z.string(),
  stateName: z.string(),
  actorName: z.string(),
  reason: z.string(),
  time: Moment,
});
export type StepReply = z.infer<typeof StepReply>;

/** Of a time line that several documents may share. */
export const LogEntry = z.object({
  logId: z.number(),
  event: z.string(),
  title: z.string(),
  /** '' where the reader does not learn it, such as who of the platform it was. */
  actorName: z.string(),
  reason: z.string(),
  createdAt: Moment,
});
export type LogEntry = z.infer<typeof LogEntry>;

// What waits for one person: every room that waits for people tells it in this shape, and one page gathers all of them.
import { z } from 'zod';
import { Moment, whole } from '#kit/http/wire.ts';
import type { Text } from '#kit/words/text.ts';

/** Rooms that have turns: the key is the `docType` of their turns. */
export const turnDocs = {
  approval: { zh: '审批', en: 'Approval' },
  inquiry: { zh: '询价', en: 'Inquiry' },
  quotation: { zh: '报价', en: 'Quotation' },
  contract: { zh: '合同', en: 'Contract' },
} as const satisfies Record<string, Text>;

export const TURN_DOCS = Object.keys(turnDocs) as (keyof typeof turnDocs)[];

/** One thing that waits for the reader. */
export const Turn = z.object({
  docType: z.enum(TURN_DOCS),
  docSn: z.string(),
  /** Which one: the document's own title. */
  title: z.string(),
  /** What he is to do, in a few words: "Answer the counter-offer". */
  what: z.object({ zh: z.string(), en: z.string() }),
  since: Moment,
  /** When it is too late; null where nothing runs out. */
  dueAt: Moment.nullable(),
  /** Where it is done, as a path of the mall. */
  url: z.string(),
});
export type Turn = z.infer<typeof Turn>;

/** Asks for the first turns; `pageSize=1` where only the number is wanted. */
export const TurnsInput = z.object({ pageSize: whole(1, 100).default(50) });

/** The soonest due first, those without an end last, then the oldest; `total` counts all of them. */
export const Turns = z.object({ turns: z.array(Turn), total: z.number() });
export type Turns = z.infer<typeof Turns>;

/** The order in which turns are shown. Moments are written alike, so that text order is time order. */
export function soonestFirst(a: Turn, b: Turn): number {
  const due = (turn: Turn) => turn.dueAt ?? '9';
  const [x, y] = due(a) === due(b) ? [a.since, b.since] : [due(a), due(b)];
  return x < y ? -1 : x > y ? 1 : 0;
}

// The register of standards: editions come into force, take the place of others, and are withdrawn.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { id, line, requestId, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { STANDARD_STATES } from '#mall/ability/standard-process.ts';
import { lab } from '#mall/member/actor.ts';
import { reads } from './lab-catalog.protocol.ts';

const writes = lab('lab.standard');
export const LONGEST_NUMBER = 60;
export const LONGEST_TITLE = 120;

const BUTTONS = ['change', 'enforce', 'withdraw'] as const;

export const StandardRow = z.object({
  standardId: z.number(),
  number: z.string(),
  title: z.string(),
  state: z.enum(STANDARD_STATES),
  /** Days of China; '': not known, or not yet. */
  inForceFrom: z.string(),
  supersededOn: z.string(),
  /** What took its place; '': nothing. */
  replacedBy: z.string(),
  /** The laboratory's capabilities that are by it. */
  capabilities: z.number(),
});
export type StandardRow = z.infer<typeof StandardRow>;

/** A capability that is by a standard, with its version that is published or suspended. */
const Use = z.object({
  versionId: z.number().nullable(),
  capNo: z.string(),
  item: z.string(),
  clause: z.string(),
  standard: z.string(),
});

export const StandardDetail = StandardRow.extend({
  titleZh: z.string(),
  titleEn: z.string(),
  /** Numbers that it replaces. */
  replaces: z.array(z.object({ standardId: z.number(), number: z.string(), state: z.enum(STANDARD_STATES) })),
  /** What is by it; of one that is not in force yet also what is by those that it replaces: offered no more until it names this one. */
  uses: z.array(Use),
  version: z.number(),
  log: z.array(LogEntry),
  allowedActions: z.array(z.enum(BUTTONS)),
});
export type StandardDetail = z.infer<typeof StandardDetail>;

const which = z.object({ standardId: id() });
const seen = which.extend({ version: whole(1, 1_000_000_000) });
const written = {
  titleZh: line(LONGEST_TITLE).default(''),
  titleEn: line(LONGEST_TITLE).default(''),
  /** Numbers, between semicolons. */
  replaces: line(300).default(''),
};

export const standardProtocol = door('v3/lab/desk/standard', writes, {
  detail: get({ zh: '标准详情', en: 'One standard' }, which, StandardDetail, { access: reads }),
  begin: post(
    { zh: '登记标准', en: 'Write a standard down' },
    z.object({ number: line(LONGEST_NUMBER, 3), ...written, ...requestId }),
    StandardDetail,
    { creates: true },
  ),
  change: post({ zh: '修改标准', en: 'Change a standard' }, seen.extend(written), StandardDetail),
  /** From today on; those that it replaces are superseded, and what is by them is offered no more. */
  enforce: post({ zh: '标准实施', en: 'A standard comes into force' }, seen, StandardDetail),
  withdraw: post(
    { zh: '废止标准', en: 'Withdraw a standard' },
    seen.extend({ reason: line(500, 2) }),
    StandardDetail,
  ),
});

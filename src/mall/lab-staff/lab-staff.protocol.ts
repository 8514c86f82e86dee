// The staff of a laboratory: who works there in which roles and groups, what each is trained for, and whose signature counts for what. Owns lab_staff, lab_training and signatory_scope; leans on member and ability.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { id, line, Moment, requestId, whole } from '#kit/http/wire.ts';
import { LogEntry } from '#kit/process/step-reply.ts';
import { CAPABILITY_FIELDS, type CapabilityField, MARKS } from '#mall/ability/ability-terms.ts';
import { lab } from '#mall/member/actor.ts';
import { ALL_LAB_POINTS, LAB_ROLE_NAMES } from '#mall/member/lab-roles.ts';
import { STAFF_STATES } from './staff-process.ts';

export const LONGEST_NAME = 40;
export const FIELDS = Object.keys(CAPABILITY_FIELDS) as [CapabilityField, ...CapabilityField[]];

const BUTTONS = ['change', 'train', 'giveScope', 'endScope', 'leave'] as const;
export type StaffButton = (typeof BUTTONS)[number];

export const GroupReply = z.object({ groupId: z.number(), name: z.string(), site: z.string() });
export type GroupReply = z.infer<typeof GroupReply>;

export const StaffRow = z.object({
  staffId: z.number(),
  /** As reports name him. */
  name: z.string(),
  /** The account he logs in with. */
  memberName: z.string(),
  roles: z.array(z.enum(LAB_ROLE_NAMES)),
  /** Names of his groups, in the reader's language. */
  groups: z.array(z.string()),
  /** Capabilities that he is trained for today. */
  trained: z.number(),
  /** Scopes of his signature that hold today. */
  scopes: z.number(),
  /** Days of China. */
  fromDate: z.string(),
  toDate: z.string().nullable(),
  state: z.enum(STAFF_STATES),
});
export type StaffRow = z.infer<typeof StaffRow>;

export const Trained = z.object({
  capId: z.number(),
  capNo: z.string(),
  item: z.string(),
  /** Last day, of China. */
  until: z.string(),
});

export const Scope = z.object({
  scopeId: z.number(),
  /** The whole field; null: one capability. */
  field: z.enum(FIELDS).nullable(),
  capNo: z.string().nullable(),
  item: z.string().nullable(),
  mark: z.enum(MARKS),
  fromDate: z.string(),
  toDate: z.string(),
  /** Its last day has passed. */
  isOver: z.boolean(),
});
export type Scope = z.infer<typeof Scope>;

export const StaffDetail = StaffRow.extend({
  groupIds: z.array(z.number()),
  trainedFor: z.array(Trained),
  signs: z.array(Scope),
  version: z.number(),
  updatedAt: Moment,
  allowedActions: z.array(z.enum(BUTTONS)),
  log: z.array(LogEntry),
});
export type StaffDetail = z.infer<typeof StaffDetail>;

export const Me = z.object({
  staffId: z.number(),
  name: z.string(),
  laboratory: z.string(),
  roles: z.array(z.enum(LAB_ROLE_NAMES)),
  points: z.array(z.enum(ALL_LAB_POINTS)),
  groups: z.array(GroupReply),
  trained: z.number(),
  scopes: z.number(),
});
export type Me = z.infer<typeof Me>;

const Roles = z.array(z.enum(LAB_ROLE_NAMES)).min(1).max(LAB_ROLE_NAMES.length);
const Groups = z.array(id()).max(100).default([]);
const written = { name: line(LONGEST_NAME, 1), roles: Roles, groupIds: Groups };
const seen = z.object({ staffId: id(), version: whole(1, 1_000_000_000) });

export const labStaffProtocol = {
  ...door('v3/lab/desk/staff', lab(), {
    me: get({ zh: '我的岗位', en: 'Who I am in the laboratory' }, nothing, Me),
    detail: get({ zh: '人员详情', en: 'One of the staff' }, z.object({ staffId: id() }), StaffDetail),
    groups: get(
      { zh: '本实验室检测组', en: 'The groups of the laboratory' },
      nothing,
      z.object({ list: z.array(GroupReply) }),
    ),
    add: post(
      { zh: '添加人员', en: 'Take somebody onto the staff' },
      z.object({ ...written, account: line(60, 1), fromDate: z.iso.date(), ...requestId }),
      StaffDetail,
      { access: lab('lab.staff'), creates: true },
    ),
    change: post({ zh: '变更岗位', en: 'Change name, roles and groups' }, seen.extend(written), StaffDetail, {
      access: lab('lab.staff'),
    }),
    /** Without numbers all of the group; an empty `until` ends the training. */
    train: post(
      { zh: '更新培训授权', en: 'What somebody is trained for' },
      seen.extend({
        groupId: id().nullable().default(null),
        capNos: line(2_000).default(''),
        until: z.union([z.literal(''), z.iso.date()]),
      }),
      StaffDetail,
      { access: lab('lab.staff') },
    ),
    giveScope: post(
      { zh: '授权签字领域', en: 'Give a scope to a signatory' },
      seen.extend({
        /** Either a whole field or the number of one capability. */
        field: z.enum(FIELDS).nullable().default(null),
        capNo: line(12).default(''),
        mark: z.enum(MARKS),
        fromDate: z.iso.date(),
        toDate: z.iso.date(),
      }),
      StaffDetail,
      { access: lab('lab.scope') },
    ),
    endScope: post(
      { zh: '终止签字领域', en: 'End a scope of a signatory' },
      seen.extend({ scopeId: id() }),
      StaffDetail,
      { access: lab('lab.scope') },
    ),
    /** At once, in every process; his rows stay for what he has signed. */
    leave: post({ zh: '离岗', en: 'Somebody leaves' }, seen, StaffDetail, { access: lab('lab.staff') }),
  }),
};

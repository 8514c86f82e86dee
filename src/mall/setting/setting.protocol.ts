// Settings and agreements of the platform. Owns both tables; leans on nothing.
import { z } from 'zod';
import { endpoint } from '#kit/http/endpoint.ts';
import { Bit, json, line, whole } from '#kit/http/wire.ts';
import { anyone, platform } from '#mall/member/actor.ts';

/** Days off and worked weekends that one line of the announcement may name. */
const MOST_DAYS = 120;
const Days = z.array(z.iso.date()).max(MOST_DAYS);
const WorkingYears = z.object({
  years: z.array(
    z.object({
      year: z.number(),
      off: z.array(z.string()),
      working: z.array(z.string()),
      /** Entered by the platform; otherwise the one that comes with the mall. */
      isOwn: Bit,
    }),
  ),
});

export const settingProtocol = {
  /** names: comma-separated. Only settings meant for visitors are answered. */
  getSettings: endpoint({
    method: 'GET',
    path: 'v3/system/front/setting/getSettings',
    access: anyone,
    summary: { zh: '公开设置', en: 'Public settings' },
    input: z.object({ names: line(500, 1) }),
    reply: z.array(z.object({ name: z.string(), value: z.unknown() })),
  }),
  agreement: endpoint({
    method: 'GET',
    path: 'v3/system/front/agreement/detail',
    access: anyone,
    summary: { zh: '协议与须知', en: 'An agreement or notice' },
    input: z.object({ code: line(40, 1) }),
    reply: z.object({
      code: z.string(),
      version: z.string(),
      title: z.string(),
      body: z.string(),
      others: z.array(z.object({ code: z.string(), title: z.string() })),
    }),
  }),
  /** The year that it is and the next, and all that were entered: what terms in working days are counted by (domain R11). */
  workingYears: endpoint({
    method: 'GET',
    path: 'v3/system/admin/setting/workingYears',
    access: platform('operator'),
    summary: { zh: '平台：工作日历', en: 'Platform: working days' },
    input: z.object({}),
    reply: WorkingYears,
  }),
  saveWorkingYear: endpoint({
    method: 'POST',
    path: 'v3/system/admin/setting/saveWorkingYear',
    access: platform('operator'),
    summary: { zh: '平台：保存一年的工作日历', en: 'Platform: save the working days of a year' },
    input: z.object({ year: whole(2020, 2100), off: json(Days), working: json(Days) }),
    reply: WorkingYears,
  }),
};

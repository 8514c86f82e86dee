// Settings and agreements of the platform. Owns both tables; leans on nothing.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
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
  ...door('v3/system/front/setting', anyone, {
    /** names: comma-separated. Only settings meant for visitors are answered. */
    getSettings: get(
      { zh: '公开设置', en: 'Public settings' },
      z.object({ names: line(500, 1) }),
      z.array(z.object({ name: z.string(), value: z.unknown() })),
    ),
  }),
  ...door('v3/system/front/agreement', anyone, {
    agreement: get(
      { zh: '协议与须知', en: 'An agreement or notice' },
      z.object({ code: line(40, 1) }),
      z.object({
        code: z.string(),
        version: z.string(),
        title: z.string(),
        body: z.string(),
        others: z.array(z.object({ code: z.string(), title: z.string() })),
      }),
      { name: 'detail' },
    ),
  }),
  ...door('v3/system/admin/setting', platform('operator'), {
    /** The year that it is and the next, and all that were entered: what terms in working days are counted by (domain R11). */
    workingYears: get({ zh: '平台：工作日历', en: 'Platform: working days' }, nothing, WorkingYears),
    saveWorkingYear: post(
      { zh: '平台：保存一年的工作日历', en: 'Platform: save the working days of a year' },
      z.object({ year: whole(2020, 2100), off: json(Days), working: json(Days) }),
      WorkingYears,
    ),
  }),
};

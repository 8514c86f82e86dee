// Settings and agreements of the platform. Owns both tables; leans on nothing.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, json, line, say, whole } from '#kit/http/wire.ts';
import { anyone, platform } from '#mall/member/actor.ts';
import { OPENING_KEYS } from './opening.ts';
import { PLACEHOLDERS } from './site-facts.ts';

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

/** Who runs the mall; empty where it has not been said. Names what agreements leave open, and what every page shows at its foot. */
const Company = z.object({
  companyNameZh: z.string(),
  companyNameEn: z.string(),
  companyAddressZh: z.string(),
  companyAddressEn: z.string(),
  courtZh: z.string(),
  courtEn: z.string(),
  serviceTel: z.string(),
  record: z.string(),
  /** As it stands in titles; empty: the mall's own name (spec §3, `basic_site_name`). */
  siteName: z.string(),
  /** The address on this site of the picture on top of every page; empty: the mall's own mark (spec §3, `main_admin_top_logo`). */
  topLogo: z.string(),
  /** What texts in force still leave open, in Chinese or in English. */
  leftOpen: z.array(z.enum(PLACEHOLDERS)),
});
export type Company = z.output<typeof Company>;

/** Pictures come from this site alone: a page shows no others. */
const ownPicture = () =>
  line(200).superRefine((path, context) => {
    if (path === '' || /^\/(?![/\\])[\w./-]+$/.test(path)) return;
    say(context, {
      zh: '请填写本站图片的地址，如 /file/…',
      en: 'Please enter the address of a picture on this site, like /file/…',
    });
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
    company: get({ zh: '平台：公司信息', en: 'Platform: the company' }, nothing, Company),
    saveCompany: post(
      { zh: '平台：保存公司信息', en: 'Platform: save the company' },
      z.object({
        companyNameZh: line(100),
        companyNameEn: line(100),
        companyAddressZh: line(200),
        companyAddressEn: line(200),
        courtZh: line(100),
        courtEn: line(100),
        serviceTel: line(40),
        record: line(60),
        /** Absent: as it is. */
        siteName: line(40).optional(),
        topLogo: ownPicture().optional(),
      }),
      Company,
    ),
  }),
};

const Opening = z.object({
  isOpen: Bit,
  items: z.array(z.object({ key: z.enum(OPENING_KEYS), isDone: Bit })),
});
export type Opening = z.output<typeof Opening>;

export const openingProtocol = door('v3/system/admin/open', platform('operator'), {
  show: get({ zh: '平台：开业清单', en: 'Platform: the opening list' }, nothing, Opening),
  /** Once all that must be is done. */
  open: post({ zh: '平台：开业', en: 'Platform: open the mall' }, nothing, Opening),
  /** To the operator's own mobile. */
  testSms: post({ zh: '平台：发送测试短信', en: 'Platform: send a test SMS' }, nothing, Opening, {
    apart: true,
    perMinute: 3,
  }),
  /** That it is so, for what the mall cannot see itself. */
  declare: post(
    { zh: '平台：声明开业事项已完成', en: 'Platform: say that a thing of the list is done' },
    z.object({ key: z.enum(['backup']) }),
    Opening,
  ),
  /** An address that lets this browser look at a mall that is shut, for twelve hours. */
  preview: post(
    { zh: '平台：开业前预览', en: 'Platform: look before opening' },
    nothing,
    z.object({ url: z.string() }),
  ),
});

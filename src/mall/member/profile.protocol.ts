// What a member says about himself: personal data, all of it voluntary, and the member name, which may be changed once.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { line, Moment, ruled } from '#kit/http/wire.ts';
import { checkMemberName } from '#kit/rules/identity-rules.ts';
import { loggedIn } from './actor.ts';
import { INDUSTRY_CODES } from './industries.ts';
import { checkBirthday, checkNickName, checkRealName, checkWork } from './profile-rules.ts';

const Gender = z.enum(['', 'male', 'female']);
/** Empty: as the browser asks. */
const Language = z.enum(['', 'zh', 'en']);

/** Empty text: not said. */
export const Profile = z.object({
  memberId: z.number(),
  memberName: z.string(),
  mayChangeName: z.boolean(),
  memberNickName: z.string(),
  avatar: z.string().nullable(),
  realName: z.string(),
  gender: Gender,
  /** "1990-05-17". */
  birthday: z.string(),
  provinceCode: z.string(),
  cityCode: z.string(),
  districtCode: z.string(),
  /** "广东省 深圳市 南山区" */
  regionName: z.string(),
  companyName: z.string(),
  position: z.string(),
  industry: z.enum(['', ...INDUSTRY_CODES]),
  /** Of pages and messages. */
  language: Language,
  registerTime: Moment,
});
export type Profile = z.infer<typeof Profile>;

export const profileProtocol = door('v3/member/front/member', loggedIn, {
  profile: get({ zh: '个人资料', en: 'Personal data' }, nothing, Profile),
  /** Only what is sent is changed, so that two open forms do not undo each other; empty text takes something away. */
  saveProfile: post(
    { zh: '修改个人资料', en: 'Change personal data' },
    z.object({
      memberNickName: ruled(checkNickName).optional(),
      realName: ruled(checkRealName).optional(),
      gender: Gender.optional(),
      birthday: ruled(checkBirthday).optional(),
      /** Six-digit code of the district; province and city follow from it. */
      districtCode: line(12).optional(),
      companyName: ruled(checkWork).optional(),
      position: ruled(checkWork).optional(),
      industry: z.enum(['', ...INDUSTRY_CODES]).optional(),
      language: Language.optional(),
    }),
    Profile,
  ),
  changeMemberName: post(
    {
      zh: '修改会员名（仅一次，需登录密码）',
      en: 'Change the member name (once, needs the login password)',
    },
    z.object({ memberName: ruled(checkMemberName), password: line(60, 1) }),
    Profile,
    { apart: true, perMinute: 60 },
  ),
});

// Rules for what a member says about himself beyond his account: each returns the sentence that refuses, or undefined.

import type { Check } from '#kit/rules/identity-rules.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';

/** Invisible characters turn the direction of a text or make two names look alike. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/u;
const NAME = /^[\p{L}\p{M}·•.'’ -]{2,40}$/u;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_DAY = '1900-01-01'; // chosen

export const NICK_NAME_LENGTH = 20; // chosen: as long as a member name may be
export const REAL_NAME_LENGTH = 40; // chosen: names of other scripts are long
export const WORK_LENGTH = 60; // chosen: company and position

/** Empty is right: all of a profile is voluntary. */
export const checkNickName: Check = (value) =>
  value.length > NICK_NAME_LENGTH || INVISIBLE.test(value)
    ? {
        zh: `昵称最多 ${NICK_NAME_LENGTH} 个字符，不含特殊控制符`,
        en: `A nickname has at most ${NICK_NAME_LENGTH} visible characters`,
      }
    : undefined;

export const checkRealName: Check = (value) =>
  value && !NAME.test(value)
    ? {
        zh: `请输入 2-${REAL_NAME_LENGTH} 个字的真实姓名`,
        en: `Please enter your name with 2-${REAL_NAME_LENGTH} letters`,
      }
    : undefined;

/** For company and position. */
export const checkWork: Check = (value) =>
  value.length > WORK_LENGTH || INVISIBLE.test(value)
    ? { zh: `最多 ${WORK_LENGTH} 个字符，不含特殊控制符`, en: `At most ${WORK_LENGTH} visible characters` }
    : undefined;

/** @param value a day as "1990-05-17", or nothing */
export const checkBirthday: Check = (value) =>
  !value || (isDay(value) && value >= FIRST_DAY && value <= today())
    ? undefined
    : { zh: '请输入正确的生日', en: 'Please enter a correct birthday' };

function isDay(value: string): boolean {
  const [, year, month, day] = DAY.exec(value)?.map(Number) ?? [];
  if (!year || !month || !day) return false;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
}

/** The day that it is in Beijing. */
export function today(): string {
  return dayInChina(new Date());
}

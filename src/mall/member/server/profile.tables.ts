// What members say about themselves. Nobody else sees it.
import { date, text } from 'drizzle-orm/pg-core';
import { moment, ref, table } from '#kit/db/columns.ts';
import type { Industry } from '../industries.ts';
import { member } from './member.tables.ts';

/** Made when something is said for the first time. Empty text: not said. */
export const memberProfile = table('member_profile', {
  memberId: ref()
    .primaryKey()
    .references(() => member.memberId),
  realName: text().notNull().default(''),
  gender: text().$type<'' | 'male' | 'female'>().notNull().default(''),
  birthday: date({ mode: 'string' }),
  provinceCode: text().notNull().default(''),
  cityCode: text().notNull().default(''),
  districtCode: text().notNull().default(''),
  /** "广东省 深圳市 南山区": as chosen. */
  regionName: text().notNull().default(''),
  companyName: text().notNull().default(''),
  position: text().notNull().default(''),
  industry: text().$type<'' | Industry>().notNull().default(''),
  /** When the member name was changed: that may happen once. */
  nameChangedAt: moment(),
});

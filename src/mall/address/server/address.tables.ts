// Delivery addresses of members.
import { sql } from 'drizzle-orm';
import { boolean, index, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, refTo, table } from '#kit/db/columns.ts';
import { member } from '#mall/member/server/member.tables.ts';

export const memberAddress = table(
  'member_address',
  {
    addressId: key(),
    memberId: refTo(() => member.memberId),
    receiverName: text().notNull(),
    mobile: text().notNull(),
    provinceCode: text().notNull(),
    cityCode: text().notNull(),
    districtCode: text().notNull(),
    /** "广东省 深圳市 南山区": as chosen, kept with the address. */
    regionName: text().notNull(),
    detailAddress: text().notNull(),
    companyName: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull().default(sql`now()`),
  },
  (t) => [
    index().on(t.memberId),
    uniqueIndex('member_address_one_default').on(t.memberId).where(sql`is_default`),
  ],
);

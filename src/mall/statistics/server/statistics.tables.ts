// What visitors do, event by event; rows are only added, and swept away when they have grown old.
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { key, moment, ref, table } from '#kit/db/columns.ts';
import type { DeviceKind } from '#kit/http/device-kind.ts';
import type { Language, Text } from '#kit/words/text.ts';
import { member } from '#mall/member/server/member.tables.ts';
import type { BehaviourType } from '../behaviour.ts';

export const behaviourEvent = table(
  'behaviour_event',
  {
    eventId: key(),
    /** The browser's own, so that its visits can be told apart without knowing whose they are. */
    uuid: text().notNull(),
    memberId: ref().references(() => member.memberId),
    behaviorType: text().$type<BehaviourType>().notNull(),
    url: text().notNull(),
    /** As the page said; may name what no longer exists, or never did. */
    goodsId: ref(),
    storeId: ref(),
    language: text().$type<Language>().notNull(),
    /** Where the browser says it is, where its owner allows that. */
    location: text(),
    province: text(),
    city: text(),
    /** Where its network address is registered; the address itself is not kept. */
    ipPlace: jsonb().$type<Text>(),
    device: text().$type<DeviceKind>().notNull(),
    at: moment().notNull(),
  },
  (t) => [index('behaviour_event_at').on(t.at)],
);

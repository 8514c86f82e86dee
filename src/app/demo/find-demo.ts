// Finds what is left of the demo in a mall: its accounts, whatever they are called by now, and its stores.
import { demoAccounts, demoEmployees, demoReviewers } from '#demo/people.ts';
import { demoStores } from '#demo/stores.ts';
import type { Work } from '#kit/db/work.ts';
import { findSetting } from '#mall/setting/server/setting.ts';

/** Kept in the settings with the demo: the moment at which all of its members were written. */
export const DEMO_LOADED = 'demo_loaded';

/** Where the mark names no members, the moment that most of those share who have a name of the demo with its mobile. */
const MOMENT = `
  SELECT m.created_at::text AS at FROM member m JOIN unnest($2::text[], $3::text[]) AS demo (name, mobile)
    ON lower(m.member_name) = lower(demo.name) AND m.mobile IS NOT DISTINCT FROM demo.mobile
  WHERE (m.mobile IS NOT NULL OR m.password_hash IS NULL)
    AND NOT EXISTS (SELECT FROM member WHERE created_at = $1::timestamptz)
  GROUP BY m.created_at ORDER BY count(*) DESC LIMIT 1`;

const MEMBERS = `
  SELECT m.member_id AS "memberId", m.member_name AS "memberName",
    m.password_hash IS NOT NULL OR m.mobile IS NOT NULL OR m.is_email_proven
      OR EXISTS (SELECT FROM wechat_binding w WHERE w.member_id = m.member_id)
      OR EXISTS (SELECT FROM member_session s WHERE s.member_id = m.member_id AND s.ended_at IS NULL) AS "isOpen"
  FROM member m WHERE m.created_at = $1::timestamptz ORDER BY m.member_id`;

const STORES = `
  SELECT store_id AS "storeId", state = 'OPEN' AS "isOpen" FROM store WHERE code = ANY($1) ORDER BY store_id`;

export interface FoundDemo {
  /** When its members were written, to the microsecond of the database; undefined where there never was a demo. */
  loadedAt: string | undefined;
  members: { memberId: number; memberName: string; isOpen: boolean }[];
  stores: { storeId: number; isOpen: boolean }[];
}

/**
 * All of its members were written at one moment, which nobody else shares. A mall that kept no mark of it has the demo's own
 * names with their own mobiles, which nobody else can have proven. Empty where there never was a demo.
 */
export async function findDemo(work: Work): Promise<FoundDemo> {
  const people = [
    ...[...demoAccounts, ...demoEmployees].map(({ memberName, mobile }) => ({ memberName, mobile })),
    ...demoReviewers.map((memberName) => ({ memberName, mobile: null })),
  ];
  const mark = (await findSetting(work, DEMO_LOADED)) as string | undefined;
  const [moment] = await work.query<{ at: string }>(MOMENT, [
    mark ?? null,
    people.map(({ memberName }) => memberName),
    people.map(({ mobile }) => mobile),
  ]);
  const loadedAt = moment?.at ?? mark;
  if (!loadedAt) return { loadedAt, members: [], stores: [] };
  const codes = demoStores.map(({ key }) => key);
  return {
    loadedAt,
    members: await work.query<FoundDemo['members'][number]>(MEMBERS, [loadedAt]),
    stores: await work.query<FoundDemo['stores'][number]>(STORES, [codes]),
  };
}

/** Whether the demo was loaded here once, whatever has become of it. */
export const isDemoLoaded = async (work: Work): Promise<boolean> =>
  (await findSetting(work, DEMO_LOADED)) !== undefined;

/** @throws Error naming the command that helps, where a demo could still be logged in to or bought from */
export async function refuseOpenDemo(work: Work): Promise<void> {
  const { members, stores } = await findDemo(work);
  if (![...members, ...stores].some(({ isOpen }) => isOpen)) return;
  throw new Error(
    'This database was a demo: everybody knows the passwords of its accounts. Close them with `npm run close-demo`, then start again.',
  );
}

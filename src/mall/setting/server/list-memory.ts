// Reads and keeps how members have arranged their lists, and the views that they save.
import { and, eq, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import { type listMemoryProtocol, MOST_VIEWS } from '../list-memory.protocol.ts';
import { settingErrors } from './setting.errors.ts';
import { listPreference, listView } from './setting.tables.ts';

type Protocol = typeof listMemoryProtocol;

/** Lists that one member may have arranged: far more than there are. */
const MOST_LISTS = 200;

/** Who shares views of a list: those who work in the same console or for the same enterprise. Null: nobody. */
function teamOf(member: Member, list: string): string | null {
  if (list.startsWith('/admin/')) return member.platformRoles.length > 0 ? 'platform' : null;
  if (list.startsWith('/lab/')) return member.lab && `laboratory ${member.lab.labId}`;
  if (list.startsWith('/seller/')) return member.storeId === null ? null : `store ${member.storeId}`;
  return member.enterpriseId === null ? null : `enterprise ${member.enterpriseId}`;
}

/** His own arrangement and views, and those that his colleagues share. */
export const readListMemory: Action<Protocol['read']> = async (work, member, { list }) => {
  const [kept] = await work.tx
    .select({ preference: listPreference.preference })
    .from(listPreference)
    .where(and(eq(listPreference.memberId, member.memberId), eq(listPreference.list, list)));
  const views = await work.tx
    .select()
    .from(listView)
    .where(
      and(
        eq(listView.list, list),
        sql`(${listView.memberId} = ${member.memberId} OR ${listView.team} = ${teamOf(member, list)})`,
      ),
    )
    .orderBy(listView.name, listView.viewId)
    .limit(5 * MOST_VIEWS);
  return {
    preference: kept?.preference ?? {},
    views: views.map(({ viewId, name, query, columns, isStart, team, memberId }) => ({
      viewId,
      name,
      query,
      columns,
      isStart: isStart && memberId === member.memberId,
      isShared: team !== null,
      isOwn: memberId === member.memberId,
    })),
  };
};

export async function keepListPreference(
  work: Work,
  { memberId }: Member,
  { list, preference }: InputOf<Protocol['keep']>,
): Promise<null> {
  const others = await work.tx.$count(
    listPreference,
    and(eq(listPreference.memberId, memberId), sql`${listPreference.list} <> ${list}`),
  );
  if (others >= MOST_LISTS) throw settingErrors.tooManyLists();
  await work.tx
    .insert(listPreference)
    .values({ memberId, list, preference })
    .onConflictDoUpdate({ target: [listPreference.memberId, listPreference.list], set: { preference } });
  return null;
}

/** One view at most is where the list begins. @throws Refusal 255 for one view too many */
export async function saveListView(
  work: Work,
  member: Member,
  { list, name, query, columns, isStart, isShared }: InputOf<Protocol['saveView']>,
): Promise<ReplyOf<Protocol['saveView']>> {
  const { memberId } = member;
  const own = and(eq(listView.memberId, memberId), eq(listView.list, list));
  if (isStart) await work.tx.update(listView).set({ isStart: false }).where(own);
  const others = await work.tx.$count(listView, and(own, sql`${listView.name} <> ${name}`));
  if (others >= MOST_VIEWS) throw settingErrors.tooManyViews({ most: MOST_VIEWS });
  const view = { query, columns: columns ?? null, isStart, team: isShared ? teamOf(member, list) : null };
  await work.tx
    .insert(listView)
    .values({ memberId, list, name, ...view })
    .onConflictDoUpdate({ target: [listView.memberId, listView.list, listView.name], set: view });
  return readListMemory(work, member, { list });
}

/** @throws Refusal 404 also for a colleague's */
export const deleteListView: Action<Protocol['deleteView']> = async (work, { memberId }, { viewId }) => {
  const gone = await work.tx
    .delete(listView)
    .where(and(eq(listView.viewId, viewId), eq(listView.memberId, memberId)))
    .returning({ viewId: listView.viewId });
  if (gone.length === 0) throw settingErrors.unknownView();
  return null;
};

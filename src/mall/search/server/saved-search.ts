// A member saves goods lists under names, renames and deletes them, and sees what has come since he last looked.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import {
  type GoodsQuery,
  goodsListInput,
  narrowed,
  readGoodsQuery,
  writeGoodsQuery,
} from '../goods-query.ts';
import {
  MOST_FRESH,
  MOST_SAVED,
  type SavedSearch,
  type savedSearchProtocol,
  type WatchedSearch,
} from '../saved-search.protocol.ts';
import { GoodsListInput } from '../search.protocol.ts';
import { listGoods } from './list-goods.ts';
import { savedSearchErrors } from './saved-search.errors.ts';

type Protocol = typeof savedSearchProtocol;

interface Row {
  savedSearchId: number;
  name: string;
  query: string;
  seenGoodsId: number;
  createdAt: Date;
}

const COLUMNS = `saved_search_id AS "savedSearchId", name, query, seen_goods_id AS "seenGoodsId", created_at AS "createdAt"`;
const NEWEST = '(SELECT coalesce(max(goods_id), 0) FROM goods_index)';

/** Newest first, each with what has come since it was last looked at. */
export async function listSavedSearches(work: Work, member: Member): Promise<WatchedSearch[]> {
  const rows = await work.query<Row>(
    `SELECT ${COLUMNS} FROM saved_search WHERE member_id = $1 ORDER BY saved_search_id DESC`,
    [member.memberId],
    'saved-search-list',
  );
  const watched: WatchedSearch[] = [];
  for (const row of rows) watched.push(await watchedSearch(work, member, row));
  return watched;
}

async function watchedSearch(work: Work, member: Member, row: Row): Promise<WatchedSearch> {
  const asked = GoodsListInput.safeParse({
    ...goodsListInput(readSaved(row.query)),
    sort: 5,
    current: 1,
    pageSize: MOST_FRESH,
  });
  const list = asked.success ? (await listGoods(work, member, asked.data)).list : [];
  const fresh = list.filter(({ goodsId }) => goodsId > row.seenGoodsId).length;
  return { ...searchView(row), fresh, isCapped: fresh === MOST_FRESH };
}

/** What makes no sense in the address is left out; a name that is there already is given this search. @throws savedSearchErrors.tooMany */
export const saveSearch: Action<Protocol['save']> = async (work, { memberId }, { name, query }) => {
  const [counted] = await work.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM saved_search WHERE member_id = $1 AND name <> $2',
    [memberId, name],
  );
  if ((counted?.n ?? 0) >= MOST_SAVED) throw savedSearchErrors.tooMany();
  const [row] = await work.query<Row>(
    `INSERT INTO saved_search (member_id, name, query, seen_goods_id, created_at)
     VALUES ($1, $2, $3, ${NEWEST}, $4)
     ON CONFLICT (member_id, name) DO UPDATE SET query = excluded.query, seen_goods_id = excluded.seen_goods_id
     RETURNING ${COLUMNS}`,
    [memberId, name, writeGoodsQuery(readSaved(query)), work.now],
  );
  return searchView(required(row));
};

/** @throws savedSearchErrors.unknown, nameTaken */
export async function renameSearch(
  work: Work,
  { memberId }: Member,
  { savedSearchId, name }: InputOf<Protocol['rename']>,
): Promise<SavedSearch> {
  const [row] = await work.query<Row>(
    `UPDATE saved_search SET name = $3 WHERE saved_search_id = $1 AND member_id = $2
       AND NOT EXISTS (SELECT FROM saved_search o WHERE o.member_id = $2 AND o.name = $3 AND o.saved_search_id <> $1)
     RETURNING ${COLUMNS}`,
    [savedSearchId, memberId, name],
  );
  if (row) return searchView(row);
  await requireSearch(work, memberId, savedSearchId);
  throw savedSearchErrors.nameTaken({ name });
}

/** @throws savedSearchErrors.unknown */
export const removeSearch: Action<Protocol['remove']> = async (work, { memberId }, { savedSearchId }) => {
  await requireSearch(work, memberId, savedSearchId);
  await work.query('DELETE FROM saved_search WHERE saved_search_id = $1', [savedSearchId]);
};

/** @throws savedSearchErrors.unknown */
export const seeSearch: Action<Protocol['see']> = async (work, { memberId }, { savedSearchId }) => {
  await requireSearch(work, memberId, savedSearchId);
  await work.query(`UPDATE saved_search SET seen_goods_id = ${NEWEST} WHERE saved_search_id = $1`, [
    savedSearchId,
  ]);
};

async function requireSearch(work: Work, memberId: number, savedSearchId: number): Promise<void> {
  const rows = await work.query(
    'SELECT FROM saved_search WHERE saved_search_id = $1 AND member_id = $2 FOR UPDATE',
    [savedSearchId, memberId],
  );
  if (rows.length === 0) throw savedSearchErrors.unknown();
}

/** A saved search begins on its first page. */
const readSaved = (query: string): GoodsQuery =>
  narrowed(readGoodsQuery(new URLSearchParams(query.replace(/^\?/, ''))), {});

function searchView({ savedSearchId, name, query, createdAt }: Row): SavedSearch {
  return { savedSearchId, name, address: `/goods/list${query}`, createdAt: createdAt.toISOString() };
}

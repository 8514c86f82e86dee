// Saved searches: a member's goods lists with names, each an address that can be opened, shared and watched for what has come.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { id, line, Moment, requestId } from '#kit/http/wire.ts';
import { loggedIn } from '#mall/member/actor.ts';

export const MOST_SAVED = 50; // chosen
export const SAVED_NAME_LENGTH = 40; // chosen
/** Goods that have come since the search was last looked at are counted up to here. */
export const MOST_FRESH = 20; // chosen

export const SavedSearch = z.object({
  savedSearchId: z.number(),
  name: z.string(),
  /** `/goods/list?…` */
  address: z.string(),
  createdAt: Moment,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** `fresh`: how many goods have come since it was last looked at, up to MOST_FRESH. */
export const WatchedSearch = SavedSearch.extend({ fresh: z.number(), isCapped: z.boolean() });
export type WatchedSearch = z.infer<typeof WatchedSearch>;

const name = () => line(SAVED_NAME_LENGTH, 1);

export const savedSearchProtocol = door('v3/goods/front/savedSearch', loggedIn, {
  list: get({ zh: '我保存的搜索', en: 'My saved searches' }, nothing, z.array(WatchedSearch)),
  /** `query`: the part of a goods list's address behind `?`. A name that is there already is given the other search. */
  save: post(
    { zh: '保存搜索', en: 'Save a search' },
    z.object({ name: name(), query: line(4_000), ...requestId }),
    SavedSearch,
    { creates: true },
  ),
  rename: post(
    { zh: '重命名搜索', en: 'Rename a search' },
    z.object({ savedSearchId: id(), name: name() }),
    SavedSearch,
  ),
  remove: post({ zh: '删除搜索', en: 'Delete a search' }, z.object({ savedSearchId: id() }), nothing),
  /** What is there at this moment is no longer new. */
  see: post({ zh: '查看搜索', en: 'Look at a search' }, z.object({ savedSearchId: id() }), nothing),
});

// Saved searches: a member's goods lists with names, each an address that can be opened, shared and watched for what has come.
import { z } from 'zod';
import { endpoint } from '#kit/http/endpoint.ts';
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

export const savedSearchProtocol = {
  list: endpoint({
    method: 'GET',
    path: 'v3/goods/front/savedSearch/list',
    access: loggedIn,
    summary: { zh: '我保存的搜索', en: 'My saved searches' },
    input: z.object({}),
    reply: z.array(WatchedSearch),
  }),
  /** `query`: the part of a goods list's address behind `?`. A name that is there already is given the other search. */
  save: endpoint({
    method: 'POST',
    path: 'v3/goods/front/savedSearch/save',
    access: loggedIn,
    summary: { zh: '保存搜索', en: 'Save a search' },
    input: z.object({ name: name(), query: line(4_000), ...requestId }),
    reply: SavedSearch,
    creates: true,
  }),
  rename: endpoint({
    method: 'POST',
    path: 'v3/goods/front/savedSearch/rename',
    access: loggedIn,
    summary: { zh: '重命名搜索', en: 'Rename a search' },
    input: z.object({ savedSearchId: id(), name: name() }),
    reply: SavedSearch,
  }),
  remove: endpoint({
    method: 'POST',
    path: 'v3/goods/front/savedSearch/remove',
    access: loggedIn,
    summary: { zh: '删除搜索', en: 'Delete a search' },
    input: z.object({ savedSearchId: id() }),
    reply: z.object({}),
  }),
  /** What is there at this moment is no longer new. */
  see: endpoint({
    method: 'POST',
    path: 'v3/goods/front/savedSearch/see',
    access: loggedIn,
    summary: { zh: '查看搜索', en: 'Look at a search' },
    input: z.object({ savedSearchId: id() }),
    reply: z.object({}),
  }),
};

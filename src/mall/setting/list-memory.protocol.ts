// What a member has arranged for himself in lists: columns, density, rows of a page; and the views that he keeps, alone or with his colleagues.
import { z } from 'zod';
import { door, get, post } from '#kit/http/door.ts';
import { flag, id, json, line, ruled } from '#kit/http/wire.ts';
import { loggedIn } from '#mall/member/actor.ts';

/** Views of one list that a member may keep. */
export const MOST_VIEWS = 20;

const badList = { zh: '列表地址不正确', en: 'This is not the address of a list' };
/** The address of a list's page, without conditions. */
const list = ruled((value) => (/^\/[a-zA-Z0-9/]{1,80}$/.test(value) ? undefined : badList));
const columnName = z.string().max(40);
const MOST_COLUMNS = 60;

export const ListPreference = z.object({
  /** Shown columns in their order; absent: as the list begins. */
  columns: z.array(columnName).max(MOST_COLUMNS).optional(),
  /** px by column. */
  widths: z.record(columnName, z.number().min(40).max(800)).optional(),
  isDense: z.boolean().optional(),
  pageSize: z.number().int().min(1).max(500).optional(),
});
export type ListPreference = z.infer<typeof ListPreference>;

export const SavedView = z.object({
  viewId: z.number(),
  name: z.string(),
  /** As in the address, without the question mark. */
  query: z.string(),
  columns: z.array(z.string()).nullable(),
  /** Where the list begins for its owner. */
  isStart: z.boolean(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
});
export type SavedView = z.infer<typeof SavedView>;

const Memory = z.object({ preference: ListPreference, views: z.array(SavedView) });

export const listMemoryProtocol = door('v3/system/front/listMemory', loggedIn, {
  read: get(
    { zh: '列表偏好与视图', en: 'How I have arranged a list, and its saved views' },
    z.object({ list }),
    Memory,
  ),
  keep: post(
    { zh: '保存列表偏好', en: 'Keep how I have arranged a list' },
    z.object({ list, preference: json(ListPreference) }),
    z.null(),
  ),
  /** A view of the same name is written over. `isShared`: colleagues of the same store, enterprise or platform see it. */
  saveView: post(
    { zh: '保存视图', en: 'Save a view' },
    z.object({
      list,
      name: line(30, 1),
      query: line(2_000),
      columns: json(z.array(columnName).max(MOST_COLUMNS)).optional(),
      isStart: flag().default(false),
      isShared: flag().default(false),
    }),
    Memory,
  ),
  deleteView: post({ zh: '删除视图', en: 'Delete a view' }, z.object({ viewId: id() }), z.null()),
});

// What an area's list of screens says about each: its URL, its file, and who may enter.
import type { AnyListing } from '#kit/list/listing.ts';
import type { DressedList } from '#kit/ui/list/dressed.ts';
import type { PermissionPoint } from '#mall/member/permission-points.ts';

/** Who may open a screen (spec §6). Others are sent to the login, to the member index or to the console's own login. */
export type Who =
  | 'anyone'
  | 'member'
  | 'designer'
  | 'notDesigner'
  | 'enterprise'
  | 'seller'
  | 'lab'
  | 'admin';

export interface Screen {
  /** As in the address bar, with the leading slash. */
  readonly url: string;
  /** Under src/screens. */
  readonly file: string;
  readonly who: Who;
  /** What an employee's account must have been allowed (domain 3.1); asked after the type. */
  readonly permission?: PermissionPoint;
  /** Needed besides. */
  readonly andPermission?: PermissionPoint;
  /** Opens it as well; the server asks for what exactly. */
  readonly orPermission?: PermissionPoint;
  /** The declared list that it shows. */
  readonly list?: () => Promise<AnyListing | DressedList>;
}

export function screen(
  url: string,
  file: string,
  who: Who = 'anyone',
  permission?: PermissionPoint,
  orPermission?: PermissionPoint,
): Screen {
  return {
    url,
    file,
    who,
    ...(permission ? { permission } : {}),
    ...(orPermission ? { orPermission } : {}),
  };
}

/** A screen that is a declared list, bare or in pieces of its own: `lists('/seller/lot/list', 'seller', () => import('#mall/goods/lot-list.ts').then((m) => m.lotList))`. */
export function lists(
  url: string,
  who: Who,
  list: () => Promise<AnyListing | DressedList>,
  permission?: PermissionPoint,
  andPermission?: PermissionPoint,
): Screen {
  return {
    ...screen(url, 'declared-list.tsx', who, permission),
    ...(andPermission ? { andPermission } : {}),
    list,
  };
}

/** A list for anybody that the server draws: its file says how, `publicList`. */
export const publicList = (url: string, file: string, list: () => Promise<AnyListing>): Screen => ({
  ...screen(url, file),
  list,
});

/**
 * Screens whose features are still to come: they answer 'This feature upgrade ~' (spec §8), behind the doors they will have.
 * @param urls each alone, or with the permission that it will ask of employees
 */
export function later(
  file: string,
  who: Who,
  urls: readonly (string | readonly [url: string, permission: PermissionPoint])[],
): Screen[] {
  return urls.map((one) =>
    typeof one === 'string' ? screen(one, file, who) : screen(one[0], file, who, one[1]),
  );
}

/** Whether a screen only says that its feature is still to come. */
export function isLater({ file }: Screen): boolean {
  return file.endsWith('/later.tsx');
}

// What an area's list of screens says about each: its URL, its file, and who may enter.

/** Who may open a screen (spec §6). Others are sent to the login, to the member index or to the console's own login. */
export type Who = 'anyone' | 'member' | 'designer' | 'notDesigner' | 'enterprise' | 'seller' | 'admin';

export interface Screen {
  /** As in the address bar, with the leading slash. */
  readonly url: string;
  /** Under src/screens. */
  readonly file: string;
  readonly who: Who;
}

export function screen(url: string, file: string, who: Who = 'anyone'): Screen {
  return { url, file, who };
}

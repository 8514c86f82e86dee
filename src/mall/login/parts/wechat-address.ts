// What WeChat adds to the address of the page it leads back to, and the address without it (spec §4).

/** Marks our own states, so that other pages may have a `state` of theirs. */
export const WECHAT_STATE_PREFIX = 'wx_';

export interface WeChatArrival {
  /** Null when somebody has refused at WeChat. */
  code: string | null;
  state: string;
  /** Path and query without them. */
  here: string;
}

/** @param address path and query; undefined where nobody has come from WeChat */
export function weChatArrival(address: string): WeChatArrival | undefined {
  const url = new URL(address, 'http://mall.invalid');
  const state = url.searchParams.get('state');
  if (!state?.startsWith(WECHAT_STATE_PREFIX)) return undefined;
  const code = url.searchParams.get('code');
  url.searchParams.delete('code');
  url.searchParams.delete('state');
  return { code, state, here: url.pathname + url.search };
}

// Where a browser keeps its login: the tokens, the moment of their last renewal, the member they belong to (spec §3); and what accounts know it by.
import type { MemberInfo } from '#mall/member/member.protocol.ts';
import type { Tokens } from '../login.protocol.ts';

/** The keys of the specification (§3), the member's data, and the visitor's chat data that goes with a login (§4). */
const KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  time: 'time',
  member: 'memberInfo',
  chat: 'saveChatBaseInfo',
} as const;

/** What accounts know this browser by. No login data: it opens nothing, and stays when somebody logs out. */
const DEVICE = 'deviceTokens';
const MOST_DEVICES = 5; // as many as the mall looks at

/** What a browser that forbids storage keeps until the page is left. */
const memory = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

function write(key: string, value: string | undefined): void {
  if (value === undefined) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: the memory above stands in.
  }
}

export interface StoredTokens {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970: when the tokens were last renewed. */
  time: number;
}

/** Only for the browser. All of it is shared by the tabs of one browser. */
export const tokenStore = {
  /** The tokens, or undefined for a guest. */
  tokens(): StoredTokens | undefined {
    const accessToken = read(KEYS.accessToken);
    const refreshToken = read(KEYS.refreshToken);
    if (!accessToken || !refreshToken) return undefined;
    return { accessToken, refreshToken, time: Number(read(KEYS.time)) || 0 };
  },

  keepTokens(tokens: Pick<Tokens, 'access_token' | 'refresh_token'>, now = Date.now()): void {
    write(KEYS.time, String(now));
    write(KEYS.refreshToken, tokens.refresh_token);
    write(KEYS.accessToken, tokens.access_token);
  },

  /** The member as last heard of; undefined when nobody is logged in or the text was tampered with. */
  member(): MemberInfo | undefined {
    try {
      const kept = JSON.parse(read(KEYS.member) ?? 'null') as MemberInfo | null;
      return kept && typeof kept.memberId === 'number' ? kept : undefined;
    } catch {
      return undefined;
    }
  },

  keepMember(member: MemberInfo): void {
    write(KEYS.member, JSON.stringify(member));
  },

  /** What this browser shows at a login: the device tokens that it got at earlier ones. */
  deviceToken(): string | undefined {
    return read(DEVICE) || undefined;
  },

  /** Of the account that has just logged in here for the first time. */
  keepDevice(deviceToken: string): void {
    const others = read(DEVICE)?.split('.') ?? [];
    write(DEVICE, [deviceToken, ...others].slice(0, MOST_DEVICES).join('.'));
  },

  /** Removes all login data (spec §4). A guest's cart is no login data and stays. */
  clear(): void {
    for (const key of Object.values(KEYS)) write(key, undefined);
  },

  /** Tells when another tab has logged in or out, as somebody else perhaps. Returns how to stop. */
  watch(changed: () => void): () => void {
    const hear = ({ key }: StorageEvent) => {
      if (key === null || key === KEYS.accessToken || key === KEYS.member) changed();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

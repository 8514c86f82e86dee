// WeChat as the mall needs it: who stands behind the code that came back from its authorise page. Speaks WeChat's own protocol.
import { z } from 'zod';
import { seconds } from '#kit/time/duration.ts';
import { weChatErrors } from './wechat.errors.ts';

/** Somebody as WeChat knows him. */
export interface WeChatUser {
  /** The mall as WeChat knows it. */
  appid: string;
  /** The person, for this `appid` alone. */
  openid: string;
  /** The person in all applications of one company; null where WeChat tells none. */
  unionid: string | null;
  nickName: string;
}

export interface WeChatProvider {
  readonly appid: string;
  /** Where a browser finds the authorise page: `<openUrl>/connect/qrconnect`. */
  readonly openUrl: string;
  /**
   * Spends a code and tells whose it was.
   * @throws Refusal when the code is wrong, old or used, and when WeChat cannot be reached
   */
  whoGave(code: string): Promise<WeChatUser>;
}

/** A website application registered at open.weixin.qq.com. */
export interface WeChatApplication {
  readonly appid: string;
  readonly secret: string;
  readonly openUrl: string;
  /** Read anew for each call: a stand-in knows its address only once the mall is open. */
  readonly apiUrl: string;
}

const PATIENCE = seconds(5); // chosen: half of what a browser waits for the mall

/** WeChat's words for a code that was wrong, is too old (five minutes), or was used before. */
const CODE_IS_OVER = new Set([40029, 42003, 40163]);

const text = z.string().min(1).max(200);
const Failure = z.object({ errcode: z.number().refine((n) => n !== 0), errmsg: z.string().default('') });
const Grant = z.object({ access_token: z.string().min(1), openid: text, unionid: text.optional() });
const Profile = z.object({
  openid: text,
  nickname: z.string().default(''),
  unionid: text.optional(),
});

/** @param logError hears what WeChat has said, never the secret, a code or a token */
export function openWeChat(
  application: WeChatApplication,
  logError: (error: unknown) => void,
): WeChatProvider {
  const { appid, secret, openUrl } = application;

  /** One call to WeChat. It answers JSON as text/plain, and failures with status 200. */
  async function ask<S extends z.ZodType>(path: string, query: Record<string, string>, shape: S) {
    const url = `${application.apiUrl}${path}?${new URLSearchParams(query)}`;
    let reply: unknown;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
      reply = JSON.parse(await response.text());
    } catch (error) {
      logError(new Error(`WeChat ${path}: ${error instanceof Error ? error.name : 'no answer'}`));
      throw weChatErrors.notReachable();
    }
    const failure = Failure.safeParse(reply);
    if (failure.success) {
      const { errcode, errmsg } = failure.data;
      if (CODE_IS_OVER.has(errcode)) throw weChatErrors.codeOver();
      logError(new Error(`WeChat ${path}: ${errcode} ${errmsg.slice(0, 200)}`));
      throw weChatErrors.notReachable();
    }
    const read = shape.safeParse(reply);
    if (read.success) return read.data;
    logError(new Error(`WeChat ${path}: an answer of another shape`));
    throw weChatErrors.notReachable();
  }

  return {
    appid,
    openUrl,
    async whoGave(code) {
      const grant = await ask(
        '/sns/oauth2/access_token',
        { appid, secret, code, grant_type: 'authorization_code' },
        Grant,
      );
      const profile = await ask(
        '/sns/userinfo',
        { access_token: grant.access_token, openid: grant.openid, lang: 'zh_CN' },
        Profile,
      );
      return {
        appid,
        openid: grant.openid,
        unionid: grant.unionid ?? profile.unionid ?? null,
        nickName: [...profile.nickname.replaceAll('\0', '').trim()].slice(0, 60).join(''),
      };
    },
  };
}

// For tests: WeChat's API played by a server of its own, which checks everything that it is sent.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WeChatApplication } from './wechat-provider.ts';

export interface DoubleUser {
  openid: string;
  nickname: string;
  unionid?: string;
}

export interface WeChatDouble {
  readonly application: WeChatApplication;
  /** Every call's path with its query, the secret included. */
  readonly asked: URL[];
  /** A code as the authorise page would give it: good once. */
  codeOf(user: DoubleUser): string;
  /** From here on it says this instead: a failure of WeChat's, or nothing that can be read. */
  answerWith(text: string | undefined): void;
  close(): Promise<void>;
}

let made = 0;

/** Somebody whom nobody has seen before. */
export function aWeChatUser(wish: Partial<DoubleUser> = {}): DoubleUser {
  const n = ++made;
  return {
    openid: `o_${process.pid}_${n}`,
    nickname: `微信用户${n}`,
    unionid: `u_${process.pid}_${n}`,
    ...wish,
  };
}

export async function openWeChatDouble(): Promise<WeChatDouble> {
  const codes = new Map<string, DoubleUser>();
  const tokens = new Map<string, DoubleUser>();
  const spent = new Set<string>();
  const asked: URL[] = [];
  const [appid, secret] = ['wx1234567890abcdef', 'the-secret-of-the-double'];
  let instead: string | undefined;

  const failure = (errcode: number, errmsg: string) => ({ errcode, errmsg });

  function answer(url: URL): unknown {
    const query = Object.fromEntries(url.searchParams);
    if (url.pathname === '/sns/oauth2/access_token') {
      const { code = '', ...rest } = query;
      if (rest.appid !== appid) return failure(40013, 'invalid appid');
      if (rest.secret !== secret) return failure(40125, 'invalid appsecret');
      if (rest.grant_type !== 'authorization_code') return failure(40002, 'invalid grant_type');
      if (Object.keys(query).length !== 4) return failure(40035, 'invalid parameter');
      if (spent.has(code)) return failure(40163, 'code been used');
      const user = codes.get(code);
      if (!user) return failure(40029, 'invalid code');
      spent.add(code);
      const token = `token of ${user.openid}`;
      tokens.set(token, user);
      const { openid, unionid } = user;
      return {
        access_token: token,
        expires_in: 7200,
        refresh_token: 'r',
        openid,
        scope: 'snsapi_login',
        unionid,
      };
    }
    if (url.pathname === '/sns/userinfo') {
      const user = tokens.get(query.access_token ?? '');
      if (!user) return failure(40001, 'invalid credential');
      if (user.openid !== query.openid) return failure(40003, 'invalid openid');
      return { ...user, sex: 0, headimgurl: '', privilege: [] };
    }
    return failure(48001, 'api unauthorized');
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url!, 'http://wechat.invalid');
    asked.push(url);
    response.setHeader('content-type', 'text/plain');
    response.end(
      instead ??
        JSON.stringify(request.method === 'GET' ? answer(url) : failure(43001, 'require GET method')),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    application: { appid, secret, openUrl: 'https://open.weixin.example', apiUrl },
    asked,
    codeOf(user) {
      const code = `code ${codes.size} & more`;
      codes.set(code, user);
      return code;
    },
    answerWith(text) {
      instead = text;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

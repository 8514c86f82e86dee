// The security centre: how well the account is protected, where it is logged in, and what has happened to it.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol } from '#mall/login/account.protocol.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { DeviceList } from '#mall/login/parts/device-list.tsx';
import { LoginLog } from '#mall/login/parts/login-log.tsx';
import { Protection } from '#mall/login/parts/protection.tsx';
import { WeChatRow } from '#mall/login/parts/wechat-row.tsx';
import { titled } from '../storefront/seo.ts';
import { accountAddress, readAccountQuery } from './account-query.ts';

export const meta = titled(accountWords.security);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const query = readAccountQuery(new URL(request.url).searchParams);
  const [standing, { list: sessions }, log] = await Promise.all([
    call(accountProtocol.standing, {}),
    call(accountProtocol.sessions, {}),
    call(accountProtocol.log, query),
  ]);
  return { standing, sessions, log, query };
}

export default function AccountScreen() {
  const { standing, sessions, log, query } = useLoaderData<typeof clientLoader>();
  const say = useWords(accountWords);
  return (
    <div className="flex flex-col gap-3 pb-4">
      <h1 className="text-20 font-semibold">{say.security}</h1>
      <Protection standing={standing} more={<WeChatRow standing={standing} />} />
      <DeviceList sessions={sessions} />
      <LoginLog log={log} scope={query.scope} addressOf={accountAddress} />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-9 w-48', 'h-80', 'h-40');

export { ErrorBoundary } from './member-failed.tsx';

// The security centre: how well the account is protected, where it is logged in, and what has happened to it.
import { call } from '#kit/browser/call.ts';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { KeyRow } from '#mall/api-key/parts/key-row.tsx';
import { accountProtocol, type LoginSession, type Standing } from '#mall/login/account.protocol.ts';
import { accountEventList } from '#mall/login/account-event-list.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { DeviceList } from '#mall/login/parts/device-list.tsx';
import { Protection } from '#mall/login/parts/protection.tsx';
import { WeChatRow } from '#mall/login/parts/wechat-row.tsx';
import { PunchoutRow } from '#mall/punchout/parts/punchout-row.tsx';
import { FactorRow } from '#mall/second-factor/parts/factor-row.tsx';
import { WebhookRow } from '#mall/webhook/parts/webhook-row.tsx';

export const account = dressed(accountEventList, {
  async load() {
    const [standing, { list: sessions }] = await Promise.all([
      call(accountProtocol.standing, {}),
      call(accountProtocol.sessions, {}),
    ]);
    return { standing, sessions };
  },
  above: ({ extra }) => <Account {...extra} />,
});

function Account({ standing, sessions }: { standing: Standing; sessions: readonly LoginSession[] }) {
  const say = useWords(accountWords);
  return (
    <div className="mb-3 flex flex-col gap-3">
      <Protection
        standing={standing}
        more={
          <>
            <FactorRow />
            <KeyRow />
            <WebhookRow />
            <PunchoutRow />
            <WeChatRow standing={standing} />
          </>
        }
      />
      <DeviceList sessions={sessions} />
      <h2 className="mt-1 text-16 font-semibold">
        {say.log} <span className="text-13 font-normal text-hint">{say.logNote}</span>
      </h2>
      <p className="text-12 text-hint">{say.notYou}</p>
    </div>
  );
}

// Which messages reach me by which way: kinds against channels, each switched at once.
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { cx } from '#kit/ui/cx.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Switch } from '#kit/ui/switch.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type MessageSetting, messageProtocol } from '#mall/message/message.protocol.ts';
import { MESSAGE_CHANNELS, MESSAGE_KINDS, type MessageChannel } from '#mall/message/message-kinds.ts';
import { messageWords } from '#mall/message/parts/message-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(messageWords.settings);

type Settings = ReplyOf<typeof messageProtocol.settings>;

export function clientLoader(): Promise<Settings> {
  return call(messageProtocol.settings, {});
}

export default function MessageSettingScreen() {
  const loaded = useLoaderData<Settings>();
  const say = useWords(messageWords);
  const language = useLanguage();
  const [settings, setSettings] = useState<readonly MessageSetting[]>(loaded.settings);
  const { mobile, email } = loaded;

  const put = (next: MessageSetting) =>
    setSettings((before) => before.map((one) => (one.kind === next.kind ? next : one)));

  async function turn(setting: MessageSetting, channel: MessageChannel, isOn: boolean) {
    put({ ...setting, [channel]: isOn ? 1 : 0 });
    try {
      put(await call(messageProtocol.saveSetting, { kind: setting.kind, channel, isOn }));
    } catch (reason) {
      put(setting);
      toast.show({ tone: 'refused', text: reason instanceof CallError ? reason.message : say.failed });
    }
  }

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-20 font-semibold">{say.settings}</h1>
        <Link to="/msg/list" className="text-13 text-brand hover:underline">
          {say.toMessages}
        </Link>
        <p className="basis-full text-13 text-secondary">{say.settingsText}</p>
      </div>
      <div className="overflow-x-auto rounded-card border border-line bg-surface">
        <table className="w-full text-13">
          <thead>
            <tr className="border-b border-line bg-page align-top">
              <th scope="col" className="px-4 py-2 text-left font-semibold max-sm:px-3">
                {say.kind}
              </th>
              <Channel name={say.site} />
              <Channel
                name={say.sms}
                at={mobile}
                missing={{ text: say.noMobile, to: '/member/phone', way: say.bindMobile }}
              />
              <Channel
                name={say.email}
                at={email}
                missing={{ text: say.noEmail, to: '/member/email', way: say.bindEmail }}
              />
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {settings.map((setting) => (
              <tr key={setting.kind}>
                <th scope="row" className="px-4 py-2.5 text-left font-normal max-sm:px-3">
                  {MESSAGE_KINDS[setting.kind].name[language]}
                </th>
                {MESSAGE_CHANNELS.map((channel) => {
                  const isLocked = channel === 'site' && setting.isLocked === 1;
                  return (
                    <td key={channel} className="px-2 py-2.5 text-center">
                      <Switch
                        aria-label={`${MESSAGE_KINDS[setting.kind].name[language]} · ${say[channel]}`}
                        checked={setting[channel] === 1}
                        disabled={isLocked}
                        onChange={(event) => void turn(setting, channel, event.target.checked)}
                      />
                      {isLocked ? <span className="block text-12 text-hint">{say.locked}</span> : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-12 text-hint">
        {say.lockedText} {mobile && email ? null : say.unreachable}
      </p>
    </div>
  );
}

/** A channel's name, and where it reaches the member. */
function Channel({
  name,
  at,
  missing,
}: {
  name: string;
  at?: string | null;
  missing?: { text: string; to: string; way: string };
}) {
  return (
    <th scope="col" className="px-2 py-2 text-center font-semibold">
      <span className="whitespace-nowrap">{name}</span>
      <span className="block text-12 font-normal text-hint">
        {at ? (
          <span className={cx('num', at.includes('@') ? 'wrap-anywhere' : 'whitespace-nowrap')}>{at}</span>
        ) : null}
        {!at && missing ? (
          <>
            {missing.text}{' '}
            <Link to={missing.to} className="whitespace-nowrap text-brand underline">
              {missing.way}
            </Link>
          </>
        ) : null}
      </span>
    </th>
  );
}

export const HydrateFallback = waitingPage('h-8 w-40', 'h-96');

export { ErrorBoundary } from '../member-failed.tsx';

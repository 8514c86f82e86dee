// The way to WeChat's authorise page: whether it is open, and leaving through it in a new tab (spec §4).
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { settingProtocol } from '#mall/setting/setting.protocol.ts';
import { WECHAT_SETTINGS } from '../wechat.protocol.ts';
import { loginWay } from './login-prompt.ts';
import { weChatArrival } from './wechat-address.ts';
import { rememberTrip, type WeChatTrip } from './wechat-state.ts';

interface Door {
  appid: string;
  openUrl: string;
}

let asked: Promise<Door | undefined> | undefined;

/** Spec §3: only where the settings offer it. A mall that could not be asked is asked again next time. */
function findDoor(): Promise<Door | undefined> {
  asked ??= readDoor().catch(() => {
    asked = undefined;
    return undefined;
  });
  return asked;
}

async function readDoor(): Promise<Door | undefined> {
  const settings = await call(settingProtocol.getSettings, {
    names: Object.values(WECHAT_SETTINGS).join(),
  });
  const [isEnabled, appid, openUrl] = Object.values(WECHAT_SETTINGS).map((name) =>
    String(settings.find((one) => one.name === name)?.value ?? ''),
  );
  return isEnabled === '1' && appid && openUrl ? { appid, openUrl } : undefined;
}

/** Undefined where WeChat is not offered, or while that is not known yet. */
export function useWeChatDoor(): ((trip: WeChatTrip) => void) | undefined {
  const [door, setDoor] = useState<Door>();
  useEffect(() => {
    let isHere = true;
    void findDoor().then((found) => isHere && setDoor(found));
    return () => {
      isHere = false;
    };
  }, []);
  return door && ((trip) => void window.open(authoriseUrl(door, rememberTrip(trip)), '_blank', 'noopener'));
}

/** WeChat leads back to the page that is open now, or to what the login window was opened for. */
function authoriseUrl({ appid, openUrl }: Door, state: string): string {
  const way = loginWay();
  const here = new URL(weChatArrival(way)?.here ?? way, window.location.origin);
  here.searchParams.delete('error'); // the login page's own: what went wrong before
  const query = new URLSearchParams({
    appid,
    redirect_uri: here.href,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  });
  return `${openUrl}/connect/qrconnect?${query}#wechat_redirect`;
}

// What visitors' browsers are told about WeChat: whether it is offered, and where to go.
import { WECHAT_SETTINGS } from '../wechat.protocol.ts';
import type { WeChatProvider } from './wechat-provider.ts';

/** Public settings by name; without a provider WeChat is not offered (spec §3). */
export function weChatSettings(weChat: WeChatProvider | undefined): Record<string, string> {
  return {
    [WECHAT_SETTINGS.isEnabled]: weChat ? '1' : '0',
    [WECHAT_SETTINGS.appid]: weChat?.appid ?? '',
    [WECHAT_SETTINGS.openUrl]: weChat?.openUrl ?? '',
  };
}

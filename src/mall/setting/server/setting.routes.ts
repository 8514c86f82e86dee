// What the setting room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { settingProtocol } from '../setting.protocol.ts';
import { getSettings } from './get-settings.ts';
import { readAgreement } from './read-agreement.ts';

export function settingRoutes(mall: { publicSettings: Readonly<Record<string, string>> }): Route[] {
  return [
    serve(settingProtocol.getSettings, getSettings(mall.publicSettings)),
    serve(settingProtocol.agreement, readAgreement),
  ];
}

// What the setting room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { settingProtocol } from '../setting.protocol.ts';
import { getSettings } from './get-settings.ts';
import { readAgreement } from './read-agreement.ts';
import { enterWorkingYear, listWorkingYears } from './working-calendar.ts';

export function settingRoutes(mall: { publicSettings: Readonly<Record<string, string>> }): Route[] {
  return serveAll(settingProtocol, {
    getSettings: getSettings(mall.publicSettings),
    agreement: readAgreement,
    workingYears: listWorkingYears,
    saveWorkingYear: enterWorkingYear,
  });
}

// What the setting room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { listMemoryProtocol } from '../list-memory.protocol.ts';
import { settingProtocol } from '../setting.protocol.ts';
import { getSettings } from './get-settings.ts';
import { deleteListView, keepListPreference, readListMemory, saveListView } from './list-memory.ts';
import { readAgreement } from './read-agreement.ts';
import { enterWorkingYear, listWorkingYears } from './working-calendar.ts';

export function settingRoutes(mall: { publicSettings: Readonly<Record<string, string>> }): Route[] {
  return [
    ...serveAll(settingProtocol, {
      getSettings: getSettings(mall.publicSettings),
      agreement: readAgreement,
      workingYears: listWorkingYears,
      saveWorkingYear: enterWorkingYear,
    }),
    ...serveAll(listMemoryProtocol, {
      read: readListMemory,
      keep: keepListPreference,
      saveView: saveListView,
      deleteView: deleteListView,
    }),
  ];
}

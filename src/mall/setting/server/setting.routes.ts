// What the setting room serves.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { listMemoryProtocol } from '../list-memory.protocol.ts';
import { settingProtocol } from '../setting.protocol.ts';
import { getSettings } from './get-settings.ts';
import { deleteListView, keepListPreference, readListMemory, saveListView } from './list-memory.ts';
import { readAgreement } from './read-agreement.ts';
import { enterWorkingYear, listWorkingYears } from './working-calendar.ts';

export function settingRoutes(mall: { publicSettings: Readonly<Record<string, string>> }): Route[] {
  return [
    serve(settingProtocol.getSettings, getSettings(mall.publicSettings)),
    serve(settingProtocol.agreement, readAgreement),
    serve(settingProtocol.workingYears, listWorkingYears),
    serve(settingProtocol.saveWorkingYear, enterWorkingYear),
    serve(listMemoryProtocol.read, readListMemory),
    serve(listMemoryProtocol.keep, keepListPreference),
    serve(listMemoryProtocol.saveView, saveListView),
    serve(listMemoryProtocol.deleteView, deleteListView),
  ];
}

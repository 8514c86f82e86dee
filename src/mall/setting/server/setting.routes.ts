// What the setting room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { listMemoryProtocol } from '../list-memory.protocol.ts';
import { openingProtocol, settingProtocol } from '../setting.protocol.ts';
import { getSettings } from './get-settings.ts';
import { deleteListView, keepListPreference, readListMemory, saveListView } from './list-memory.ts';
import { type OpeningChecks, openingActions, type SendTestSms } from './opening.ts';
import { readAgreement } from './read-agreement.ts';
import { saveCompany, showCompany } from './site-facts.ts';
import { enterWorkingYear, listWorkingYears } from './working-calendar.ts';

export function settingRoutes(mall: {
  publicSettings: Readonly<Record<string, string>>;
  tokenSecret: Uint8Array;
  /** What a mall needs before it opens stands on higher floors. */
  openingChecks: OpeningChecks;
  sendTestSms: SendTestSms;
}): Route[] {
  return [
    ...serveAll(settingProtocol, {
      getSettings: getSettings(mall.publicSettings),
      agreement: readAgreement,
      workingYears: listWorkingYears,
      saveWorkingYear: enterWorkingYear,
      company: showCompany,
      saveCompany,
    }),
    ...serveAll(openingProtocol, openingActions(mall.openingChecks, mall.sendTestSms, mall.tokenSecret)),
    ...serveAll(listMemoryProtocol, {
      read: readListMemory,
      keep: keepListPreference,
      saveView: saveListView,
      deleteView: deleteListView,
    }),
  ];
}

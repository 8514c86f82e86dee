// The front door of the setting room: shared values and the calendar of working days.

export { findTokenSecret } from './find-token-secret.ts';
export { keptRules } from './keep-rules.ts';
export { dropSetting, findSetting, keepSetting, replaceSetting } from './keep-setting.ts';
export {
  beginShut,
  findSeen,
  isMallOpen,
  isPreview,
  type OpeningChecks,
  type SendTestSms,
} from './opening.ts';
export { installAgreements } from './publish-agreement.ts';
export { findAgreement } from './read-agreement.ts';
export { findCompany, findSiteFacts, findSiteName, keepFacts } from './site-facts.ts';
export {
  afterWorkingDays,
  findWorkingCalendar,
  saveWorkingYear,
  workingCalendar,
} from './working-calendar.ts';

// The front door of the setting room: shared values and the calendar of working days.
export { dropSetting, findSetting, keepSetting, replaceSetting } from './keep-setting.ts';
export { afterWorkingDays, findWorkingCalendar, saveWorkingYear } from './working-calendar.ts';

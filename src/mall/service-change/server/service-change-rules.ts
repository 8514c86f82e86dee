// The sums and periods of changes, set by the platform.
import { keptRules } from '#mall/setting/server/setting.ts';
import { CHANGE_RULES } from '../change-terms.ts';

export const changeRules = keptRules('service_change', CHANGE_RULES);

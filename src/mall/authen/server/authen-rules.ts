// The periods and fees of certifications, set by the platform.
import { keptRules } from '#mall/setting/server/setting.ts';
import { AUTHEN_RULES } from '../authen-terms.ts';

export const authenRules = keptRules('authen', AUTHEN_RULES);

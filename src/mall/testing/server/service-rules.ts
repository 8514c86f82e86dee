// The periods of commissions, set by the platform.
import { keptRules } from '#mall/setting/server/setting.ts';
import { SERVICE_RULES } from '../service-terms.ts';

export const serviceRules = keptRules('testing', SERVICE_RULES);

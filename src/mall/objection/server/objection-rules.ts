// The periods of objections, set by the platform.
import { keptRules } from '#mall/setting/server/setting.ts';
import { OBJECTION_RULES } from '../objection-terms.ts';

export const objectionRules = keptRules('objection', OBJECTION_RULES);

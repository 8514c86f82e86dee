// The periods of specimens, set by the platform.
import { keptRules } from '#mall/setting/server/setting.ts';
import { SPECIMEN_RULES } from '../specimen-terms.ts';

export const specimenRules = keptRules('specimen', SPECIMEN_RULES);

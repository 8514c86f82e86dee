// What the platform has set for samples: quotas and periods (domain 3.11).
import { keptRules } from '#mall/setting/server/setting.ts';
import { SAMPLE_RULES } from '../sample-terms.ts';

export const sampleRules = keptRules('sample_rules', SAMPLE_RULES);
export const findSampleRules = sampleRules.find;

// What the platform has set for the laboratory: factors, sums and days.
import { keptRules } from '#mall/setting/server/setting.ts';
import { LAB_RULES } from '../ability-terms.ts';

export const labRules = keptRules('lab_rules', LAB_RULES);

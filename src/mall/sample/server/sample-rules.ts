// What the platform has set for samples: quotas and periods (domain 3.11).
import { z } from 'zod';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { findSetting, replaceSetting } from '#mall/setting/server/setting.ts';
import type { sampleProtocol } from '../sample.protocol.ts';
import { SAMPLE_RULE_KEYS, SAMPLE_RULES, type SampleRuleKey, type SampleRules } from '../sample-terms.ts';

const NAME = 'sample_rules';
const Kept = z.partialRecord(z.enum(SAMPLE_RULE_KEYS), z.number());

/** The usual value wherever the platform has not set another. */
export async function findSampleRules(work: Work): Promise<SampleRules> {
  const kept = Kept.safeParse(await findSetting(work, NAME));
  const own = kept.success ? kept.data : {};
  return Object.fromEntries(
    SAMPLE_RULE_KEYS.map((key) => [key, own[key] ?? SAMPLE_RULES[key].usual]),
  ) as Record<SampleRuleKey, number>;
}

/** A period that runs keeps its end; quotas hold from the next request on. */
export const saveSampleRules: Action<typeof sampleProtocol.saveRules> = async (work, _operator, rules) => {
  await replaceSetting(work, NAME, rules);
  return findSampleRules(work);
};

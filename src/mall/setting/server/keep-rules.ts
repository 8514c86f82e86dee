// Keeps the rules of a room that the platform may change, under one name.
import type { Work } from '#kit/db/work.ts';
import { type Rules, type RuleValues, rulesWith } from '#kit/rules/number-rules.ts';
import { findSetting, replaceSetting } from './keep-setting.ts';

/** What a room finds its rules by, and the actions of `ruleCalls`. */
export function keptRules<const R extends Rules>(name: string, rules: R) {
  const of = (kept: unknown): RuleValues<R> => rulesWith(rules, kept);
  const find = async (work: Work): Promise<RuleValues<R>> => of(await findSetting(work, name));
  return {
    find,
    /** What a statement of the room's own has read together with other things: the `value` of the setting `name`, or nothing. */
    name,
    of,
    calls: {
      adminRules: find,
      /** A period that runs keeps its end; whatever begins from now on has the new one. */
      async saveRules(work: Work, _operator: unknown, values: RuleValues<R>): Promise<RuleValues<R>> {
        await replaceSetting(work, name, values);
        return find(work);
      },
    },
  };
}

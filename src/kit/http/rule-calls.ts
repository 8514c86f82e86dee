// The two calls by which rules are read and saved; a room names them behind the door of who may.
import { z } from 'zod';
import { get, nothing, post } from '#kit/http/door.ts';
import { whole } from '#kit/http/wire.ts';
import type { Rule, Rules } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';

/** @param of what they are the rules of, for the summaries */
export function ruleCalls<const R extends Rules>(of: Text, rules: R) {
  const each = <T>(one: (rule: Rule) => T) =>
    Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, one(rule)])) as Record<
      keyof R & string,
      T
    >;
  const Values = z.object(each(() => z.number()));
  return {
    adminRules: get({ zh: `平台：${of.zh}`, en: `Platform: ${of.en}` }, nothing, Values, { name: 'rules' }),
    saveRules: post(
      { zh: `平台：保存${of.zh}`, en: `Platform: save ${of.en}` },
      z.object(each(({ least, most }) => whole(least, most))),
      Values,
    ),
  };
}

// What the head of a laboratory sets; each change leaves a step that says what was what.
import type { Work } from '#kit/db/work.ts';
import { listSteps, logEntry, writeStep } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { isWithin, rulesWith } from '#kit/rules/number-rules.ts';
import type { Text } from '#kit/words/text.ts';
import { stepBy } from '#mall/member/actor.ts';
import { findSetting, replaceSetting } from '#mall/setting/server/setting.ts';
import { auditNouns } from '../audit-nouns.ts';
import type { labOfficeProtocol, Settings } from '../lab-office.protocol.ts';
import { RULE_GROUPS, type RuleGroup, settingGroups } from '../setting-groups.ts';
import { labOfficeErrors } from './lab-office.errors.ts';

type Acts = Actions<typeof labOfficeProtocol>;
const DOC = 'labSetting';

const valuesOf = async (work: Work, key: RuleGroup): Promise<Record<string, number>> =>
  rulesWith(settingGroups[key].rules, await findSetting(work, key));

export async function settingsOf(work: Work): Promise<Settings> {
  const groups: Settings['groups'] = [];
  for (const key of RULE_GROUPS) groups.push({ key, values: await valuesOf(work, key) });
  const steps = await listSteps(work, [{ docType: DOC, docSns: [...RULE_GROUPS] }]);
  return { groups, log: steps.reverse().map((step) => logEntry(work, step, auditNouns.labSetting.steps)) };
}

export const showSettings: Acts['settings'] = (work) => settingsOf(work);

/** @throws labOfficeErrors.valueWrong with the first that is none */
export const saveSettings: Acts['saveSettings'] = async (work, member, { key, values }) => {
  const { rules, names, title } = settingGroups[key];
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`setting ${key}`]);
  const before = await valuesOf(work, key);
  const now: Record<string, number> = {};
  const changes: Text[] = [];
  for (const [name, rule] of Object.entries(rules)) {
    const value = values[name] ?? before[name] ?? rule.usual;
    const said = names[name] ?? { zh: name, en: name };
    if (!isWithin(rule, value)) throw labOfficeErrors.valueWrong({ name, rule: said, ...rule });
    now[name] = value;
    if (value !== before[name])
      changes.push({
        zh: `${said.zh} ${before[name]} → ${value}`,
        en: `${said.en} ${before[name]} → ${value}`,
      });
  }
  if (changes.length === 0) return settingsOf(work);
  await replaceSetting(work, key, now);
  const reasonText = {
    zh: `${title.zh}：${changes.map(({ zh }) => zh).join('；')}`,
    en: `${title.en}: ${changes.map(({ en }) => en).join('; ')}`,
  };
  await writeStep(work, {
    ...{ docType: DOC, docSn: key, from: 'KEPT', event: 'change', to: 'KEPT' },
    ...stepBy('head', member, reasonText.zh),
    detail: { reasonText, before, now },
  });
  return settingsOf(work);
};

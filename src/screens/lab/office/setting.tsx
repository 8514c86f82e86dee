// What the head of a laboratory sets, group by group, and what was changed.
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { StepHistory } from '#kit/detail/step-history.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { labOfficeProtocol as P } from '#mall/lab-office/lab-office.protocol.ts';
import { officeWords } from '#mall/lab-office/parts/office-words.ts';
import { RULE_GROUPS, settingGroups } from '#mall/lab-office/setting-groups.ts';
import { RulesCard, ruleFields } from '../../admin/setting/rules-card.tsx';
import { labWords } from '../lab-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

const FIELDS = Object.fromEntries(
  RULE_GROUPS.map((key) => [key, ruleFields(settingGroups[key].rules, settingGroups[key].names)]),
);

export const clientLoader = () => call(P.settings, {});

export default function LabSettings() {
  const say = useWords(officeWords);
  const sayLab = useWords(labWords);
  const language = useLanguage();
  const first = useLoaderData<typeof clientLoader>();
  const [log, setLog] = useState(first.log);
  const card = ({ key, values }: (typeof first.groups)[number]) => (
    <RulesCard
      key={key}
      title={settingGroups[key].title[language]}
      text={say.settingText}
      fields={FIELDS[key] ?? {}}
      values={values}
      save={async (now) => setLog((await call(P.saveSettings, { key, values: now })).log)}
    />
  );
  const [charges, ...others] = first.groups;
  return (
    <>
      <ConsoleHead title={say.settings} tab={`${say.settings} · ${sayLab.console}`} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {charges ? card(charges) : null}
          <Card title={say.history}>
            <StepHistory log={log} />
          </Card>
        </div>
        <div className="grid gap-4">{others.map(card)}</div>
      </div>
    </>
  );
}

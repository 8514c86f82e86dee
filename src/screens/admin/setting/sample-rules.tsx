// The platform's rules of samples: how many a designer gets, and how long each side has.

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import {
  SAMPLE_RULE_KEYS,
  SAMPLE_RULES,
  type SampleRuleKey,
  type SampleRules,
} from '#mall/sample/sample-terms.ts';
import { sampleRuleWords } from './sample-rule-words.ts';
import { settingWords } from './setting-words.ts';

type Typed = Record<SampleRuleKey, string>;

const typedOf = (rules: SampleRules) =>
  Object.fromEntries(SAMPLE_RULE_KEYS.map((key) => [key, String(rules[key])])) as Typed;

/** The whole number that was typed; undefined when it is none, or beyond the ends. */
function numberIn(typed: string, key: SampleRuleKey): number | undefined {
  const { least, most } = SAMPLE_RULES[key];
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

export function SampleRulesCard({ rules }: { rules: SampleRules }) {
  const say = useWords(settingWords);
  const sayRule = useWords(sampleRuleWords);
  const [typed, setTyped] = useState(() => typedOf(rules));
  const [isTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { busy, error, run } = useAct({ says: 'here', done: say.saved });

  function save() {
    const numbers = SAMPLE_RULE_KEYS.map((key) => [key, numberIn(typed[key], key)] as const);
    if (numbers.some(([, number]) => number === undefined)) {
      flushSync(() => setTried(true));
      if (fields.current) focusFirstInvalid(fields.current);
      return;
    }
    setTried(false);
    void run(async () => {
      const kept = Object.fromEntries(numbers) as Record<SampleRuleKey, number>;
      setTyped(typedOf(await call(sampleProtocol.saveRules, kept)));
    });
  }

  return (
    <Card
      title={sayRule.title}
      footer={
        <Button variant="primary" busy={busy} onClick={save}>
          {say.save}
        </Button>
      }
    >
      <p className="mb-3 text-13 text-secondary">{sayRule.text}</p>
      <FormError>{error}</FormError>
      <div ref={fields} className="grid gap-4 sm:grid-cols-2">
        {SAMPLE_RULE_KEYS.map((key) => {
          const { least, most, usual } = SAMPLE_RULES[key];
          const isWrong = isTried && numberIn(typed[key], key) === undefined;
          return (
            <Field
              key={key}
              label={sayRule[key]}
              hint={sayRule.usual(usual)}
              error={isWrong ? sayRule.between(least, most) : null}
            >
              <Input
                name={key}
                inputMode="numeric"
                maxLength={4}
                className="num"
                value={typed[key]}
                onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
              />
            </Field>
          );
        })}
      </div>
    </Card>
  );
}

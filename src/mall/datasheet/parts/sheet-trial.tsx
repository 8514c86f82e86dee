// Tries a data sheet: filled in as an engineer would, with as many specimens and the rule that somebody chooses; nothing is kept.
import { useId, useState } from 'react';
import { DECISION_RULES, type DecisionRule } from '#kit/measure/decision-rule.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SheetDefinition, SheetExample, SheetValues } from '../sheet-definition.ts';
import { datasheetWords } from './datasheet-words.ts';
import { ruleNames } from './result-words.ts';
import { SheetForm } from './sheet-form.tsx';

const EMPTY: SheetValues = { params: {}, tables: {} };
const MOST_SPECIMENS = 50;

export function SheetTrial({ definition }: { definition: SheetDefinition }) {
  const say = useWords(datasheetWords);
  const language = useLanguage();
  const id = useId();
  const [values, setValues] = useState(EMPTY);
  const [count, setCount] = useState(3);
  const [rule, setRule] = useState<DecisionRule>('SIMPLE');
  const hasSpecimens = definition.tables.some(({ rows }) => rows === 'specimen');

  function take(example: SheetExample): void {
    setValues(example.values);
    setRule(example.rule ?? 'SIMPLE');
    const counts = definition.tables.map(({ id, rows }) =>
      rows === 'specimen' ? (example.values.tables[id]?.length ?? 0) : 0,
    );
    setCount(Math.max(1, ...counts));
  }

  return (
    <div className="space-y-4">
      <p className="text-13 text-secondary">{say.trialText}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-13">
        {hasSpecimens ? (
          <label htmlFor={`${id}-count`} className="flex items-center gap-2">
            <span className="whitespace-nowrap text-secondary">{say.specimenCount}</span>
            <NativeSelect
              id={`${id}-count`}
              size="sm"
              value={String(count)}
              onChange={(event) => setCount(Number(event.target.value))}
              options={Array.from({ length: MOST_SPECIMENS }, (_, at) => ({
                value: String(at + 1),
                text: String(at + 1),
              }))}
            />
          </label>
        ) : null}
        {definition.decision?.rule === 'form' ? (
          <label htmlFor={`${id}-rule`} className="flex items-center gap-2">
            <span className="whitespace-nowrap text-secondary">{say.rule}</span>
            <NativeSelect
              id={`${id}-rule`}
              size="sm"
              value={rule}
              onChange={(event) => setRule(event.target.value as DecisionRule)}
              options={DECISION_RULES.map((one) => ({ value: one, text: ruleNames[one][language] }))}
            />
          </label>
        ) : null}
        <span className="flex flex-wrap items-center gap-2">
          <span className="text-secondary">{say.fillExample}</span>
          {definition.examples.map((example, at) => (
            <Button key={example.name ?? at} size="sm" onClick={() => take(example)}>
              {example.name ?? say.exampleNo(at + 1)}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={() => setValues(EMPTY)}>
            {say.empty}
          </Button>
        </span>
      </div>
      <SheetForm
        definition={definition}
        values={values}
        specimens={Array.from({ length: count }, (_, at) => say.specimenNo(at + 1))}
        rule={rule}
        onValues={setValues}
      />
    </div>
  );
}

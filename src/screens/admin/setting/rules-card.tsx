// The rules of a room that the platform sets by whole numbers: periods, quotas and amounts.
import { useState } from 'react';
import { useAct } from '#kit/browser/use-act.ts';
import { type Fields, field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { isWithin, type Rules } from '#kit/rules/number-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { settingWords } from './setting-words.ts';

/** Declares the card's fields; made once, outside of what draws it. */
export const ruleFields = <R extends Rules>(
  rules: R,
  labels: Readonly<Record<keyof R & string, Text>>,
): Fields =>
  Object.fromEntries(
    Object.entries(rules).map(([key, rule]) => [
      key,
      rule.least === 0 && rule.most === 1
        ? field.yesNo(labels[key as keyof R & string])
        : field.number(labels[key as keyof R & string], {
            required: true,
            max: 8,
            hint: { zh: `默认 ${rule.usual}`, en: `Usually ${rule.usual}` },
            rule: (typed) =>
              isWithin(rule, Number(typed.trim() || Number.NaN))
                ? undefined
                : {
                    zh: `请输入 ${rule.least} 到 ${rule.most} 之间的整数`,
                    en: `Please enter a whole number from ${rule.least} to ${rule.most}`,
                  },
          }),
    ]),
  );

export function RulesCard<V extends Readonly<Record<string, number>>>(props: {
  title: string;
  text: string;
  fields: Fields;
  values: V;
  save: (values: V) => Promise<unknown>;
}) {
  const { title, text, fields, values, save } = props;
  const say = useWords(settingWords);
  const [initial] = useState(() =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        fields[key]?.kind === 'yesNo' ? value === 1 : String(value),
      ]),
    ),
  );
  const form = useForm(fields, { initial });
  const { busy, error, run } = useAct({ says: 'here', done: say.saved });
  const send = () =>
    form.check() &&
    void run(() =>
      save(
        Object.fromEntries(
          Object.entries(form.values).map(([key, typed]) => [key, Number(typed)]),
        ) as unknown as V,
      ),
    );
  return (
    <Card
      title={title}
      footer={
        <Button variant="primary" busy={busy} onClick={send}>
          {say.save}
        </Button>
      }
    >
      <p className="mb-3 text-13 text-secondary">{text}</p>
      <FormError>{error}</FormError>
      <FormFields form={form} />
    </Card>
  );
}

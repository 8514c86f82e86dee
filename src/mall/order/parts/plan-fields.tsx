// The fields for a plan of payment: its stages, when each is due, and whether they make up the whole.
import { Plus, X } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { checkPlan, type PaymentPlan, TRIGGERS, type Trigger, triggerWords } from '../payment-plan.ts';
import { planWords } from './plan-words.ts';
import { type TypedStage, typedPlan } from './typed-plan.ts';

const MOST_STAGES = 6;

const PRESETS: readonly { name: 'onOrder' | 'thirtySeventy' | 'net30'; plan: PaymentPlan }[] = [
  { name: 'onOrder', plan: [{ trigger: 'ON_ORDER', perMille: 1000, dueDays: 0 }] },
  {
    name: 'thirtySeventy',
    plan: [
      { trigger: 'ON_ORDER', perMille: 300, dueDays: 0 },
      { trigger: 'BEFORE_SHIP', perMille: 700, dueDays: 0 },
    ],
  },
  { name: 'net30', plan: [{ trigger: 'ON_RECEIPT', perMille: 1000, dueDays: 30 }] },
];

/** Says under itself why the stages are no plan. `error`: what the mall has said about it. */
export function PlanFields(props: {
  value: readonly TypedStage[];
  onChange: (stages: TypedStage[]) => void;
  error?: string;
  disabled?: boolean;
}) {
  const { value, onChange, error, disabled } = props;
  const say = useWords(planWords);
  const language = useLanguage();
  const change = (at: number, part: Partial<TypedStage>) =>
    onChange(value.map((stage, index) => (index === at ? { ...stage, ...part } : stage)));
  const plain = value.map(({ trigger, share, days }) => ({
    trigger,
    perMille: Math.round(Number(share) * 10) || 0,
    dueDays: Number(days) || 0,
  }));
  const wrong = error ?? checkPlan(plain)?.[language];
  return (
    <div className="space-y-2">
      <ul className="space-y-2">
        {value.map((stage, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the plan
          <li key={index} className="flex flex-wrap items-end gap-2">
            <div className="min-w-32 flex-1 text-12 text-secondary">
              {say.when}
              <NativeSelect
                size="sm"
                disabled={disabled}
                aria-label={`${say.stage(index + 1)} · ${say.when}`}
                value={stage.trigger}
                onChange={(event) => {
                  const trigger = event.target.value as Trigger;
                  change(index, { trigger, ...(trigger === 'ON_STATEMENT' ? { days: '0' } : {}) });
                }}
                options={TRIGGERS.map((trigger) => ({
                  value: trigger,
                  text: triggerWords[trigger][language],
                }))}
              />
            </div>
            <div className="w-20 text-12 text-secondary">
              {say.share}
              <Input
                size="sm"
                inputMode="decimal"
                disabled={disabled}
                aria-label={`${say.stage(index + 1)} · ${say.share}`}
                aria-invalid={wrong ? true : undefined}
                value={stage.share}
                maxLength={5}
                onChange={(event) => change(index, { share: event.target.value })}
              />
            </div>
            <div className="w-24 text-12 text-secondary">
              {say.days}
              <Input
                size="sm"
                inputMode="numeric"
                disabled={disabled || stage.trigger === 'ON_STATEMENT'}
                aria-label={`${say.stage(index + 1)} · ${say.days}`}
                value={stage.days}
                maxLength={3}
                onChange={(event) => change(index, { days: event.target.value.replace(/\D/g, '') })}
              />
            </div>
            <IconButton
              label={say.remove(index + 1)}
              icon={<X size={16} aria-hidden="true" />}
              disabled={disabled || value.length === 1}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {wrong ? (
        <p role="alert" className="text-12 text-refused">
          {wrong}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          size="sm"
          disabled={disabled || value.length >= MOST_STAGES}
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...value, { trigger: 'ON_RECEIPT', share: '', days: '0' }])}
        >
          {say.add}
        </Button>
        <span className="text-12 text-hint">{say.usual}</span>
        {PRESETS.map(({ name, plan }) => (
          <button
            key={name}
            type="button"
            disabled={disabled}
            onClick={() => onChange(typedPlan(plan))}
            className="min-h-6 rounded-control border border-line px-2 py-0.5 text-12 text-secondary hover:border-brand hover:text-brand disabled:opacity-50"
          >
            {say[name]}
          </button>
        ))}
      </div>
    </div>
  );
}

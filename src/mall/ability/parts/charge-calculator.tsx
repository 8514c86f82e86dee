// The calculator over what has been collected: how much of each and what beside it; the server says what it costs and when it would be there.
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { field, type ValuesOf } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Collapsible } from '#kit/ui/collapsible.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import type { Text } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { abilityProtocol, type ChargedItem, MOST_SPECIMENS, MOST_UNITS } from '../ability.protocol.ts';
import { urgencyNames } from '../ability-terms.ts';
import {
  type Collected,
  changeCollected,
  emptyTray,
  toggleCollected,
  useCollected,
} from './capability-tray.ts';
import { FormCosts } from './charge-result.tsx';
import { chargeWords } from './charge-words.ts';

/** A whole number that begins with `usual`. */
const count = (zh: string, en: string, least: number, most: number, hint?: Text) =>
  field.number(
    { zh, en },
    {
      ...{ max: 5, hint },
      rule: (typed) =>
        /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most
          ? undefined
          : {
              zh: `请输入 ${least} 到 ${most} 之间的整数`,
              en: `Please enter a whole number from ${least} to ${most}`,
            },
    },
  );

const FIELDS = {
  urgency: field.radio({ zh: '时效', en: 'Urgency' }, urgencyNames, { empty: 'NORMAL', wide: true }),
  reports: count('报告份数', 'Reports', 1, 500),
  copies: count('每份报告的纸质本数', 'Paper copies of each', 0, 20, {
    zh: '第一本免费',
    en: 'The first is free',
  }),
  returnKg: count('样品寄回重量（千克）', 'Send specimens back, kg', 0, 1_000, {
    zh: '0 为不寄回或到付',
    en: '0: not, or you pay the carrier',
  }),
  witnessDays: count('现场见证（天）', 'Witnessing, days', 0, 100),
  manDays: count('上门服务（人天）', 'On site, man-days', 0, 100),
  km: count('上门单程（公里）', 'On site, km one way', 0, 5_000),
  nights: count('上门住宿（晚）', 'On site, nights', 0, 100),
  isBilingual: field.yesNo({ zh: '报告用中英两种语言', en: 'Reports in Chinese and English' }),
};
const FIRST = ['urgency', 'reports', 'copies', 'isBilingual', 'returnKg'] as const;
const BESIDES = ['witnessDays', 'manDays', 'km', 'nights'] as const;
const BEGIN = {
  ...{ reports: '1', copies: '1', returnKg: '0', witnessDays: '0', manDays: '0', km: '0', nights: '0' },
};

const isRight = (values: ValuesOf<typeof FIELDS>) =>
  Object.entries(FIELDS).every(([name, { rule }]) => !rule?.(values[name as keyof typeof values] as never));

export function ChargeCalculator() {
  const say = useWords(chargeWords);
  const collected = useCollected();
  return (
    <Card
      id="calculator"
      title={say.calculator}
      className="mb-4"
      actions={
        collected.length > 0 ? (
          <Button size="sm" variant="ghost" onClick={emptyTray}>
            {say.empty}
          </Button>
        ) : null
      }
    >
      {collected.length > 0 ? (
        <CalculatorForm collected={collected} onChange={changeCollected} onRemove={toggleCollected} />
      ) : (
        <p className="text-13 text-secondary">
          {say.begin}{' '}
          <Link to="/goods/ability" className="text-brand underline">
            {say.directory}
          </Link>
        </p>
      )}
    </Card>
  );
}

export interface CalculatorFormProps {
  collected: readonly Collected[];
  onChange: (capId: number, change: Partial<Pick<Collected, 'specimens' | 'units' | 'stage'>>) => void;
  /** Absent where there is one item, and none can be taken out. */
  onRemove?: (one: Collected) => void;
}

/** What is asked of items and of the form, beside what it costs. */
export function CalculatorForm({ collected, onChange, onRemove }: CalculatorFormProps) {
  const say = useWords(chargeWords);
  const form = useForm(FIELDS, { initial: BEGIN });
  const items = collected.map(({ capId, specimens, units, stage }) => ({ capId, specimens, units, stage }));
  const { isBilingual, ...rest } = form.values;
  const { reply, error, busy, again } = useCall(
    abilityProtocol.calculate,
    isRight(form.values)
      ? ({ ...rest, isBilingual: isBilingual ? 1 : 0, items: JSON.stringify(items) } as never)
      : undefined,
    250,
  );
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="min-w-0 space-y-4">
        <ul className="divide-y divide-line">
          {collected.map((one) => {
            const known = reply?.items.find(({ capId }) => capId === one.capId);
            return (
              <Line
                key={one.capId}
                one={{ ...one, ...(known && namesOf(known)) }}
                of={collected.length}
                onChange={onChange}
                onRemove={onRemove}
              />
            );
          })}
        </ul>
        {collected.length > 1 ? <p className="text-12 text-hint">{say.stageText}</p> : null}
        <FormFields form={form} names={FIRST} />
        <Collapsible title={say.besides}>
          <FormFields form={form} names={BESIDES} />
        </Collapsible>
      </div>
      <div aria-live="polite" aria-busy={busy || undefined} className="min-w-0">
        <FormError>{error}</FormError>
        {error ? (
          <Button size="sm" onClick={again} className="mt-2">
            {say.retry}
          </Button>
        ) : reply ? (
          <>
            <FormCosts reply={reply} />
            <Button variant="primary" to={formOf(reply.items)} className="mt-4">
              {say.commission}
            </Button>
          </>
        ) : (
          <SkeletonText lines={6} />
        )}
      </div>
    </div>
  );
}

/** Calibrations go on a form of their own. */
const formOf = (items: readonly Pick<ChargedItem, 'kind'>[]): string =>
  items.every(({ kind }) => kind === 'CALIBRATION') ? '/metering' : '/entrust';

/** As the reader's language has them now, whatever it was when they were added. */
const namesOf = ({ item, object, unit, way }: Pick<Collected, 'item' | 'object' | 'unit' | 'way'>) => ({
  ...{ item, object, unit, way },
});

function Line({
  one,
  of,
  onChange,
  onRemove,
}: Omit<CalculatorFormProps, 'collected'> & { one: Collected; of: number }) {
  const say = useWords(chargeWords);
  const { capId, item, object, unit, way } = one;
  const number = (name: 'specimens' | 'units' | 'stage', text: string, most: number) => (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-12 text-hint">
        {text}
      </span>
      <QuantityStepper
        value={one[name]}
        max={most}
        strict
        label={say.of(text, item)}
        onCommit={(n) => onChange(capId, { [name]: n })}
      />
    </div>
  );
  return (
    <li className="py-2 first:pt-0">
      <div className="flex items-start justify-between gap-2 text-13">
        <span className="min-w-0">
          {item} <span className="text-hint">{object}</span>
        </span>
        {onRemove ? (
          <IconButton
            label={say.removeOne(item)}
            icon={<X size={14} aria-hidden="true" />}
            onClick={() => onRemove(one)}
          />
        ) : null}
      </div>
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-2">
        {number('specimens', say.specimens, MOST_SPECIMENS)}
        {unit ? number('units', say[way](unit), MOST_UNITS) : null}
        {of > 1 ? number('stage', say.stage, 9) : null}
      </div>
    </li>
  );
}

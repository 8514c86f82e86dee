// The conditions over the platform's look at visitors; all of them live in the address.
import { Form, useLocation } from 'react-router';
import { LONGEST_KEYWORD } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { LinkTabs } from '#kit/ui/link-tabs.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { BEHAVIOUR_TYPES } from '#mall/statistics/behaviour.ts';
import { type BehaviourQuery, DEVICES, dayBefore } from './behaviour-query.ts';
import { behaviourWords } from './behaviour-words.ts';

/** @param today the calendar day in Beijing */
export function BehaviourFilters({ query, today }: { query: BehaviourQuery; today: string }) {
  const say = useWords(behaviourWords);
  const { search } = useLocation();
  const { from, to, behaviorType, device, keyword } = query;
  const ranges: [text: string, from: string][] = [
    [say.today, today],
    [say.lastWeek, dayBefore(today, 6)],
    [say.lastMonth, dayBefore(today, 29)],
  ];
  return (
    <Card className="mb-3">
      <div className="mb-3">
        <LinkTabs
          look="segment"
          label={say.range}
          current={to === today ? from : ''}
          tabs={ranges.map(([text, first]) => ({
            key: first,
            text,
            to: withQuery(search, { from: first, to: today }),
          }))}
        />
      </div>
      <Form
        key={JSON.stringify(query)}
        method="get"
        role="search"
        aria-label={say.filters}
        className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[140px_140px_150px_150px_minmax(0,1fr)_auto]"
      >
        <Field label={say.from}>
          <Input size="sm" type="date" name="from" defaultValue={from} max={today} />
        </Field>
        <Field label={say.to}>
          <Input size="sm" type="date" name="to" defaultValue={to} max={today} />
        </Field>
        <Field label={say.kind}>
          <NativeSelect
            size="sm"
            name="behaviorType"
            defaultValue={behaviorType ?? ''}
            placeholder={say.all}
            options={BEHAVIOUR_TYPES.map((value) => ({ value, text: say[value] }))}
          />
        </Field>
        <Field label={say.device}>
          <NativeSelect
            size="sm"
            name="device"
            defaultValue={device ?? ''}
            placeholder={say.allDevices}
            options={DEVICES.map((value) => ({ value, text: say[value] }))}
          />
        </Field>
        <Field label={say.keyword} className="max-md:col-span-2">
          <Input size="sm" type="search" name="keyword" defaultValue={keyword} maxLength={LONGEST_KEYWORD} />
        </Field>
        <div className="flex gap-2 max-md:col-span-2">
          <Button type="submit" size="sm" variant="primary">
            {say.apply}
          </Button>
          <Button size="sm" to="/admin/behaviour/list">
            {say.clear}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

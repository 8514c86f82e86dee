// What the calculator has found: each part with how it comes about and where it stands, the sums, and the promised day with its causes.
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table } from '#kit/ui/table.tsx';
import { Timeline } from '#kit/ui/timeline.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ChargedItem, ChargedPart, FormCharged } from '../ability.protocol.ts';
import { partNames } from '../price-of-form.ts';
import { chargeWords, partUnits } from './charge-words.ts';

/** With what it is done to: calibrations are all called alike. */
const ItemName = ({ one: { item, object } }: { one: Pick<ChargedItem, 'item' | 'object'> }) => (
  <>
    {item} <span className="text-hint">{object}</span>
  </>
);

export function FormCosts({ reply }: { reply: FormCharged }) {
  const say = useWords(chargeWords);
  const language = useLanguage();
  const { items, parts } = reply;
  const itemOf = ({ item }: ChargedPart) => (item === null ? undefined : items[item]);
  const nameOf = (part: ChargedPart) => {
    const item = itemOf(part);
    const name = item ? <ItemName one={item} /> : null;
    if (part.kind === 'ITEM') return name;
    return (
      <>
        {partNames[part.kind][language]} {name}
      </>
    );
  };
  const howOf = (part: ChargedPart): string => {
    const unit = part.kind === 'ITEM' ? itemOf(part)?.unit : partUnits[part.kind]?.[language];
    return [
      unit ? say.times(part.count, unit, showUnitPrice(part.rate)) : '',
      part.kind === 'RETURN' ? `${part.count} kg` : '',
      part.isLeast ? say.least(showAmount(part.base)) : '',
      Number(part.urgent) > 0 ? say.urgentBy(String(reply.urgentPercent / 100), showAmount(part.urgent)) : '',
    ]
      .filter(Boolean)
      .join(language === 'zh' ? '；' : '; ');
  };
  const asked = items.filter(({ isOnRequest }) => isOnRequest);
  const lengthOf = (days: number, isThrough: boolean) =>
    isThrough ? say.throughDays(days) : say.workingDays(days);
  return (
    <div className="space-y-4 text-13">
      <Table label={say.calculator} dense head={[say.part, { num: say.amount }, { num: say.tax }]}>
        {parts.map((part) => (
          <tr key={`${part.kind} ${part.item}`}>
            <td>
              {nameOf(part)}
              <span className="num block text-12 text-hint">{howOf(part)}</span>
              <span className="num block text-12 text-hint">
                {say.source}
                {part.kind === 'ITEM' || part.kind === 'FIXTURE'
                  ? say.byRow(itemOf(part)?.capNo ?? '', itemOf(part)?.from ?? '')
                  : say.byRule}
              </span>
            </td>
            <td className="num-cell">{showAmount(part.amount)}</td>
            <td className="num-cell text-hint">{showAmount(part.tax)}</td>
          </tr>
        ))}
        {asked.map((one) => (
          <tr key={one.capId}>
            <td>
              <ItemName one={one} />
            </td>
            <td colSpan={2} className="text-hint">
              {say.isOnRequest}
            </td>
          </tr>
        ))}
      </Table>
      <p className="flex flex-wrap items-baseline justify-end gap-x-3">
        <span className="text-12 text-hint">
          {asked.length > 0 ? `${say.notAll} ` : ''}
          {say.sums(showAmount(reply.net), showAmount(reply.tax))}
        </span>
        <span>
          {say.total}{' '}
          <strong className="num text-20 text-price-ink">
            {asked.length > 0 && Number(reply.amount) === 0 ? say.onRequest : showAmount(reply.amount)}
          </strong>
        </span>
      </p>
      <div>
        <p className="mb-2">
          {say.ready} <strong className="num">{showMoment(reply.promisedAt)}</strong>
        </p>
        <Timeline
          entries={[
            { key: 'received', title: say.received, time: reply.received },
            ...items
              .map((one, at) => ({
                key: at,
                title: <ItemName one={one} />,
                text: [one.group, lengthOf(one.days, one.isThrough)].filter(Boolean).join(' · '),
                time: one.until,
              }))
              .sort((a, b) => a.time.localeCompare(b.time)),
            {
              key: 'report',
              title: say.report,
              text: say.workingDays(reply.reportDays),
              time: showMoment(reply.promisedAt).slice(0, 10),
            },
          ]}
        />
      </div>
      <p className="text-12 text-hint">{say.estimate}</p>
    </div>
  );
}

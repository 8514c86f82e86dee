// The prices of a capability: now, before, to come; and a new one.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { labPriceProtocol as P, type PriceDetail } from '#mall/lab-price/lab-price.protocol.ts';
import { UNIT_CHOICES } from '#mall/lab-price/parts/package-form.tsx';
import { priceWords as W } from '#mall/lab-price/parts/price-words.ts';
import { priceKinds } from '#mall/lab-price/price-status.ts';
import { labWords } from '../lab-words.ts';

const missing = { missing: W.missing };
const PRICE = {
  isOnRequest: field.yesNo(W.isOnRequest),
  unit: field.choice(W.unit, UNIT_CHOICES, missing),
  unitPrice: field.amount(W.unitPrice, missing),
  minCharge: field.amount(W.least, missing),
  fixture: field.amount(W.fixture, missing),
  fromDate: field.date(W.fromDate, missing),
};
const TONES = { PAST: 'neutral', NOW: 'done', COMING: 'waiting' } as const;

const screen = detail({
  words: W,
  load: ({ request }) => call(P.detail, { capId: new URL(request.url).searchParams.get('capId') || '0' }),
  backTo: '/lab/charge/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => [one.capId, one.prices.length, one.waiting?.proposalId, one.log.length].join(' '),
  page(one, say, language) {
    const { capId, waiting, price } = one;
    const { sure, opens } = actionMaker(say);
    const [latest] = one.prices;
    const seen = waiting && { proposalId: waiting.proposalId, version: waiting.version };
    return {
      title: one.item,
      subtitle: one.capNo,
      state: { tone: priceKinds[price].tone ?? 'neutral', name: priceKinds[price][language] },
      notices: [waiting && say.waits(waiting.author, waiting.fromDate)],
      main: [
        block.facts(say.facts, [
          { label: say.object, value: one.object },
          { label: say.standard, value: one.standard },
        ]),
        block.actions(),
        block.custom(say.prices, <Prices one={one} />, { flush: true }),
        block.steps(say.history, one.log),
      ],
      actions: {
        write: opens(
          'write',
          'primary',
          formWindow(PRICE, {
            title: say.write,
            text: say.writeText,
            initial: {
              ...{ unit: latest?.unit ?? '', unitPrice: latest?.unitPrice?.replace(/\.?0+$/, '') ?? '' },
              ...{ minCharge: latest?.minCharge ?? '0', fixture: latest?.fixture ?? '0' },
              fromDate: dayInChina(new Date()),
            },
            when: { unitPrice: ({ isOnRequest }) => !isOnRequest },
            send: ({ unit, ...said }, requestId) =>
              call(P.write, { ...said, capId, unit: unit || '项', requestId }),
          }),
        ),
        ...(seen
          ? {
              publish: sure('publish', 'primary', () => call(P.publish, seen)),
              drop: sure('drop', 'outline', () => call(P.drop, seen)),
            }
          : {}),
      },
    };
  },
});

function Prices({ one: { prices } }: { one: PriceDetail }) {
  const say = useWords(W);
  if (prices.length === 0) return <p className="p-4 text-13 text-hint">{say.noPrices}</p>;
  return (
    <Table
      label={say.prices}
      dense
      head={[say.holds, say.unitPrice, say.unit, say.least, say.fixture, say.is]}
    >
      {prices.map((row) => (
        <tr key={row.chargeId} className={row.is === 'PAST' ? 'text-hint' : undefined}>
          <Td className="num whitespace-nowrap">{`${row.fromDate} – ${row.toDate || say.open}`}</Td>
          <Td className="num">{row.unitPrice === null ? say.isOnRequest : showUnitPrice(row.unitPrice)}</Td>
          <Td>{row.unit}</Td>
          <Td className="num">{showAmount(row.minCharge)}</Td>
          <Td className="num">{showAmount(row.fixture)}</Td>
          <Td>
            <Tag tone={TONES[row.is]}>{say[row.is]}</Tag>
          </Td>
        </tr>
      ))}
    </Table>
  );
}

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

// The lines of a contract's text and what they come to, with what changed marked.
import type { ReactNode } from 'react';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { speak } from '#kit/words/speak.ts';
import type { ContractContent, ContractLine } from '../../contract-content.ts';
import { showPackings, showUnit } from '../../line-words.ts';
import { orderQuantity } from '../../order-quantity.ts';
import type { changedLines } from '../change/contract-changes.ts';
import { Marked } from './marked.tsx';
import { type PaperLanguage, pair, type Say } from './text-label.ts';
import { textWords } from './text-words.ts';

/** What is written in contracts of another currency. */
export const showMoney = (amount: string, currency: ContractContent['currency']): string =>
  currency === 'USD' ? showAmount(amount).replace('¥', 'US$') : showAmount(amount);

/** In which quantities it is ordered; '' where any number may be. */
function quantityOf(line: ContractLine, language: PaperLanguage): string {
  const text = orderQuantity(line);
  if (!text) return '';
  return language === 'both' ? `${text.zh} / ${text.en}` : text[language];
}

export function ContractLines(props: {
  content: ContractContent;
  lines: ReturnType<typeof changedLines>;
  label: (of: (say: Say) => string) => string;
  language: PaperLanguage;
  underLine: ((line: ContractLine) => ReactNode) | undefined;
}) {
  const { content, lines, label, language, underLine } = props;
  const deliveryOf = (line: ContractLine) =>
    line.deliverBy ||
    (line.leadDays > 0
      ? pair(language, (say) => say.workingDays(line.leadDays))
      : pair(language, (say) => say.onStock));
  /** A head of a column, one language under the other where both are shown. */
  const head = (of: (say: Say) => string) =>
    language === 'both' ? (
      <>
        {of(speak(textWords, 'zh'))}
        <span lang="en" className="block text-12 font-normal text-secondary">
          {of(speak(textWords, 'en'))}
        </span>
      </>
    ) : (
      of(speak(textWords, language))
    );
  return (
    <Table
      dense
      label={label((say) => say.lines)}
      minWidth="640px"
      className="border border-line"
      head={[
        { children: head((say) => say.lineNo) },
        { children: head((say) => say.item) },
        { num: head((say) => (content.kind === 'FRAMEWORK' ? say.expected : say.quantity)) },
        { num: head((say) => say.unitPrice) },
        { num: head((say) => say.amount) },
        { children: head((say) => say.delivery) },
      ]}
    >
      {lines.map(({ line, was, change }) => {
        const isGone = change === 'removed';
        const mark = (of: (one: ContractLine) => string) =>
          isGone ? (
            <Marked before={of(line)} text="" />
          ) : (
            <Marked
              before={change === 'added' ? '' : change === 'changed' ? was && of(was) : undefined}
              text={of(line)}
            />
          );
        return (
          <tr key={line.lineNo}>
            <Td className="num">{line.lineNo}</Td>
            <Td className="max-w-72 min-w-40 wrap-anywhere">
              <span className="num font-semibold">{mark((one) => one.partNo || one.name)}</span>
              {line.brandName || line.packageName ? (
                <span className="block text-12 text-secondary">
                  {mark((one) => [one.brandName, one.packageName].filter(Boolean).join(' · '))}
                </span>
              ) : null}
              {line.partNo && line.name && line.name !== line.partNo ? (
                <span className="block text-12 text-secondary">{mark((one) => one.name)}</span>
              ) : null}
              {line.spec ? (
                <span className="block text-12 text-hint">
                  {mark((one) => showPackings(one.spec, language))}
                </span>
              ) : null}
              {orderQuantity(line) ? (
                <span className="block text-12 text-hint">{mark((one) => quantityOf(one, language))}</span>
              ) : null}
              {line.matCode ? (
                <span className="num block text-12 text-hint">
                  {label((say) => say.matCode)} {line.matCode}
                </span>
              ) : null}
              {isGone ? null : underLine?.(line)}
            </Td>
            <Td num className="whitespace-nowrap">
              {mark((one) => `${one.number.toLocaleString('en-US')} ${showUnit(one.unit, language)}`.trim())}
            </Td>
            <Td num>{mark((one) => inCurrency(showUnitPrice(one.unitPrice), content))}</Td>
            <Td num>{mark((one) => showMoney(one.amount, content.currency))}</Td>
            <Td className={cx('num', language !== 'both' && 'whitespace-nowrap')}>{mark(deliveryOf)}</Td>
          </tr>
        );
      })}
    </Table>
  );
}

const inCurrency = (price: string, { currency }: ContractContent) =>
  currency === 'USD' ? price.replace('¥', 'US$') : price;

export function ContractTotals(props: {
  content: ContractContent;
  before?: ContractContent;
  label: (of: (say: Say) => string) => string;
}) {
  const { content, before, label } = props;
  const money = (name: 'goodsAmount' | 'freight' | 'amount') => (
    <Marked
      before={before && showMoney(before[name], before.currency)}
      text={showMoney(content[name], content.currency)}
    />
  );
  return (
    <dl className="num mt-2 flex flex-wrap items-baseline justify-end gap-x-6 gap-y-1 text-13">
      <div className="flex gap-2">
        <dt className="text-hint">{label((say) => say.goodsAmount)}</dt>
        <dd>{money('goodsAmount')}</dd>
      </div>
      <div className="flex gap-2">
        <dt className="text-hint">{label((say) => say.carriage)}</dt>
        <dd>{money('freight')}</dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-hint">{label((say) => say.total)}</dt>
        <dd className="text-16 font-semibold text-price-ink">{money('amount')}</dd>
      </div>
    </dl>
  );
}

// The text of a contract on the screen: parties, lines, terms, numbered clauses; in Chinese, in English or in both, with what changed marked.

import type { ReactNode } from 'react';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { Table, Td, Th } from '#kit/ui/table.tsx';
import type { Language, Text } from '#kit/words/text.ts';
import { type Spoken, speak } from '#kit/words/words.ts';
import { showUnit } from '#mall/inquiry/unit-words.ts';
import { triggerWords } from '#mall/order/payment-plan.ts';
import type { ContractClause, ContractContent, ContractLine, ContractParty } from '../../contract-content.ts';
import { orderQuantity } from '../../order-quantity.ts';
import { changedClauses, changedLines, isSame } from '../change/contract-changes.ts';
import { Marked } from './marked.tsx';
import { textWords } from './text-words.ts';

export type PaperLanguage = Language | 'both';

export interface ContractTextProps {
  content: ContractContent;
  /** The text that it is compared with; absent: nothing is marked. */
  before?: ContractContent;
  language: PaperLanguage;
  /** With `before`: leaves out what is the same. */
  onlyDifferences?: boolean;
  /** Beside a clause: what may be said about it. */
  besideClause?: (clause: ContractClause) => ReactNode;
  /** Under a clause: what was said about it. */
  underClause?: (clause: ContractClause) => ReactNode;
  /** Under a line's part number. */
  underLine?: (line: ContractLine) => ReactNode;
}

type Say = Spoken<typeof textWords>;

const LANG: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

/** What is written in contracts of another currency. */
export const showMoney = (amount: string, currency: ContractContent['currency']): string =>
  currency === 'USD' ? showAmount(amount).replace('¥', 'US$') : showAmount(amount);

/** Two languages of one label beside each other, or one. */
const pair = (language: PaperLanguage, of: (say: Say) => string): string =>
  language === 'both'
    ? `${of(speak(textWords, 'zh'))} / ${of(speak(textWords, 'en'))}`
    : of(speak(textWords, language));

/** In which quantities it is ordered; '' where any number may be. */
function quantityOf(line: ContractLine, language: PaperLanguage): string {
  const text = orderQuantity(line);
  if (!text) return '';
  return language === 'both' ? `${text.zh} / ${text.en}` : text[language];
}

export function ContractText(props: ContractTextProps) {
  const { content, before, language, onlyDifferences, besideClause, underClause, underLine } = props;
  const label = (of: (say: Say) => string) => pair(language, of);
  const lines = changedLines(content, before).filter(({ change }) => !onlyDifferences || change !== 'same');
  const clauses = changedClauses(content, before).filter(
    ({ change }) => !onlyDifferences || change !== 'same',
  );
  const hides = (...names: (keyof ContractContent)[]) =>
    onlyDifferences === true && before !== undefined && names.every((name) => isSame(content, before, name));
  const terms = termRows(content, before, language).filter(
    ({ was, text }) => !onlyDifferences || (was !== undefined && was !== text),
  );
  return (
    <article lang={language === 'en' ? 'en' : 'zh-CN'} className="min-w-0 space-y-5 text-14 leading-6">
      {hides('title') ? null : (
        <header className="text-center">
          <h2 className="text-20 font-semibold wrap-anywhere">
            <Both
              language={language}
              text={content.title}
              before={before?.title}
              className="block [&+&]:mt-1 [&+&]:text-14 [&+&]:font-normal"
            />
          </h2>
          <p className="num mt-1 text-12 text-hint">
            {label((say) => say.contractSn)} {content.contractSn}
          </p>
        </header>
      )}
      {hides('purchaser', 'supplier') ? null : (
        <div className="grid gap-3 md:grid-cols-2">
          <Party
            title={label((say) => say.purchaser)}
            party={content.purchaser}
            before={before?.purchaser}
            language={language}
          />
          <Party
            title={label((say) => say.supplier)}
            party={content.supplier}
            before={before?.supplier}
            language={language}
          />
        </div>
      )}
      {lines.length > 0 ? (
        <section>
          <Heading>{label((say) => say.lines)}</Heading>
          <Lines {...{ content, lines, label, language, underLine }} />
          {hides('goodsAmount', 'freight', 'amount') ? null : (
            <Totals content={content} before={before} label={label} />
          )}
        </section>
      ) : hides('goodsAmount', 'freight', 'amount') ? null : (
        <Totals content={content} before={before} label={label} />
      )}
      {terms.length > 0 ? (
        <section>
          <Heading>{label((say) => say.terms)}</Heading>
          <dl className="grid gap-y-1 text-13">
            {terms.map(({ key, name, text, was }) => (
              <div key={key} className="flex flex-wrap gap-x-3">
                <dt className="min-w-24 text-hint">{name}</dt>
                <dd className="num min-w-0 flex-1 basis-60 wrap-anywhere">
                  <Marked before={was} text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {clauses.length > 0 ? (
        <section>
          <Heading>{label((say) => say.clauses)}</Heading>
          <ol className="space-y-1">
            {clauses.map(({ clause, was, change, no }) => (
              <li
                key={clause.key}
                data-clause={clause.key}
                className={cx(
                  '-mx-2 rounded-control px-2 py-1.5',
                  before && change !== 'same' && 'bg-brand-wash/60',
                )}
              >
                <div className="flex items-start gap-3">
                  <div
                    className={cx(
                      'min-w-0 flex-1',
                      language === 'both' && 'grid gap-x-6 gap-y-1 lg:grid-cols-2',
                      change === 'removed' && 'line-through',
                    )}
                  >
                    {(language === 'both' ? (['zh', 'en'] as const) : [language]).map((one) => (
                      <div key={one} lang={LANG[one]} className="min-w-0 wrap-anywhere">
                        <h4 className="font-semibold">
                          {no ? `${speak(textWords, one).clauseNo(no)} ` : null}
                          <Marked
                            before={change === 'changed' ? was?.title[one] : undefined}
                            text={clause.title[one]}
                          />
                        </h4>
                        <p className="whitespace-pre-wrap">
                          {change === 'added' || change === 'removed' ? (
                            <Marked
                              before={change === 'added' ? '' : clause.text[one]}
                              text={change === 'added' ? clause.text[one] : ''}
                            />
                          ) : (
                            <Marked before={was?.text[one]} text={clause.text[one]} />
                          )}
                        </p>
                      </div>
                    ))}
                  </div>
                  {change === 'removed' ? null : besideClause?.(clause)}
                </div>
                {change === 'removed' ? null : underClause?.(clause)}
              </li>
            ))}
          </ol>
          {onlyDifferences || content.kind === 'OFFLINE' ? null : (
            <p className="mt-2 text-12 text-hint">
              {label((say) => (content.ruling === 'zh' ? say.rulingZh : say.rulingEn))}
            </p>
          )}
        </section>
      ) : null}
      {content.annexes.length > 0 && !hides('annexes') ? (
        <section>
          <Heading>{label((say) => say.annexes)}</Heading>
          <ul className="space-y-1 text-13">
            {content.annexes.map((annex) => (
              <li key={annex.fileId} className="wrap-anywhere">
                {annex.fileName} <span className="num text-12 text-hint">SHA-256 {annex.sha256}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return <h3 className="mb-2 border-b border-line pb-1 text-14 font-semibold">{children}</h3>;
}

/** A text in the language of the paper, or in both under each other. */
function Both(props: { language: PaperLanguage; text: Text; before?: Text; className?: string }) {
  const { language, text, before, className } = props;
  return (language === 'both' ? (['zh', 'en'] as const) : [language]).map((one) => (
    <span key={one} lang={LANG[one]} className={className}>
      <Marked before={before?.[one]} text={text[one]} />
    </span>
  ));
}

const PARTY_ROWS = ['uscc', 'address', 'contact', 'phone', 'bank', 'bankAccount'] as const;

function Party(props: {
  title: string;
  party: ContractParty;
  before?: ContractParty;
  language: PaperLanguage;
}) {
  const { title, party, before, language } = props;
  return (
    <section className="rounded-control border border-line p-3">
      <p className="text-12 text-hint">{title}</p>
      <p className="font-semibold wrap-anywhere">
        <Marked before={before?.name} text={party.name} />
      </p>
      <dl className="mt-1 text-13">
        {PARTY_ROWS.filter((row) => party[row] || before?.[row]).map((row) => (
          <div key={row} className="flex gap-2">
            <dt className="shrink-0 text-hint">{pair(language, (say) => say[row])}</dt>
            <dd className="num min-w-0 wrap-anywhere">
              <Marked before={before?.[row]} text={party[row]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Lines(props: {
  content: ContractContent;
  lines: ReturnType<typeof changedLines>;
  label: (of: (say: Say) => string) => string;
  language: PaperLanguage;
  underLine: ContractTextProps['underLine'];
}) {
  const { content, lines, label, language, underLine } = props;
  const deliveryOf = (line: ContractLine) =>
    line.deliverBy ||
    (line.leadDays > 0
      ? pair(language, (say) => say.leadDays(line.leadDays))
      : pair(language, (say) => say.onStock));
  return (
    <Table dense label={label((say) => say.lines)} minWidth="640px" className="border border-line">
      <thead>
        <tr>
          <Th>
            <Head language={language} of={(say) => say.lineNo} />
          </Th>
          <Th>
            <Head language={language} of={(say) => say.item} />
          </Th>
          <Th num>
            <Head
              language={language}
              of={(say) => (content.kind === 'FRAMEWORK' ? say.expected : say.number)}
            />
          </Th>
          <Th num>
            <Head language={language} of={(say) => say.unitPrice} />
          </Th>
          <Th num>
            <Head language={language} of={(say) => say.lineAmount} />
          </Th>
          <Th>
            <Head language={language} of={(say) => say.delivery} />
          </Th>
        </tr>
      </thead>
      <tbody>
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
                  <span className="block text-12 text-hint">{mark((one) => one.spec)}</span>
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
                {mark((one) =>
                  `${one.number.toLocaleString('en-US')} ${showUnit(one.unit, language)}`.trim(),
                )}
              </Td>
              <Td num>{mark((one) => inCurrency(showUnitPrice(one.unitPrice), content))}</Td>
              <Td num>{mark((one) => showMoney(one.amount, content.currency))}</Td>
              <Td className={cx('num', language !== 'both' && 'whitespace-nowrap')}>{mark(deliveryOf)}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** A head of a column, one language under the other where both are shown. */
function Head({ language, of }: { language: PaperLanguage; of: (say: Say) => string }) {
  if (language !== 'both') return of(speak(textWords, language));
  return (
    <>
      {of(speak(textWords, 'zh'))}
      <span lang="en" className="block text-12 font-normal text-secondary">
        {of(speak(textWords, 'en'))}
      </span>
    </>
  );
}

const inCurrency = (price: string, { currency }: ContractContent) =>
  currency === 'USD' ? price.replace('¥', 'US$') : price;

function Totals(props: {
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
        <dt className="text-hint">{label((say) => say.freight)}</dt>
        <dd>{money('freight')}</dd>
      </div>
      <div className="flex items-baseline gap-2">
        <dt className="text-hint">{label((say) => say.total)}</dt>
        <dd className="text-16 font-semibold text-price">{money('amount')}</dd>
      </div>
    </dl>
  );
}

const INVOICES = { none: 'invoiceNone', normal: 'invoiceNormal', special: 'invoiceSpecial' } as const;

/** The terms as rows of label and text, and what stood there before. */
function termRows(content: ContractContent, before: ContractContent | undefined, language: PaperLanguage) {
  const isOnPaper = content.kind === 'OFFLINE';
  const rows: {
    key: string;
    name: (say: Say) => string;
    of: (one: ContractContent, in_: Language) => string;
  }[] = [
    { key: 'place', name: (say) => say.place, of: ({ deliveryPlace }) => deliveryPlace || '—' },
    { key: 'plan', name: (say) => say.plan, of: ({ plan }, in_) => showPlan(plan, in_) },
    {
      key: 'invoice',
      name: (say) => say.invoice,
      of: (one, in_) => {
        const say = speak(textWords, in_);
        return `${say[INVOICES[one.invoiceKind]]} · ${say.tax(String(one.taxPerMille / 10))}`;
      },
    },
    ...(content.startsOn || content.endsOn || before?.startsOn || before?.endsOn
      ? [
          {
            key: 'term',
            name: (say: Say) => say.term,
            of: (one: ContractContent) => `${one.startsOn || '…'} – ${one.endsOn || '…'}`,
          },
        ]
      : []),
  ];
  // What is on paper is on the paper: of its terms only the days are known here.
  return rows
    .filter(({ key }) => !isOnPaper || key === 'term')
    .map(({ key, name, of }) => {
      const write = (one: ContractContent) =>
        language !== 'both' || of(one, 'zh') === of(one, 'en')
          ? of(one, language === 'both' ? 'zh' : language)
          : `${of(one, 'zh')} / ${of(one, 'en')}`;
      return { key, name: pair(language, name), text: write(content), was: before && write(before) };
    });
}

/** The stages of payment as one sentence. */
export function showPlan(plan: ContractContent['plan'], language: Language): string {
  const say = speak(textWords, language);
  return plan
    .map(({ trigger, perMille, dueDays }) =>
      say.stage(triggerWords[trigger][language], String(perMille / 10), dueDays),
    )
    .join(language === 'zh' ? '；' : '; ');
}

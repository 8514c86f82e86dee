// The text of a contract on the screen: parties, lines, terms, numbered clauses; in Chinese, in English or in both, with what changed marked.

import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language, Text } from '#kit/words/text.ts';
import type { ContractClause, ContractContent, ContractLine, ContractParty } from '../../contract-content.ts';
import { changedClauses, changedLines, isSame } from '../change/contract-changes.ts';
import { ContractLines, ContractTotals } from './contract-lines.tsx';
import { Marked } from './marked.tsx';
import { termRows } from './term-rows.ts';
import { type PaperLanguage, pair, type Say } from './text-label.ts';
import { textWords } from './text-words.ts';

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

const LANG: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

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
          <ContractLines {...{ content, lines, label, language, underLine }} />
          {hides('goodsAmount', 'freight', 'amount') ? null : (
            <ContractTotals content={content} before={before} label={label} />
          )}
        </section>
      ) : hides('goodsAmount', 'freight', 'amount') ? null : (
        <ContractTotals content={content} before={before} label={label} />
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

// What is asked for, line by line, for both sides and for paper: the same table whatever the kind.

import { useState } from 'react';
import { Link } from 'react-router';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryLineReply } from '../inquiry-detail.protocol.ts';
import type { InquiryKind } from '../inquiry-kinds.ts';
import { namingOf, type Wish } from '../inquiry-lines.ts';
import type { SupplierLine } from '../invitation.protocol.ts';
import { type LineField, lineFields } from '../line-fields.ts';
import { inquiryWords } from './inquiry-words.ts';
import { useUnit } from './use-unit.ts';

const FIRST_LINES = 60; // chosen: more are drawn when somebody asks for them

/** A field's value in words; '' where nothing is said. */
export function saidOf(field: LineField, value: unknown, language: Language): string {
  if (value === undefined || value === null || value === '' || value === false) return '';
  if (field.kind === 'yes') return field.label[language];
  if (field.kind === 'choice') return field.options?.[String(value)]?.[language] ?? String(value);
  if (field.kind === 'list') return (value as string[]).join(language === 'zh' ? '、' : ', ');
  if (field.kind === 'price') return showUnitPrice(String(value));
  if (field.kind === 'whole') return Number(value) > 0 ? Number(value).toLocaleString('en-US') : '';
  if (field.kind === 'items') return '';
  return String(value);
}

/** What a line asks for beyond its name and number, as label and value. A usual choice is said too: it is part of what is priced. */
export function requirementsOf(
  kind: InquiryKind,
  wish: Wish,
  language: Language,
): { key: string; label: string; value: string }[] {
  const said = wish as unknown as Record<string, unknown>;
  const named: readonly string[] = ['qty', 'unit', ...namingOf[kind]];
  return lineFields[kind].flatMap((field) => {
    if (named.includes(field.key)) return [];
    const value = saidOf(field, said[field.key], language);
    if (value === '' || (field.key === 'grade' && said.grade === 'commercial')) return [];
    return [{ key: field.key, label: field.kind === 'yes' ? '' : field.label[language], value }];
  });
}

export interface InquiryLinesTableProps {
  kind: InquiryKind;
  lines: readonly (InquiryLineReply | SupplierLine)[];
  /** On paper everything is drawn and nothing leads away. */
  isPaper?: boolean;
}

export function InquiryLinesTable({ kind, lines, isPaper }: InquiryLinesTableProps) {
  const unitOf = useUnit();
  const say = useWords(inquiryWords);
  const language = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const fields = lineFields[kind];
  const labelOf = (key: string) => fields.find((field) => field.key === key)?.label[language] ?? '';
  const shown = showsAll || isPaper ? lines : lines.slice(0, FIRST_LINES);
  return (
    <>
      <Table
        label={say.lines}
        dense
        head={[
          { num: '#', className: 'w-10' },
          labelOf(namingOf[kind][0]),
          { num: labelOf('qty') },
          { children: say.requirements, className: isPaper ? undefined : 'max-sm:hidden' },
        ]}
      >
        {shown.map((line) => (
          <tr key={line.lineNo}>
            <Td num className="align-top text-hint">
              {line.lineNo}
            </Td>
            <Td className="max-w-72 min-w-36 align-top">
              <LineName kind={kind} line={line} isPaper={isPaper} />
              {isPaper ? null : (
                <div className="mt-1 sm:hidden">
                  <Requirements kind={kind} line={line} />
                </div>
              )}
            </Td>
            <Td num className="align-top">
              {line.qty.toLocaleString('en-US')} <span className="text-hint">{unitOf(line.unit)}</span>
              {'awardedNum' in line && line.awardedNum > 0 ? (
                <span className="block text-12 text-done">
                  {say.isAwarded} {line.awardedNum.toLocaleString('en-US')}
                </span>
              ) : null}
              {'isClosed' in line && line.isClosed ? (
                <span className="block text-12 text-hint">{say.lineClosed}</span>
              ) : null}
            </Td>
            <Td className={isPaper ? 'align-top' : 'align-top max-sm:hidden'}>
              <Requirements kind={kind} line={line} />
            </Td>
          </tr>
        ))}
      </Table>
      {shown.length < lines.length ? (
        <div className="border-t border-line p-3 text-center">
          <Button size="sm" onClick={() => setShowsAll(true)}>
            {say.showAllLines(lines.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Requirements({ kind, line }: { kind: InquiryKind; line: InquiryLineReply | SupplierLine }) {
  const language = useLanguage();
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-12">
        {requirementsOf(kind, line.wish, language).map((one) => (
          <li key={one.key} className="num">
            {one.label ? <span className="text-hint">{one.label} </span> : null}
            {one.label ? one.value : <Tag tone="waiting">{one.value}</Tag>}
          </li>
        ))}
      </ul>
      {'items' in line.wish ? <TestItemList items={line.wish.items} /> : null}
    </>
  );
}

function LineName({
  kind,
  line,
  isPaper,
}: {
  kind: InquiryKind;
  line: InquiryLineReply | SupplierLine;
  isPaper: boolean | undefined;
}) {
  const say = useWords(inquiryWords);
  const said = line.wish as unknown as Record<string, string>;
  const [first, ...others] = namingOf[kind];
  const rest = others.map((key) => said[key]).filter(Boolean);
  const title = said[first] || line.title;
  const { part } = line;
  return (
    <>
      {part?.productId && !isPaper ? (
        <Link
          to={`/goods/detail?productId=${part.productId}`}
          className="num font-semibold wrap-anywhere hover:text-brand"
        >
          {title}
        </Link>
      ) : (
        <span className="num font-semibold wrap-anywhere">{title}</span>
      )}
      <span className="block text-12 wrap-anywhere text-secondary">
        {rest.filter((one) => one !== title).join(' · ')}
      </span>
      {part && !isPaper ? (
        <span className="num flex flex-wrap gap-x-3 text-12 text-hint">
          {part.fromPrice ? <span>{say.fromPrice(showUnitPrice(part.fromPrice))}</span> : null}
          {part.datasheet ? (
            <a
              href={part.datasheet}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-brand hover:underline"
            >
              {say.datasheet}
            </a>
          ) : null}
        </span>
      ) : null}
    </>
  );
}

function TestItemList({
  items,
}: {
  items: readonly { standard: string; clause: string; item: string; condition: string; count: number }[];
}) {
  return (
    <ol className="mt-1 list-inside list-decimal text-12">
      {items.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the list
        <li key={at} className="wrap-anywhere">
          <span className="font-semibold">{one.item}</span>
          <span className="num text-hint">
            {' '}
            {[
              [one.standard, one.clause].filter(Boolean).join(' '),
              one.condition,
              one.count > 1 ? `× ${one.count}` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}

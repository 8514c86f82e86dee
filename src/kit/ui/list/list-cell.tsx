// One cell of a declared list, drawn by the kind of its column.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cellValue } from '#kit/list/cell-text.ts';
import { type Column, valueIn } from '#kit/list/column.ts';
import { ImageBox } from '../image-box.tsx';
import { useLanguage } from '../language-context.ts';
import { PriceText } from '../price-text.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Tag } from '../tag.tsx';

export type Row = Record<string, unknown>;

/** Figures stand at the right. */
export const isFigure = ({ kind }: Column<never>): boolean =>
  ['number', 'pieces', 'amount', 'price', 'percent'].includes(kind);

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** @param to where the cell leads, unless the column says so itself */
export function ListCell({
  name,
  column,
  row,
  to,
}: {
  name: string;
  column: Column<never>;
  row: Row;
  to?: string;
}) {
  const language = useLanguage();
  const one = column as Column<Row>;
  const value = valueIn(name, one, row);
  const href = one.to?.(row) ?? to;
  if (isNothing(value)) return <span className="text-hint">—</span>;
  const content = drawn(
    one,
    value,
    String(cellValue(name, one, row, language)),
    (key) => one.values?.[key]?.[language] ?? key,
  );
  if (!href) return content;
  return (
    <Link to={href} className="text-brand hover:underline">
      {content}
    </Link>
  );
}

function drawn(
  column: Column<Row>,
  value: unknown,
  text: string,
  called: (value: string) => string,
): ReactNode {
  switch (column.kind) {
    case 'code':
      return <span className="num wrap-anywhere">{text}</span>;
    case 'number':
    case 'pieces':
      return <span className="num">{Number(value).toLocaleString('en-US')}</span>;
    case 'amount':
      return <PriceText amount={String(value)} tone="ink" />;
    case 'price':
      return <PriceText unitPrice={String(value)} tone="ink" />;
    case 'percent':
      return <span className="num">{text}%</span>;
    case 'date':
    case 'moment':
      return <span className="num whitespace-nowrap text-secondary">{text}</span>;
    case 'state': {
      const tone = column.values?.[String(value)]?.tone;
      return tone ? (
        <Tag dot tone={tone}>
          {text}
        </Tag>
      ) : (
        text
      );
    }
    case 'tags':
      return (
        <span className="flex flex-wrap gap-1">
          {(Array.isArray(value) ? value : [value]).map((one) => (
            <Tag key={String(one)}>{called(String(one))}</Tag>
          ))}
        </span>
      );
    case 'picture':
      return <ImageBox src={String(value)} alt="" width={40} height={40} />;
    case 'progress':
      return <ProgressBar value={Number(value) / 100} label={text} figure />;
    default:
      return <span className="line-clamp-2 wrap-anywhere">{text}</span>;
  }
}

// What a price list would change, row by row; kind by kind.
import { Table, Td } from '#kit/ui/table.tsx';
import { Tabs } from '#kit/ui/tabs.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type OfferPreview, type OfferRow, ROW_KINDS, type RowKind } from '../offer-sheet.protocol.ts';
import { offerSheetWords } from './offer-sheet-words.ts';

const TONES = { wrong: 'refused', new: 'done', changed: 'moving', same: 'neutral' } as const;

export function OfferRows({ preview }: { preview: OfferPreview }) {
  const say = useWords(offerSheetWords);
  const there = ROW_KINDS.filter((kind) => preview.counts[kind] > 0);
  const usual = there.find((one) => one === 'changed') ?? there[0];
  const rowsOf = (kind: RowKind) => preview.rows.filter((row) => row.kind === kind);
  return (
    <>
      {preview.large > 0 ? (
        <p className="mb-3 rounded-control bg-waiting-wash px-3 py-2 text-13 text-waiting">
          {say.largeText(preview.large)}
        </p>
      ) : null}
      <Tabs
        label={say.preview}
        {...(usual ? { defaultValue: usual } : {})}
        tabs={there.map((kind) => {
          const rows = rowsOf(kind);
          return {
            key: kind,
            text: say[kind],
            count: preview.counts[kind],
            content: (
              <>
                <RowTable rows={rows} what={kind === 'wrong' ? say.reason : say.what} />
                {preview.counts[kind] > rows.length ? (
                  <p className="mt-2 text-12 text-hint">{say.firstOnly}</p>
                ) : null}
              </>
            ),
          };
        })}
      />
    </>
  );
}

export function RowTable({ rows, what }: { rows: readonly OfferRow[]; what: string }) {
  const say = useWords(offerSheetWords);
  return (
    <Table label={say.preview} dense className="mt-3 border border-line" head={[say.row, say.part, what]}>
      {rows.map((row) => (
        <tr key={row.rowNo}>
          <Td className="num w-14 align-top text-hint">{row.rowNo}</Td>
          <Td className="w-28 align-top wrap-anywhere sm:w-56">
            {row.partNo || '—'}
            <span className="block text-12 text-hint">{row.brandName}</span>
          </Td>
          <Td className="align-top">
            {row.isLarge ? <Tag tone="waiting">{say.large}</Tag> : null}
            {row.says ? (
              <p className={row.kind === 'wrong' ? 'text-refused' : 'text-secondary'}>{row.says}</p>
            ) : null}
            {row.changes.map(({ name, before, after }) => (
              <p key={name} className="wrap-anywhere">
                <span className="text-hint">{name} </span>
                <span className="num text-hint line-through">{before}</span>
                {' → '}
                <span className="num">{after}</span>
              </p>
            ))}
            {row.says || row.changes.length > 0 ? null : <Tag tone={TONES[row.kind]}>{say[row.kind]}</Tag>}
          </Td>
        </tr>
      ))}
    </Table>
  );
}

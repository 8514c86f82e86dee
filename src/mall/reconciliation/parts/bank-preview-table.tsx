// The lines of a statement with what each is for, and which of them are to be booked.
import { showAmount } from '#kit/money/price-format.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table, Td } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { BankPreview, BankPreviewRow } from '../bank.protocol.ts';
import { bankMatchWords } from '../bank-status.ts';
import { bankWords } from './bank-words.ts';

/** Outgoing money that fits nothing and less than is due wait for somebody who looks. */
const mayBeChosen = ({ match, isOut }: BankPreviewRow) => match !== 'PART' && !(isOut && match === 'NONE');

/** What is booked unless somebody says otherwise. */
export const isProposed = (row: BankPreviewRow): boolean => mayBeChosen(row) && row.match !== 'EXCESS';

export function BankPreviewTable({
  preview,
  chosen,
  onChosen,
}: {
  preview: BankPreview;
  chosen: ReadonlySet<number>;
  onChosen: (chosen: ReadonlySet<number>) => void;
}) {
  const say = useWords(bankWords);
  const language = useLanguage();
  const { rows, known, unread } = preview;
  const toggle = (rowNo: number) => {
    const next = new Set(chosen);
    if (!next.delete(rowNo)) next.add(rowNo);
    onChosen(next);
  };
  return (
    <>
      {known > 0 ? (
        <p className="mb-3 rounded-control bg-waiting-wash px-3 py-2 text-13 text-waiting">
          {rows.length === 0 ? say.nothingNew : say.knownText(known)}
        </p>
      ) : null}
      {unread.length > 0 ? (
        <div className="mb-3 text-13 text-refused">
          <p>{say.unreadText(unread.length)}</p>
          {unread.slice(0, 20).map(({ rowNo, says }) => (
            <p key={rowNo}>{say.rowSays(rowNo, says)}</p>
          ))}
        </div>
      ) : null}
      {rows.length === 0 ? null : (
        <Table
          label={say.lines}
          dense
          minWidth="720px"
          className="border border-line"
          head={['', say.row, say.day, { num: say.amount }, say.other, say.fits]}
        >
          {rows.map((row) => {
            const { rowNo, day, isOut, amount, otherName, remark, match, target, due } = row;
            return (
              <tr key={rowNo}>
                <Td>
                  <Checkbox
                    aria-label={say.choose(rowNo)}
                    checked={chosen.has(rowNo)}
                    disabled={!mayBeChosen(row)}
                    onChange={() => toggle(rowNo)}
                  />
                </Td>
                <Td className="num text-hint">{rowNo}</Td>
                <Td className="num whitespace-nowrap">{day}</Td>
                <Td num>
                  <span className="mr-1 text-12 text-hint">{isOut ? say.out : say.in}</span>
                  <PriceText amount={amount.replace('-', '')} tone="ink" />
                </Td>
                <Td className="max-w-80 wrap-anywhere">
                  {otherName || '—'}
                  <span className="block text-12 text-hint">{remark}</span>
                </Td>
                <Td>
                  <Tag tone={bankMatchWords[match].tone}>{bankMatchWords[match][language]}</Tag>
                  {target ? (
                    <span className="num block text-12">
                      {target}
                      {due === null ? null : (
                        <span className="text-hint"> {say.dueWas(showAmount(due))}</span>
                      )}
                    </span>
                  ) : !isOut && match === 'NONE' ? (
                    <span className="block text-12 text-hint">{say.toBeSetAside}</span>
                  ) : null}
                </Td>
              </tr>
            );
          })}
        </Table>
      )}
    </>
  );
}

// The window in which a store says what came back: how many of each lot, and in which state.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import type { CaseDetail } from '../after-sale-detail.protocol.ts';
import { GRADES, type Grade } from '../after-sale-terms.ts';
import { caseActionWords } from './case-action-words.ts';
import { returnWords } from './return-words.ts';

type Lot = CaseDetail['lots'][number];
const keyOf = ({ orderLineId, lotNo }: Lot, grade: Grade) => `${orderLineId} ${lotNo} ${grade}`;

/** All of it as new, from the lots in the order in which they were sent. */
function asNew({ lines, lots }: CaseDetail): Map<string, string> {
  const left = new Map(lines.map((line) => [line.orderLineId, line.number]));
  return new Map(
    lots.flatMap((lot) => {
      const number = Math.min(left.get(lot.orderLineId) ?? 0, lot.number);
      left.set(lot.orderLineId, (left.get(lot.orderLineId) ?? 0) - number);
      return number > 0 ? [[keyOf(lot, 'A'), String(number)] as const] : [];
    }),
  );
}

/** Mount it to open it. */
export function ReceiveDialog(props: { one: CaseDetail; onClose: () => void; onReceived: () => void }) {
  const { one, onClose, onReceived } = props;
  const say = { ...useWords(returnWords), ...useWords(caseActionWords) };
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(() => asNew(one));
  const numberOf = (lot: Lot, grade: Grade) => Number(typed.get(keyOf(lot, grade)) ?? 0);
  const pieces = one.lots.flatMap((lot) =>
    GRADES.flatMap((grade) => {
      const number = numberOf(lot, grade);
      return number > 0 ? [{ orderLineId: lot.orderLineId, lotNo: lot.lotNo, grade, number }] : [];
    }),
  );
  const tooMany = one.lines.find(
    (line) =>
      pieces.reduce((all, piece) => all + (piece.orderLineId === line.orderLineId ? piece.number : 0), 0) >
      line.number,
  );

  function check() {
    if (tooMany) return say.tooMany(tooMany.partNo, showPieces(tooMany.number));
    return pieces.length > 0 || say.nothingCame;
  }

  return (
    <FormDialog
      size="lg"
      title={say.receive}
      submitLabel={say.receive}
      onClose={onClose}
      check={check}
      onSubmit={async () => {
        await call(afterSaleProtocol.receive, { caseSn: one.caseSn, version: one.version, pieces });
        onReceived();
      }}
    >
      <p className="text-13 text-secondary">{say.receiveText}</p>
      <ul className="divide-y divide-line rounded-control border border-line">
        {one.lots.map((lot) => (
          <li key={keyOf(lot, 'A')} className="grid gap-2 px-3 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <span className="min-w-0 text-13">
              <span className="num block font-semibold wrap-anywhere">{lot.partNo}</span>
              <span className="num text-12 text-hint">
                {say.lot} {lot.lotNo} · {say.dateCode} {lot.dateCode} ·{' '}
                {say.most(
                  showPieces(one.lines.find((line) => line.orderLineId === lot.orderLineId)?.number ?? 0),
                )}
              </span>
            </span>
            <span className="flex gap-2">
              {GRADES.map((grade) => (
                <span key={grade} className="w-24 text-12">
                  <span className="block text-hint">{say[`grade${grade}`]}</span>
                  <Input
                    size="sm"
                    inputMode="numeric"
                    maxLength={10}
                    className="num"
                    aria-label={say.numberOf(say[`grade${grade}`], lot.partNo)}
                    value={typed.get(keyOf(lot, grade)) ?? ''}
                    onChange={(event) =>
                      setTyped(
                        new Map(typed).set(
                          keyOf(lot, grade),
                          event.target.value.replace(/\D/g, '').slice(0, 10),
                        ),
                      )
                    }
                  />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

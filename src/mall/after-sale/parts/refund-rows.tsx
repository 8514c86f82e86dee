// How the money of a case goes back: each refund with its amount, its way, its state, its number and its time.
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CaseRefund } from '../case-refund.protocol.ts';
import { partWords } from './part-words.ts';
import { refundWords } from './refund-words.ts';

/** Finance has to pay it. */
export const isAtBank = ({ route, state }: CaseRefund): boolean => route === 'BANK' && state === 'PROCESSING';

/** Nothing while nothing goes back. */
export function RefundRows({ rows }: { rows: readonly CaseRefund[] }) {
  const say = useWords(refundWords);
  const { ofStage } = useWords(partWords);
  if (rows.length === 0) return null;
  return (
    <Card title={say.title} flush>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.refundSn} className="px-4 py-3 text-13">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {row.amount ? <span className="num font-semibold">{showAmount(row.amount)}</span> : null}
              <span>{row.wayName}</span>
              {row.stageNo === null ? null : <span className="text-hint">{ofStage(row.stageNo)}</span>}
              <span className="ml-auto">
                <Tag dot tone={row.tone}>
                  {row.stateName}
                </Tag>
              </span>
            </p>
            <p className="num mt-1 flex flex-wrap gap-x-3 text-12 text-hint">
              <span className="wrap-anywhere">
                {say.number} {row.refundSn}
              </span>
              <span>
                {say.begun} {showMoment(row.time)}
              </span>
              {row.finishedAt && !(row.isOfTransfer && row.state === 'FAILED') ? (
                <span>
                  {row.state === 'FAILED' ? say.refused : say.there} {showMoment(row.finishedAt)}
                </span>
              ) : null}
            </p>
            {row.account ? (
              <p className="num mt-1 text-12 text-secondary wrap-anywhere">
                {say.account}: {row.account}
              </p>
            ) : null}
            {row.serial ? (
              <p className="num mt-1 text-12 text-secondary wrap-anywhere">
                {say.serial}: {row.serial}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

// How the money of a case goes back: each refund with its amount, its way, its state, its number and its time.
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CaseRefund } from '../case-refund.protocol.ts';
import type { ReadingSide } from './page-of.ts';
import { partWords } from './part-words.ts';
import { refundWords } from './refund-words.ts';

/** Finance has to pay it. */
export const isAtBank = ({ route, state }: CaseRefund): boolean => route === 'BANK' && state === 'PROCESSING';

/** Nothing while nothing goes back. */
export function RefundRows({ rows, side }: { rows: readonly CaseRefund[]; side: ReadingSide }) {
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
              {row.isCarriage ? <span className="text-hint">{say.carriage}</span> : null}
              {row.stageNo === null ? null : <span className="text-hint">{ofStage(row.stageNo)}</span>}
              <span className="ml-auto">
                <Tag dot tone={row.tone}>
                  {row.stateName}
                </Tag>
              </span>
            </p>
            <p className="num mt-1 flex flex-wrap gap-x-3 text-12 text-hint">
              <span className="wrap-anywhere">
                {say.number} <Numbered row={row} side={side} />
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
            {row.refusedWhy ? (
              <p className="mt-1 text-12 text-waiting wrap-anywhere">
                {row.tries > 0
                  ? say.refusedByChannel(row.tries, row.refusedWhy)
                  : say.refusedByBank(row.refusedWhy)}
              </p>
            ) : null}
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

/** Where the money is seen again: in the rows of the balance, or in the platform's books. */
function Numbered({ row: { refundSn, route, state }, side }: { row: CaseRefund; side: ReadingSide }) {
  const isThere = side === 'buyer' && route === 'BALANCE' && state === 'SUCCEEDED';
  const to = side === 'platform' ? `/admin/books/list?keyword=${refundSn}` : isThere ? '/member/balance' : '';
  if (!to) return refundSn;
  return (
    <Link to={to} className="text-brand hover:underline">
      {refundSn}
    </Link>
  );
}

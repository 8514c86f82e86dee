// One contract in a list: what it is, with whom, whose turn it is, how far it is performed.
import { Link } from 'react-router';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { ProgressBar } from '#kit/ui/progress-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractCard } from '../../contract-detail.protocol.ts';
import { contractPlaces } from '../contract-door.ts';
import { listWords } from './list-words.ts';

export function ContractCardView({ row: contract }: { row: ContractCard }) {
  const say = useWords(listWords);
  const to = contractPlaces[contract.side].detailOf(contract.contractSn);
  const { side, isMyTurn, deadline, turn } = contract;
  const other = side === 'purchaser' ? contract.supplierName : contract.purchaserName;
  const waits = turn === 'both' ? say.bothTurn : turn === side ? say.colleagueTurn : say.theirTurn;
  return (
    <article className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-12 text-hint">
        <Link to={to} className="num text-13 text-ink hover:text-brand">
          {contract.contractSn}
        </Link>
        <span>{contract.kindName}</span>
        <span className="num">{showMoment(contract.createTime)}</span>
        {contract.inqSn ? (
          <Link to={contractPlaces[side].inquiryOf(contract.inqSn)} className="num hover:text-brand">
            {say.inquiry} {contract.inqSn}
          </Link>
        ) : null}
        <span className="ml-auto flex items-center gap-2">
          {contract.isLate ? <Tag tone="refused">{say.late}</Tag> : null}
          {contract.isOnHold ? <Tag tone="waiting">{say.onHold}</Tag> : null}
          <Tag dot tone={contract.tone}>
            {contract.stateName}
          </Tag>
        </span>
      </header>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
        <div className="min-w-0 flex-1 basis-60">
          <Link to={to} className="block truncate font-semibold hover:text-brand" title={contract.title}>
            {contract.title || contract.contractSn}
          </Link>
          <p className="truncate text-13 text-secondary" title={other}>
            {other}
          </p>
          <p className="num text-12 text-hint">
            {say.lines(contract.lineNum)}
            {contract.endsOn ? ` · ${contract.startsOn || '…'} – ${contract.endsOn}` : null}
          </p>
        </div>
        {contract.performedPerMille === null ? null : (
          <div className="w-36">
            <span className="text-12 text-hint">{say.performed}</span>
            <ProgressBar
              figure
              value={contract.performedPerMille / 1000}
              label={say.performed}
              tone={contract.isLate ? 'waiting' : 'moving'}
            />
          </div>
        )}
        <div className="min-w-28 text-right max-sm:text-left">
          {contract.amount === null ? null : (
            <p className="num text-16 font-semibold text-price-ink">{showAmount(contract.amount)}</p>
          )}
          {turn ? (
            <p className={isMyTurn ? 'text-12 text-waiting' : 'text-12 text-hint'}>
              {isMyTurn ? say.yourTurn : waits}
              {deadline ? <span className="num"> · {say.until(showMoment(deadline))}</span> : null}
            </p>
          ) : null}
        </div>
        <Button size="sm" to={to} variant={isMyTurn ? 'primary' : 'outline'} className="max-sm:ml-auto">
          {isMyTurn ? say.act : say.look}
        </Button>
      </div>
    </article>
  );
}

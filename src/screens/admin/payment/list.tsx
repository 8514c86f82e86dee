// Bank transfers: what the payer says beside what he owes, the voucher itself, and the decision.
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type TransferReply, transferList } from '#mall/payment/transfer-list.ts';
import { adminWords } from '../admin-words.ts';
import { TransferActions } from './transfer-actions.tsx';
import { VoucherFiles } from './voucher-files.tsx';

type Props = { row: TransferReply };

export const transfers = dressed(transferList, {
  cells: { referenceCode: Reference, stated: Stated, files: Files },
  rowActions: TransferActions,
  actionsWidth: 180,
});

function Reference({ row: { referenceCode } }: Props) {
  return (
    <span className="num inline-flex items-center gap-1 font-semibold">
      {referenceCode}
      <CopyButton text={referenceCode} />
    </span>
  );
}

/** Marked where it is not what is due. */
function Stated({ row: { voucher, state, due } }: Props) {
  const say = useWords(adminWords);
  if (!voucher) return <span className="text-hint">—</span>;
  return (
    <>
      <PriceText amount={voucher.amount} tone="ink" />
      {state === 'PENDING_REVIEW' && voucher.amount !== due ? (
        <span className="block">
          <Tag tone="waiting">{say.differs}</Tag>
        </span>
      ) : null}
    </>
  );
}

function Files({ row: { voucher, reason } }: Props) {
  const say = useWords(adminWords);
  return (
    <>
      {voucher ? <VoucherFiles files={voucher.files} /> : <span className="text-hint">{say.noVoucher}</span>}
      {reason ? <span className="block text-12 text-refused">{say.reasonWas(reason)}</span> : null}
    </>
  );
}

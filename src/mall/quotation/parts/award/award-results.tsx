// What was awarded to whom, how far its approval is, and the way on: to a contract or to an order.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { useMay } from '#mall/login/parts/use-may.ts';
import type { AwardReply } from '../../award.protocol.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { compareWords } from '../compare/compare-words.ts';
import { docOfPurchaser } from '../purchaser-quotation.tsx';
import { AwardedLines } from './awarded-lines.tsx';
import { OrderAwardedDialog } from './order-awarded-dialog.tsx';

type Awards = ReplyOf<typeof quotationProtocol.awards>;
export type StoreAwards = Awards['stores'][number];

const tones: Record<AwardReply['state'], Tone> = {
  PENDING_REVIEW: 'waiting',
  DECIDED: 'done',
  RETURNED: 'refused',
  WITHDRAWN: 'neutral',
};

/** Nothing while there is no award. */
export function AwardResults({
  inqSn,
  occasion,
  onChanged,
}: {
  inqSn: string;
  /** The page as it was read: read again, there may be others, though the inquiry is the same. */
  occasion: unknown;
  onChanged: () => void;
}) {
  const say = useWords(compareWords);
  const may = useMay();
  // Where it fails, the grid says by itself what was awarded.
  const { reply: awards, again } = useCall(quotationProtocol.awards, { inqSn }, 0, occasion);
  const [ordering, setOrdering] = useState<StoreAwards>();
  const [withdrawing, setWithdrawing] = useState<AwardReply>();
  if (!awards || awards.list.length === 0) return null;
  const changed = () => {
    again();
    onChanged();
  };
  return (
    <Card flush title={say.results} id="awards">
      <ul className="divide-y divide-line">
        {awards.stores.map((store) => (
          <li
            key={store.storeId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2">
                <b>{store.storeName}</b>
                <span className="num text-price-ink">{showAmount(store.goodsAmount)}</span>
                {Number(store.freight) > 0 ? (
                  <span className="num text-12 text-hint">{say.totalFreight(showAmount(store.freight))}</span>
                ) : null}
                <Tag tone={store.openNum > 0 ? 'waiting' : 'done'}>
                  {store.openNum > 0 ? say.openLines(store.openNum) : say.allConverted}
                </Tag>
              </p>
              {store.openNum > 0 ? <p className="text-13 text-secondary">{store.why}</p> : null}
            </div>
            {store.openNum > 0 ? (
              <div className="flex flex-wrap gap-2">
                {store.mayOrder && may('order.submit') ? (
                  <Button variant="primary" onClick={() => setOrdering(store)}>
                    {say.toOrder}
                  </Button>
                ) : null}
                {store.mayContract && may('contract.create') ? (
                  <Button
                    variant={store.mayOrder ? 'outline' : 'primary'}
                    to={`/member/contract/add?inqSn=${encodeURIComponent(inqSn)}&storeId=${store.storeId}`}
                  >
                    {say.makeContract}
                  </Button>
                ) : store.becomes === 'contract' ? (
                  <span className="self-center text-13 text-hint">{say.waitsForContract}</span>
                ) : null}
              </div>
            ) : null}
          </li>
        ))}
        {awards.list.map((award) => (
          <li key={award.awardSn} className="px-4 py-2 text-13">
            <details open={award.state === 'PENDING_REVIEW'}>
              <summary className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="num">{say.awardOf(award.awardSn)}</span>
                <Tag tone={tones[award.state]}>{award.stateName}</Tag>
                <span className="num">{showAmount(award.amount)}</span>
                <span className="num text-12 text-hint">
                  {award.actorName} · {showMoment(award.createTime)}
                </span>
                <span className="text-brand">{say.foldLines}</span>
              </summary>
              <div className="mt-2 grid gap-3">
                {award.reason ? <p className="text-secondary">{award.reason}</p> : null}
                {award.approval && award.approval.steps.length > 0 ? (
                  <ApprovalPathView
                    path={award.approval}
                    decide={{
                      docSn: may('approval.decide') ? award.awardSn : undefined,
                      onDecided: changed,
                    }}
                  />
                ) : null}
                <AwardedLines lines={award.lines} docTo={docOfPurchaser} />
                {award.mayWithdraw ? (
                  <div>
                    <Button size="sm" variant="danger" onClick={() => setWithdrawing(award)}>
                      {say.takeBack}
                    </Button>
                  </div>
                ) : null}
              </div>
            </details>
          </li>
        ))}
      </ul>
      {ordering ? (
        <OrderAwardedDialog inqSn={inqSn} store={ordering} onClose={() => setOrdering(undefined)} />
      ) : null}
      <ConfirmDialog
        open={withdrawing !== undefined}
        onOpenChange={(open) => open || setWithdrawing(undefined)}
        title={say.withdrawTitle}
        text={say.withdrawText}
        tone="danger"
        confirmLabel={say.takeBack}
        onConfirm={async () => {
          if (!withdrawing) return;
          const { awardSn, version: awardVersion } = withdrawing;
          await call(quotationProtocol.withdrawAward, { awardSn, version: awardVersion });
          toast.show({ text: say.succeeded });
          changed();
        }}
      />
    </Card>
  );
}

// One bank transfer as the operator reads it: the payer's words beside what is due, the voucher, the decision.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import type { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { paymentStatus } from '#mall/payment/payment-status.ts';
import { adminWords } from '../admin-words.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { VoucherFiles } from './voucher-files.tsx';

export type Transfer = ReplyOf<typeof paymentProtocol.adminList>['list'][number];

export function TransferRow({ payment }: { payment: Transfer }) {
  const say = useWords(adminWords);
  const { revalidate } = useRevalidator();
  const isFinance = useSession().member?.platformRoles.includes('finance') ?? false;
  const [open, setOpen] = useState<'approve' | 'sendBack' | null>(null);
  const { voucher } = payment;
  const isWaiting = payment.state === 'PENDING_REVIEW';
  const isSettled = payment.state === 'SUCCEEDED' && Number(payment.due) === 0;
  const finish = (text: string) => {
    setOpen(null);
    toast.show({ text });
    void revalidate();
  };
  return (
    <article aria-label={payment.paymentSn} className="min-w-0 rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-card border-b border-line bg-page px-4 py-2 text-13">
        <span className="num flex items-center gap-1 font-semibold">
          {payment.paymentSn}
          <CopyButton text={payment.paymentSn} />
        </span>
        <span className="num text-hint">{showMoment(payment.createdAt)}</span>
        <span className="min-w-0 truncate text-secondary">{payment.memberName}</span>
        <Tag dot tone={paymentStatus[payment.state].tone} className="ml-auto">
          {payment.stateName}
        </Tag>
      </header>
      <div className="gap-6 px-4 py-3 max-lg:space-y-3 lg:grid lg:grid-cols-[minmax(0,1fr)_190px_auto]">
        <div className="min-w-0 space-y-3">
          {voucher ? (
            <>
              <Descriptions
                columns={2}
                items={[
                  { label: say.payer, value: voucher.payerName },
                  { label: say.bank, value: voucher.bank },
                  { label: say.paidOn, value: voucher.paidOn },
                  {
                    label: say.reference,
                    value: (
                      <span className="inline-flex items-center gap-1 font-semibold">
                        {payment.referenceCode}
                        <CopyButton text={payment.referenceCode} />
                      </span>
                    ),
                  },
                  { label: say.paySn, value: payment.paySn },
                ]}
              />
              <VoucherFiles files={voucher.files} />
            </>
          ) : (
            <p className="text-13 text-hint">{say.noVoucher}</p>
          )}
          {payment.reason ? <p className="text-13 text-refused">{say.reasonWas(payment.reason)}</p> : null}
        </div>
        <dl className="num grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 text-13">
          {isSettled ? null : (
            <>
              <dt className="text-hint">{say.due}</dt>
              <dd className="text-right">
                <PriceText amount={payment.due} size="lg" />
              </dd>
            </>
          )}
          {voucher ? (
            <>
              <dt className="text-hint">{say.stated}</dt>
              <dd className="text-right">
                <PriceText amount={voucher.amount} tone="ink" />
              </dd>
              {isWaiting && voucher.amount !== payment.due ? (
                <dd className="col-span-2 text-right">
                  <Tag tone="waiting">{say.differs}</Tag>
                </dd>
              ) : null}
            </>
          ) : null}
          {payment.state === 'SUCCEEDED' || Number(payment.paidAmount) > 0 ? (
            <>
              <dt className="text-hint">{say.received}</dt>
              <dd className="text-right">
                <PriceText amount={payment.paidAmount} tone="ink" />
              </dd>
            </>
          ) : null}
        </dl>
        <div className="flex flex-wrap items-start justify-end gap-2 lg:w-44">
          {isWaiting && isFinance ? (
            <>
              <Button size="sm" onClick={() => setOpen('sendBack')}>
                {say.sendBack}
              </Button>
              <Button size="sm" variant="primary" onClick={() => setOpen('approve')}>
                {say.approve}
              </Button>
            </>
          ) : null}
          {isWaiting && !isFinance ? <span className="text-12 text-hint">{say.financeOnly}</span> : null}
        </div>
      </div>
      {open === 'approve' ? (
        <ApproveDialog
          payment={payment}
          onClose={() => setOpen(null)}
          onApproved={() => finish(say.approvedToast(payment.paymentSn))}
        />
      ) : null}
      {open === 'sendBack' ? (
        <SendBackDialog
          paymentSn={payment.paymentSn}
          onClose={() => setOpen(null)}
          onSentBack={() => finish(say.sentBackToast(payment.paymentSn))}
        />
      ) : null}
    </article>
  );
}

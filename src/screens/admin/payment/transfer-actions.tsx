// What finance does with a bank transfer that waits: approve it with what has arrived, or send it back.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useSession } from '#mall/login/parts/session.ts';
import type { TransferReply } from '#mall/payment/transfer-list.ts';
import { adminWords } from '../admin-words.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';

export function TransferActions({ row: payment }: { row: TransferReply }) {
  const say = useWords(adminWords);
  const { revalidate } = useRevalidator();
  const isFinance = useSession().member?.platformRoles.includes('finance') ?? false;
  const [open, setOpen] = useState<'approve' | 'sendBack' | null>(null);
  const finish = (text: string) => {
    setOpen(null);
    toast.show({ text });
    void revalidate();
  };
  if (payment.state !== 'PENDING_REVIEW') return null;
  if (!isFinance) return <span className="text-12 text-hint">{say.financeOnly}</span>;
  return (
    <span className="flex justify-end gap-2">
      <Button size="sm" onClick={() => setOpen('sendBack')}>
        {say.sendBack}
      </Button>
      <Button size="sm" variant="primary" onClick={() => setOpen('approve')}>
        {say.approve}
      </Button>
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
    </span>
  );
}

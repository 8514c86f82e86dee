// The transfer voucher that waits for finance, as the payer handed it in.
import { FileLinks } from '#kit/detail/file-links.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { paymentWords } from '#mall/payment/parts/payment-words.ts';
import type { PayInfo } from '#mall/payment/payment.protocol.ts';

/** Nothing where no voucher belongs to the payment. */
export function VoucherHandedIn({ info }: { info: PayInfo }) {
  const say = useWords(paymentWords);
  const voucher = info.payment?.voucher;
  if (!voucher) return null;
  return (
    <Descriptions
      columns={2}
      className="mt-4 w-full max-w-lg rounded-control bg-page p-3 text-left"
      items={[
        { label: say.payerName, value: voucher.payerName },
        { label: say.payerBank, value: voucher.bank },
        { label: say.paidAmount, value: showAmount(voucher.amount) },
        { label: say.paidOn, value: voucher.paidOn || showMoment(info.payment?.createdAt) },
        { label: say.reference, value: info.transfer.referenceCode, wide: true },
        {
          label: say.voucherFiles,
          wide: true,
          value: <FileLinks files={voucher.files} />,
        },
      ]}
    />
  );
}

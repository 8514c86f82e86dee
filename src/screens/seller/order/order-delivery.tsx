// Where an order goes and to whom its invoice is made out, as the buyer left it.
import { showMoment } from '#kit/time/show-moment.ts';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { type Description, Descriptions } from '#kit/ui/descriptions.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { OrderDetail } from '#mall/order/order-detail.protocol.ts';
import { sellerWords } from '../seller-words.ts';

export function OrderDelivery({ order }: { order: OrderDetail }) {
  const say = useWords(sellerWords);
  const { address } = order.trade;
  const whole = [
    address.receiverName,
    address.mobile,
    address.companyName,
    `${address.regionName} ${address.detailAddress}`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Card title={say.delivery} actions={<CopyButton worded text={whole} name={say.address} />}>
      <Descriptions
        columns={1}
        items={[
          { label: say.receiver, value: address.receiverName },
          { label: say.mobile, value: address.mobile },
          ...(address.companyName ? [{ label: say.company, value: address.companyName }] : []),
          { label: say.address, value: `${address.regionName} ${address.detailAddress}` },
          { label: say.remark, value: order.remark },
        ]}
      />
    </Card>
  );
}

export function OrderInvoice({ order }: { order: OrderDetail }) {
  const say = useWords(sellerWords);
  const { trade } = order;
  return (
    <Card title={say.invoice}>
      <Descriptions
        columns={1}
        items={[
          ...invoiceFacts(trade.invoice, say),
          { label: say.poNumber, value: trade.poNumber },
          { label: say.tradeSn, value: trade.parentSn },
          { label: say.payMethod, value: trade.payMethodName },
          { label: say.paidAt, value: showMoment(order.paidAt) },
        ]}
      />
    </Card>
  );
}

function invoiceFacts(
  invoice: OrderDetail['trade']['invoice'],
  say: Spoken<typeof sellerWords>,
): Description[] {
  const fact = (label: string, ...values: unknown[]): Description[] => {
    const value = values.filter((one) => typeof one === 'string' && one !== '').join(' ');
    return value === '' ? [] : [{ label, value }];
  };
  return [
    { label: say.kind, value: say[`invoice_${invoice.kind}`] },
    ...fact(say.invoiceTitle, invoice.title),
    ...fact(say.taxNo, invoice.taxNo),
    ...fact(say.registered, invoice.registerAddress, invoice.registerPhone),
    ...fact(say.bank, invoice.bank, invoice.bankAccount),
    ...fact(say.email, invoice.email),
  ];
}

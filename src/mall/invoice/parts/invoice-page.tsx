// One application below its head, alike for both sides: to whom, its sheets line by line, red letters, history.
import { Link } from 'react-router';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InvoiceDetail } from '../invoice.protocol.ts';
import { media } from '../invoice-terms.ts';
import { invoiceWords } from './invoice-words.ts';

type Sheet = InvoiceDetail['sheets'][number];

export function InvoiceTags({ one }: { one: InvoiceDetail }) {
  const say = useWords(invoiceWords);
  return (
    <>
      {one.isWish ? <Tag>{say.wish}</Tag> : null}
      {one.isIssuing ? <Tag tone="moving">{say.issuing}</Tag> : null}
      {one.isUsed ? <Tag>{say.used}</Tag> : null}
      {one.isPartlyRed ? <Tag tone="refused">{say.partlyRed}</Tag> : null}
      {one.isAsked ? <Tag tone="waiting">{say.ownPeople}</Tag> : null}
    </>
  );
}

/** @param orderPage where an order is looked at, without its number */
export function InvoiceFacts({ one, orderPage }: { one: InvoiceDetail; orderPage: string }) {
  const say = useWords(invoiceWords);
  const language = useLanguage();
  const { header, address } = one;
  const yuan = (amount: string) => showAmount(amount);
  return (
    <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 space-y-3">
        <Card title={say.facts}>
          <Descriptions
            columns={2}
            onlyGiven
            items={[
              { label: say.header, value: header.title },
              { label: say.taxNo, value: header.taxNo },
              { label: say.type, value: one.typeName },
              { label: say.medium, value: media[one.medium][language] },
              { label: say.seller, value: one.storeName },
              { label: say.buyer, value: one.buyerName },
              {
                label: say.registered,
                value: `${header.registerAddress} ${header.registerPhone}`.trim(),
                wide: true,
              },
              { label: say.bankAndAccount, value: `${header.bank} ${header.bankAccount}`.trim(), wide: true },
              { label: say.email, value: header.email },
              {
                label: say.paperAddress,
                value: address
                  ? `${address.receiverName} ${address.mobile} ${address.regionName} ${address.detailAddress}`
                  : '',
                wide: true,
              },
              { label: say.parcel, value: `${one.carrier} ${one.trackingNo}`.trim() },
              { label: say.remark, value: one.remark, wide: true },
              { label: say.whySentBack, value: one.reason, wide: true },
              {
                label: say.orders,
                wide: true,
                value:
                  one.orderSns.length === 0 ? undefined : (
                    <span className="flex flex-wrap gap-x-3">
                      {one.orderSns.map((orderSn) => (
                        <Link
                          key={orderSn}
                          to={`${orderPage}${orderSn}`}
                          className="text-brand hover:underline"
                        >
                          {orderSn}
                        </Link>
                      ))}
                    </span>
                  ),
              },
              {
                label: say.total,
                value: `${yuan(one.amount)} (${say.net} ${yuan(one.net)} + ${say.tax} ${yuan(one.tax)})`,
                wide: true,
              },
            ]}
          />
        </Card>
        {one.sheets.map((sheet) => (
          <SheetCard key={sheet.seq} sheet={sheet} />
        ))}
        {one.reds.length > 0 ? <RedCard reds={one.reds} /> : null}
      </div>
      <Card title={say.log}>
        <StepList steps={one.log} />
      </Card>
    </div>
  );
}

function SheetCard({ sheet }: { sheet: Sheet }) {
  const say = useWords(invoiceWords);
  const heads = [say.item, say.model, say.qty, say.unitPrice, say.net, say.rate, say.tax];
  const row = (key: string, cells: readonly string[], className = '') => (
    <tr key={key} className={className}>
      {cells.map((cell, at) => (
        <td
          key={heads[at]}
          className={at < 2 ? 'py-1.5 pr-3' : 'num py-1.5 pl-3 text-right whitespace-nowrap'}
        >
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <Card
      title={`${say.sheet(sheet.seq)} · ${sheet.number || say.planned}`}
      actions={<span className="num text-13 text-secondary">{sheet.issuedOn}</span>}
    >
      <div className="overflow-x-auto">
        <table className="w-full min-w-[640px] text-13">
          <thead>
            <tr className="border-b border-line text-left text-hint">
              {heads.map((head, at) => (
                <th
                  key={head}
                  className={at < 2 ? 'py-1.5 pr-3 font-normal' : 'py-1.5 pl-3 text-right font-normal'}
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.lines.flatMap((line, at) => [
              row(`${at}`, [
                line.name,
                line.model,
                `${line.qty} ${line.unit}`,
                line.unitPrice,
                line.grossNet,
                `${line.taxRate / 10}%`,
                line.grossTax,
              ]),
              ...(Number(line.discountNet) + Number(line.discountTax) > 0
                ? [
                    row(
                      `${at} discount`,
                      [
                        say.discount,
                        '',
                        '',
                        '',
                        `-${line.discountNet}`,
                        `${line.taxRate / 10}%`,
                        `-${line.discountTax}`,
                      ],
                      'text-secondary',
                    ),
                  ]
                : []),
            ])}
            {row(
              'sum',
              [say.sumLine, '', '', '', sheet.net, '', sheet.tax],
              'border-t border-line font-semibold',
            )}
          </tbody>
        </table>
      </div>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-3 text-13">
        <span className="num">
          {say.total} {showAmount(sheet.amount)}
        </span>
        {sheet.files.length > 0 ? <FileLinks files={sheet.files} /> : null}
      </p>
    </Card>
  );
}

function RedCard({ reds }: { reds: InvoiceDetail['reds'] }) {
  const say = useWords(invoiceWords);
  return (
    <Card title={say.reds}>
      <ul className="divide-y divide-line text-13">
        {reds.map((red) => (
          <li key={red.redSn} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="num">{red.redSn}</span>
            <Tag dot tone={red.tone}>
              {red.stateName}
            </Tag>
            <span>{red.reasonName}</span>
            <span className="num">{showAmount(`-${red.amount}`)}</span>
            <span className="text-hint">
              {red.askedBy === 'BUYER' ? say.askedByBuyer : say.askedBySeller} · {red.sheetNumber}
            </span>
            {red.number ? (
              <span className="num">
                {say.number} {red.number}
              </span>
            ) : null}
            {red.files.length > 0 ? <FileLinks files={red.files} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

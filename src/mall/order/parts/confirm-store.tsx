// What one store would deliver: its lines, a remark, and how its sum comes about.
import { Fragment, useId } from 'react';
import { Link } from 'react-router';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { ImageBox } from '#kit/ui/image-box.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { packingName, showPieces } from '#mall/goods/parts/goods-words.ts';
import { CodeTags } from '#mall/mat-code/parts/code-tags.tsx';
import { RememberCode } from '#mall/mat-code/parts/remember-code.tsx';
import type { ConfirmReply } from '../basket.protocol.ts';
import { buyerWords } from './buyer-words.ts';
import { invoicesSaid } from './invoice-facts.ts';

export type ConfirmStoreProps = {
  group: ConfirmReply['storeGroupList'][number];
  remark: string;
  onRemark: (remark: string) => void;
  /** Who may maintain codes is offered to give one to a part that has none; called once it has. */
  onRemembered?: (() => void) | undefined;
};

export function ConfirmStore({ group, remark, onRemark, onRemembered }: ConfirmStoreProps) {
  const say = useWords(buyerWords);
  const language = useLanguage();
  const remarkId = useId();
  const { delivery, invoiceKinds } = group;
  const facts = [
    [say.expectedArrival, delivery.arrival],
    [say.weight, delivery.weight],
    [say.issuedInvoices, invoicesSaid(invoiceKinds, say)],
  ] as const;
  return (
    <section
      aria-label={group.storeName}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <h3 className="truncate border-b border-line px-4 py-2.5 font-semibold">
        <Link to={`/store/index?vid=${group.storeId}`} className="hover:text-brand">
          {group.storeName}
        </Link>
      </h3>
      <ul className="divide-y divide-line">
        {group.lines.map((line) => (
          <li
            key={line.productId}
            className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-4 py-3 text-13 md:grid-cols-[56px_minmax(0,1fr)_130px_110px_120px]"
          >
            <ImageBox
              src={line.goodsImage}
              alt=""
              width={56}
              height={56}
              className="row-span-2 border border-line md:row-span-1"
            />
            <div className="min-w-0 max-md:col-span-2">
              <p className="num text-14 font-semibold wrap-anywhere">{line.partNo}</p>
              <p className="line-clamp-2 text-secondary">{line.goodsName}</p>
              <p className="text-12 text-hint">
                {line.brandName} · {packingName(line.packing, language)} · {say.leadDays(line.leadDays)}
              </p>
              {line.matCode ? (
                <CodeTags codes={[line]} />
              ) : onRemembered ? (
                <RememberCode partId={line.partId} partNo={line.partNo} onRemembered={onRemembered} />
              ) : null}
            </div>
            <p className="max-md:col-start-2 max-md:row-start-2 md:text-right">
              <PriceText unitPrice={line.goodsPrice} tone="ink" />
              <span className="num text-secondary md:hidden"> × {showPieces(line.buyNum)}</span>
              {line.formerPrice ? (
                <span className="num block text-12 text-waiting">
                  {say.priceWas(showUnitPrice(line.formerPrice))}
                </span>
              ) : null}
            </p>
            <p className="num text-right text-secondary max-md:hidden">× {showPieces(line.buyNum)}</p>
            <p className="text-right max-md:col-start-3 max-md:row-start-2">
              <PriceText amount={line.amount} />
            </p>
          </li>
        ))}
      </ul>
      <dl
        aria-label={say.deliveryAndInvoice}
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-13 lg:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)]"
      >
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt className="text-hint">{label}</dt>
            <dd className="num">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-page px-4 py-3">
        <label htmlFor={remarkId} className="flex min-w-0 flex-1 basis-72 items-center gap-2 text-13">
          <span className="shrink-0 text-secondary">{say.remark}</span>
          <Input
            id={remarkId}
            size="sm"
            maxLength={200}
            placeholder={say.remarkHint}
            value={remark}
            onChange={(event) => onRemark(event.target.value)}
          />
        </label>
        <dl className="ml-auto grid grid-cols-[auto_auto] items-baseline gap-x-4 gap-y-0.5 text-right text-13">
          <dt className="text-hint">{say.goodsAmount}</dt>
          <dd>
            <PriceText amount={group.goodsAmount} tone="ink" />
          </dd>
          <dt className="text-hint">
            {say.freight}
            <span className="num ml-1 text-12">({group.freightWhy})</span>
          </dt>
          <dd>
            <PriceText amount={group.freight} tone="ink" />
          </dd>
          <dt className="text-hint">{say.storePayable}</dt>
          <dd>
            <PriceText amount={group.payable} />
          </dd>
        </dl>
      </div>
    </section>
  );
}

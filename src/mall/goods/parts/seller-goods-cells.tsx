// The cells of a store's list of its listings that are more than words: the part, its ladder, its stock, the switch that puts it on sale, what is changed in windows.
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { ImageBox } from '#kit/ui/image-box.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Switch } from '#kit/ui/switch.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { goodsProtocol, type SellerGoods } from '../goods.protocol.ts';
import { GOODS_STATE_NAMES, type GoodsState } from '../goods-state.ts';
import { packingName } from './goods-words.ts';
import { sellerGoodsWords } from './seller-goods-words.ts';
import { SellerLadderDialog } from './seller-ladder-dialog.tsx';
import { SellerSamplesDialog, sellerSampleWords } from './seller-samples-dialog.tsx';
import { SellerStockDialog } from './seller-stock-dialog.tsx';

const show = (n: number) => n.toLocaleString('en-US');

type Props = { row: SellerGoods };

export function PartCell({ row: goods }: Props) {
  const packing = packingName(goods.packing, useLanguage());
  return (
    <div className="flex min-w-0 items-start gap-3">
      <ImageBox src={goods.goodsImage} alt="" width={44} height={44} />
      <div className="min-w-0">
        <div className="num font-semibold wrap-anywhere">{goods.partNo}</div>
        <div className="text-12 font-normal text-hint">
          {goods.brandName} · {packing}
        </div>
        <div className="line-clamp-1 text-12 font-normal text-hint" title={goods.goodsName}>
          {goods.goodsName}
        </div>
      </div>
    </div>
  );
}

export const LadderCell = ({ row: { priceTiers } }: Props) => (
  <ul className="num space-y-0.5 text-13">
    {priceTiers.map((tier) => (
      <li key={tier.minNum} className="flex justify-between gap-3">
        <span className="text-secondary">{show(tier.minNum)}+</span>
        <PriceText unitPrice={tier.unitPrice} tone="ink" />
      </li>
    ))}
  </ul>
);

export function StockCell({ row: goods }: Props) {
  const say = useWords(sellerGoodsWords);
  const saySamples = useWords(sellerSampleWords);
  const available = goods.onHand - goods.reserved;
  return (
    <div className="num text-13">
      <div className={available > 0 ? 'font-semibold' : 'font-semibold text-refused'}>
        {available > 0 ? `${say.available} ${show(available)}` : say.soldOut}
      </div>
      <div className="text-12 text-hint">
        {say.onHand} {show(goods.onHand)} · {say.lotsOf(goods.lots.filter((lot) => lot.onHand > 0).length)}
      </div>
      {goods.sampleStock > 0 ? (
        <div className="text-12 text-hint">{saySamples.left(goods.sampleStock)}</div>
      ) : null}
      {goods.reserved > 0 ? (
        <div className="text-12 text-waiting">
          {say.reserved} {show(goods.reserved)}
        </div>
      ) : null}
    </div>
  );
}

export function SellerGoodsActions({ row: goods }: Props) {
  const say = useWords(sellerGoodsWords);
  const saySamples = useWords(sellerSampleWords);
  const [open, setOpen] = useState<'ladder' | 'stock' | 'samples' | null>(null);
  const { revalidate } = useRevalidator();
  const close = () => setOpen(null);
  const finish = (text: string) => {
    close();
    toast.show({ text });
    void revalidate();
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-2 whitespace-nowrap">
        <Button size="sm" onClick={() => setOpen('ladder')}>
          {say.changeLadder}
        </Button>
        <Button size="sm" onClick={() => setOpen('stock')}>
          {say.adjustStock}
        </Button>
        <Button size="sm" onClick={() => setOpen('samples')}>
          {saySamples.samples}
        </Button>
        <a
          href={`/goods/detail?productId=${goods.productId}`}
          target="_blank"
          rel="noreferrer"
          title={say.seeInMall}
          className="inline-flex size-8 items-center justify-center text-hint hover:text-brand"
        >
          <ExternalLink size={16} aria-hidden="true" />
          <span className="sr-only">{say.seeInMall}</span>
        </a>
      </div>
      {open === 'ladder' ? (
        <SellerLadderDialog
          goods={goods}
          onClose={close}
          onSaved={() => finish(say.ladderSaved(goods.partNo))}
        />
      ) : null}
      {open === 'samples' ? (
        <SellerSamplesDialog
          goods={goods}
          onClose={close}
          onSaved={() => finish(saySamples.saved(goods.partNo))}
        />
      ) : null}
      {open === 'stock' ? (
        <SellerStockDialog
          goods={goods}
          onClose={close}
          onSaved={() => finish(say.stockSaved(goods.partNo))}
          onPartlySaved={() => void revalidate()}
        />
      ) : null}
    </>
  );
}

/** On or off at once; the notice offers to undo it. */
export function SaleSwitch({ row: goods }: Props) {
  const say = useWords(sellerGoodsWords);
  const language = useLanguage();
  const { run } = useAct({ rereads: true });
  const [wanted, setWanted] = useState<GoodsState | null>(null);
  const shown = wanted ?? goods.state;

  async function change(state: 'ON_SALE' | 'OFF', isUndo = false) {
    setWanted(state);
    await run(async () => {
      await call(goodsProtocol.changeState, { goodsId: goods.goodsId, state });
      const before = state === 'ON_SALE' ? 'OFF' : 'ON_SALE';
      toast.show({
        text: state === 'ON_SALE' ? say.nowOnSale(goods.partNo) : say.nowOff(goods.partNo),
        action: isUndo ? undefined : { text: say.undo, onPress: () => void change(before, true) },
      });
    });
    setWanted(null);
  }

  return (
    <Switch
      checked={shown !== 'OFF'}
      disabled={wanted !== null}
      aria-label={say.saleSwitch(goods.partNo)}
      onChange={(event) => void change(event.target.checked ? 'ON_SALE' : 'OFF')}
    >
      <Tag tone={GOODS_STATE_NAMES[shown].tone}>{GOODS_STATE_NAMES[shown][language]}</Tag>
    </Switch>
  );
}

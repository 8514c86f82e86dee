// The quick order of somebody without an account: lines that live in his browser, priced, on their way to his cart.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { addToCart } from '#mall/cart/parts/add-to-cart.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { GUEST_LINES } from '../bom-limits.ts';
import type { BomLineReply } from '../bom-line.protocol.ts';
import { PlanForm, TotalsCard } from './bom-sums.tsx';
import { BomTable } from './bom-table.tsx';
import { bomWords } from './bom-words.ts';
import { CheapestMix } from './cheapest-mix.tsx';
import { useGuestOrder } from './guest-order.ts';
import { LineDrawer } from './line-drawer.tsx';
import { LineEntry } from './line-entry.tsx';

export function GuestOrderView({ onLogin }: { onLogin: () => void }) {
  const say = useWords(bomWords);
  const order = useGuestOrder();
  const [openId, setOpenId] = useState<number>();
  const [isClearing, setClearing] = useState(false);

  async function put() {
    const chosen = order.lines.flatMap((line) => {
      const offer = line.offers.find((one) => one.productId === line.chosen?.productId);
      return line.chosen && offer && line.part
        ? [{ part: line.part, offer, buyNum: line.chosen.buyNum }]
        : [];
    });
    // Lines of one product are one order of it: MOQ and multiple hold for their sum.
    for (const same of Map.groupBy(chosen, (one) => one.offer.productId).values()) {
      const [{ part, offer }] = same as [(typeof chosen)[number]];
      await addToCart(
        offer.productId,
        {
          goodsId: offer.goodsId,
          goodsName: part.goodsName,
          goodsImage: part.picture,
          storeId: offer.storeId,
          storeName: offer.storeName,
          priceTiers: offer.priceTiers,
        },
        same.reduce((pieces, one) => pieces + one.buyNum, 0),
      );
    }
    const added = chosen.length;
    toast.show({ text: say.inCart(added) });
  }

  const mixLines = order.lines.flatMap((line) =>
    line.part && line.status === 'matched' && line.need > 0
      ? [{ lineId: line.lineId, partIds: [line.part.partId], wanted: line.need }]
      : [],
  );
  return (
    <div className="grid gap-4">
      <Card>
        <LineEntry
          isMember={false}
          onText={async (text) => {
            const { lines } = await call(bomProtocol.readText, { text });
            if (order.lines.length + lines.length > GUEST_LINES) throw new Error(say.guestLimit(GUEST_LINES));
            order.addLines(lines);
          }}
          onFile={async (file) => {
            const { lines } = await call(bomProtocol.readFile, { file, fileName: file.name.slice(-200) });
            if (order.lines.length + lines.length > GUEST_LINES) throw new Error(say.guestLimit(GUEST_LINES));
            order.addLines(lines);
          }}
        />
        <p className="mt-2 text-12 text-hint">
          {say.guestLimit(GUEST_LINES)}{' '}
          <Button variant="link" onClick={onLogin}>
            {say.login}
          </Button>
        </p>
      </Card>
      {order.error ? <ErrorState text={order.error} onRetry={() => void order.setPlan({})} /> : null}
      {order.lines.length > 0 ? (
        <>
          <Card>
            <div className="flex flex-wrap items-end justify-between gap-3">
              <PlanForm desk={order} />
              <Button onClick={() => setClearing(true)}>{say.emptyOut}</Button>
            </div>
          </Card>
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]" aria-busy={order.isBusy}>
            <Card flush>
              <BomTable desk={order} onOpen={(line: BomLineReply) => setOpenId(line.lineId)} />
            </Card>
            {order.totals ? (
              <TotalsCard totals={order.totals}>
                <Button variant="buy" disabled={order.totals.buyable === 0} onClick={() => void put()}>
                  {say.toCart(order.totals.buyable)}
                </Button>
                <Button to="/cart/index">{say.openCart}</Button>
                <Button to="/inquiry/index?from=quickOrder">{say.toInquiry}</Button>
              </TotalsCard>
            ) : null}
          </div>
          {mixLines.length > 0 ? (
            <CheapestMix
              lines={mixLines}
              nameOfLine={(lineId) => order.lines.find((one) => one.lineId === lineId)?.part?.partNo}
              onApply={async (choices) => {
                for (const { lineId, ...pick } of choices) {
                  const line = order.lines.find((one) => one.lineId === lineId);
                  if (line) await order.changeLine(line, pick);
                }
              }}
            />
          ) : null}
        </>
      ) : null}
      <LineDrawer
        line={order.lines.find((line) => line.lineId === openId)}
        desk={order}
        onClose={() => setOpenId(undefined)}
      />
      <ConfirmDialog
        open={isClearing}
        onOpenChange={setClearing}
        title={say.clearAsk}
        confirmLabel={say.emptyOut}
        onConfirm={order.clear}
      />
    </div>
  );
}

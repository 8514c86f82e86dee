// Everything about one line: candidates and a search to match it, offers to choose from, alternates, extras of its own.

import { type FormEvent, useState } from 'react';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Drawer } from '#kit/ui/drawer.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { BomLineReply } from '../bom-line.protocol.ts';
import { StatusMark, WrittenLine } from './bom-table.tsx';
import { bomWords } from './bom-words.ts';
import type { Desk, LineChange } from './desk.ts';
import { Alternates, Candidates, PartRow, type Piece, Section } from './line-parts.tsx';

export function LineDrawer({
  line,
  desk,
  onClose,
}: {
  line: BomLineReply | undefined;
  desk: Desk;
  onClose: () => void;
}) {
  const say = useWords(bomWords);
  const { busy, error, run } = useAct({ says: 'here' });

  async function change(set: LineChange) {
    if (line) await run(() => desk.changeLine(line, set));
  }

  return (
    <Drawer
      size="lg"
      open={line !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={line ? say.lineTitle(line.lineNo) : ''}
    >
      {line ? (
        <div className={cx('grid gap-5', busy && 'opacity-60')} aria-busy={busy}>
          <div className="grid gap-2">
            <WrittenLine line={line} />
            {line.note ? <p className="text-12 text-hint">{line.note}</p> : null}
            <div className="flex flex-wrap items-center gap-3">
              <StatusMark status={line.status} />
              <span className="text-12 text-secondary">{line.reason}</span>
            </div>
            {desk.isOpen ? (
              <div className="flex flex-wrap gap-2">
                {line.isFitted ? (
                  <Button size="sm" onClick={() => void change({ isLeftOut: !line.isLeftOut })}>
                    {line.isLeftOut ? say.takeIn : say.leaveOut}
                  </Button>
                ) : (
                  <Button size="sm" onClick={() => void change({ isFitted: true })}>
                    {say.fit}
                  </Button>
                )}
                <Button
                  size="sm"
                  onClick={() => {
                    void desk.removeLine(line);
                    onClose();
                  }}
                >
                  {say.removeLine}
                </Button>
              </div>
            ) : null}
          </div>
          <FormError>{error}</FormError>
          {desk.isOpen && desk.isKept ? <Extras key={line.lineId} line={line} onChange={change} /> : null}
          {line.part ? (
            <Section title={say.matched}>
              <PartRow
                part={line.part}
                action={
                  desk.isOpen ? (
                    <>
                      {line.status === 'toConfirm' ? (
                        <Button
                          size="sm"
                          variant="primary"
                          onClick={() => void change({ partId: line.part!.partId })}
                        >
                          {say.confirm}
                        </Button>
                      ) : null}
                      <Button size="sm" onClick={() => void change({ partId: null })}>
                        {say.notThis}
                      </Button>
                    </>
                  ) : null
                }
              />
            </Section>
          ) : null}
          {line.part ? <Offers line={line} desk={desk} onChange={change} /> : null}
          <Candidates line={line} desk={desk} onChange={change} />
          {line.part ? (
            <Alternates key={`${line.part.partId} ${line.need}`} line={line} desk={desk} onChange={change} />
          ) : null}
        </div>
      ) : null}
    </Drawer>
  );
}

function Offers({ line, desk, onChange }: Piece) {
  const say = useWords(bomWords);
  return (
    <Section title={say.offers}>
      {line.offers.length === 0 ? <p className="text-13 text-waiting">{say.noOffers}</p> : null}
      {line.offers.map((offer) => {
        const isChosen = line.chosen?.productId === offer.productId;
        return (
          <div
            key={offer.productId}
            className={cx(
              'flex items-start justify-between gap-3 border-t border-line px-2 py-2 first:border-t-0',
              isChosen && 'bg-brand-wash',
            )}
          >
            <div className="min-w-0 text-12 text-secondary">
              <p className="text-13 font-semibold text-ink">{offer.storeName}</p>
              <p>
                {say.stock} <span className="num">{offer.productStock}</span> ·{' '}
                {say.moq(offer.minBuyNum, offer.multiple)} · {say.lead(offer.leadDays)}
              </p>
              {offer.buyNum && offer.unitPrice && offer.amount ? (
                <p>
                  <span className="num">{offer.buyNum}</span> ×{' '}
                  <PriceText unitPrice={offer.unitPrice} tone="ink" size="sm" /> ={' '}
                  <PriceText amount={offer.amount} size="sm" />
                </p>
              ) : null}
              {offer.betterBuy ? (
                <p className="text-done">
                  {say.buyMore(
                    offer.betterBuy.buyNum,
                    `¥${offer.betterBuy.amount}`,
                    `¥${offer.betterBuy.saves}`,
                  )}{' '}
                  {desk.isOpen && line.status === 'matched' ? (
                    <Button
                      variant="link"
                      onClick={() =>
                        void onChange({ productId: offer.productId, buyNum: offer.betterBuy!.buyNum })
                      }
                    >
                      {say.take}
                    </Button>
                  ) : null}
                </p>
              ) : null}
            </div>
            {desk.isOpen && line.status === 'matched' && offer.buyNum !== null ? (
              isChosen && line.chosen?.byHand ? (
                <Button size="sm" onClick={() => void onChange({ productId: null, buyNum: null })}>
                  {say.cheapest}
                </Button>
              ) : isChosen ? null : (
                <Button size="sm" onClick={() => void onChange({ productId: offer.productId, buyNum: null })}>
                  {say.pick}
                </Button>
              )
            ) : null}
          </div>
        );
      })}
    </Section>
  );
}

/** Pieces per board, attrition and leader of this line alone. */
function Extras({ line, onChange }: { line: BomLineReply; onChange: (set: LineChange) => Promise<void> }) {
  const say = useWords(bomWords);
  const [qty, setQty] = useState(String(line.qty));
  const [attrition, setAttrition] = useState(line.attrition === null ? '' : String(line.attrition / 10));
  const [leader, setLeader] = useState(line.leaderNum === null ? '' : String(line.leaderNum));

  function save(event: FormEvent) {
    event.preventDefault();
    const perMille = Math.round(Number(attrition.replace(',', '.')) * 10);
    void onChange({
      ...(/^\d{1,6}$/.test(qty) ? { qty: Number(qty) } : {}),
      attrition: attrition.trim() === '' || !Number.isFinite(perMille) ? null : perMille,
      leaderNum: /^\d{1,5}$/.test(leader.trim()) ? Number(leader) : null,
    });
  }

  return (
    <Section title={say.perLine}>
      <form onSubmit={save} className="flex flex-wrap items-end gap-3">
        <Field label={say.qtyPerBoard} className="w-24">
          <Input
            value={qty}
            inputMode="numeric"
            maxLength={6}
            onChange={(event) => setQty(event.target.value)}
          />
        </Field>
        <Field label={say.attrition} className="w-28">
          <Input
            value={attrition}
            inputMode="decimal"
            maxLength={5}
            placeholder={say.asWhole}
            onChange={(event) => setAttrition(event.target.value)}
          />
        </Field>
        <Field label={say.leader} className="w-36">
          <Input
            value={leader}
            inputMode="numeric"
            maxLength={5}
            placeholder={say.asWhole}
            onChange={(event) => setLeader(event.target.value)}
          />
        </Field>
        <Button type="submit">{say.save}</Button>
      </form>
    </Section>
  );
}

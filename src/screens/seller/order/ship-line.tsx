// One line of a parcel: how many pieces go, and from which lots.
import { useEffect, useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { TableHead } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import type { OrderLineReply } from '#mall/order/order-detail.protocol.ts';
import { sellerWords } from '../seller-words.ts';
import { oldestFirst, planLots, type StockLot } from './lot-plan.ts';
import { choiceOf, type LotsByHand, leftOf, numberIn, type ShipChoice, takesOf } from './ship-choice.ts';
import { EMPTY_LOT, isLotRight, TypedLot } from './typed-lot.tsx';

const show = (n: number) => n.toLocaleString('en-US');

/** Tells `onChange` whenever what the line gives has changed. The pieces of hand-chosen lots make up the line's number. */
export function ShipLine({
  line,
  kind,
  isChecked,
  onChange,
}: {
  line: OrderLineReply;
  /** `listed`: of the listing's stock alone; `agreed`: of that, or of a lot typed in; `service`: there is no lot. */
  kind: 'listed' | 'agreed' | 'service';
  /** Somebody has tried to ship: what is missing is said. */
  isChecked: boolean;
  onChange: (choice: ShipChoice) => void;
}) {
  const say = useWords(sellerWords);
  const left = leftOf(line);
  const [text, setText] = useState(String(left));
  const [lots, setLots] = useState<StockLot[] | 'loading' | 'unknown'>('loading');
  const [byHand, setByHand] = useState<LotsByHand>(null);
  const [isOpen, setOpen] = useState(false);

  const [lot, setLot] = useState(EMPTY_LOT);
  const [isTyping, setTyping] = useState(kind === 'agreed' && line.productId === null);

  const typed = useRef(text);
  typed.current = text;

  const known = Array.isArray(lots) ? lots : undefined;
  const number = numberIn(text);
  const takes = takesOf(known, number, byHand);

  function tell(nextText: string, nextLots: StockLot[] | undefined, nextByHand: LotsByHand) {
    const nextNumber = numberIn(nextText);
    if (kind !== 'listed' && (isTyping || kind === 'service')) tellTyped(nextText, lot);
    else onChange(choiceOf(left, nextNumber, nextLots, nextByHand));
  }

  function tellTyped(nextText: string, nextLot: typeof lot) {
    const nextNumber = numberIn(nextText);
    const isNumberRight = nextNumber !== null && nextNumber <= left;
    if (kind === 'service') onChange({ number: nextNumber, takes: undefined, isRight: isNumberRight });
    else
      onChange({
        number: nextNumber,
        takes: undefined,
        typed: nextLot,
        isRight: isNumberRight && (nextNumber === 0 || isLotRight(nextLot)),
      });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the lots are looked up once, when the window opens.
  useEffect(() => {
    let isGone = false;
    if (line.productId === null || kind === 'service') {
      tellTyped(typed.current, lot);
      return;
    }
    call(goodsProtocol.details, { productId: line.productId })
      .then((goods) => {
        if (isGone) return;
        const found = oldestFirst(goods.products.find((one) => one.productId === line.productId)?.lots ?? []);
        setLots(found.length > 0 ? found : 'unknown');
        if (found.length > 0) tell(typed.current, found, null);
      })
      .catch(() => {
        if (!isGone) setLots('unknown');
      });
    return () => {
      isGone = true;
    };
  }, [line.productId]);

  const type = (next: string) => {
    setText(next);
    setByHand(null);
    tell(next, known, null);
  };
  const takeByHand = (lotId: number, value: string) => {
    const next = new Map(byHand ?? takes?.map((take) => [take.lotId, String(take.number)]));
    next.set(lotId, value);
    const total = String([...next.values()].reduce((all, one) => all + (numberIn(one) ?? 0), 0));
    setByHand(next);
    setText(total);
    tell(total, known, next);
  };
  const wrong = number === null || number > left;
  const short = known && number !== null && !byHand ? planLots(known, number).short : 0;

  return (
    <div className="px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <div className="num truncate font-semibold">{line.partNo}</div>
          <div className="truncate text-12 text-hint">
            {line.brandName} · {line.packageName || line.goodsName}
          </div>
        </div>
        <span className="num text-13 text-secondary">{say.left(show(left))}</span>
        <div className="flex items-center gap-2">
          <Input
            size="sm"
            inputMode="numeric"
            aria-label={`${say.thisTime} · ${line.partNo}`}
            aria-invalid={wrong || undefined}
            className="num max-w-28 text-right"
            value={text}
            onChange={(event) => type(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <Button size="sm" variant="link" onClick={() => type(number === left ? '0' : String(left))}>
            {number === left ? say.noneThisTime : say.shipAll}
          </Button>
        </div>
      </div>
      {wrong ? <p className="num mt-1 text-12 text-refused">{say.numberWrong(show(left))}</p> : null}
      {short > 0 && !isTyping ? (
        <p className="num mt-1 text-12 text-refused">{say.lotsShort(show(short))}</p>
      ) : null}
      {isTyping && number !== 0 ? (
        <TypedLot
          lot={lot}
          partNo={line.partNo}
          isChecked={isChecked}
          onChange={(next) => {
            setLot(next);
            tellTyped(text, next);
          }}
        />
      ) : null}
      {kind === 'agreed' && line.productId !== null ? (
        <Button
          size="sm"
          variant="link"
          onClick={() => {
            setTyping(!isTyping);
            if (isTyping) onChange(choiceOf(left, number, known, byHand));
            else tellTyped(text, lot);
          }}
        >
          {isTyping ? say.fromListing : say.typeLot}
        </Button>
      ) : null}
      {number === 0 || wrong || isTyping || kind === 'service' ? null : (
        <div className="mt-1.5 flex flex-wrap items-center gap-1.5 text-12 text-secondary">
          <span>{say.lots}</span>
          {lots === 'loading' ? <span className="text-hint">{say.lotsLoading}…</span> : null}
          {lots === 'unknown' ? <span className="text-hint">{say.lotsAutomatic}</span> : null}
          {known && takes ? (
            <>
              {takes.map((take) => (
                <Tag key={take.lotId} className="num">
                  {known.find((lot) => lot.lotId === take.lotId)?.dateCode} × {show(take.number)}
                </Tag>
              ))}
              <span className="text-hint">{byHand ? say.lotsByHand : say.lotsOldestFirst}</span>
              <Button size="sm" variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                {isOpen ? say.foldLots : say.chooseLots}
              </Button>
              {byHand ? (
                <Button size="sm" variant="link" onClick={() => type(String(Math.min(number ?? 0, left)))}>
                  {say.backToOldest}
                </Button>
              ) : null}
            </>
          ) : null}
        </div>
      )}
      {isOpen && known && number !== 0 && !isTyping ? (
        <div className="mt-2 overflow-x-auto rounded-control border border-line">
          <table className="sheet sheet-dense">
            <TableHead cells={[say.dateCode, say.lotNo, { num: say.onHand }, { num: say.take }]} />
            <tbody>
              {known.map((lot) => {
                const value = byHand
                  ? (byHand.get(lot.lotId) ?? '0')
                  : String(takes?.find((take) => take.lotId === lot.lotId)?.number ?? 0);
                const tooMany = (numberIn(value) ?? Number.POSITIVE_INFINITY) > lot.onHand;
                return (
                  <tr key={lot.lotId}>
                    <td className="num">{lot.dateCode}</td>
                    <td className="num whitespace-nowrap">{lot.lotNo}</td>
                    <td className="num-cell">{show(lot.onHand)}</td>
                    <td className="num-cell">
                      <Input
                        size="sm"
                        inputMode="numeric"
                        aria-label={`${say.take} · ${lot.dateCode} ${lot.lotNo}`}
                        aria-invalid={tooMany || undefined}
                        title={tooMany ? say.lotWrong(show(lot.onHand)) : undefined}
                        className="num ml-auto max-w-24 text-right"
                        value={value}
                        onChange={(event) => takeByHand(lot.lotId, event.target.value)}
                        onFocus={(event) => event.target.select()}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  );
}

// The window in which a store changes a ladder, the least quantity and the multiple.
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { centsToWire, lineAmount, parseUnitPrice } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { raisedMinBuyNum } from '#kit/rules/quantity.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsProtocol, type SellerGoods } from '../goods.protocol.ts';
import { isLadder } from '../price-tier.ts';
import { sellerGoodsWords } from './seller-goods-words.ts';

const MOST_STEPS = 10;

interface Step {
  key: number;
  minNum: string;
  unitPrice: string;
}

const bare = (decimal: string) => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
const piecesIn = (text: string) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? Number(text) : undefined);

/** Mount it to open it. What is wrong stands under each step; the whole is held against the rule `isLadder`. */
export function SellerLadderDialog({
  goods,
  onClose,
  onSaved,
}: {
  goods: SellerGoods;
  onClose: () => void;
  onSaved: () => void;
}) {
  const say = useWords(sellerGoodsWords);
  const nextKey = useRef(goods.priceTiers.length);
  const [minBuyNum, setMinBuyNum] = useState(String(goods.minBuyNum));
  const [multiple, setMultiple] = useState(String(goods.multiple));
  const [steps, setSteps] = useState<Step[]>(() =>
    goods.priceTiers.map((tier, key) => ({
      key,
      minNum: String(tier.minNum),
      unitPrice: bare(tier.unitPrice),
    })),
  );
  const [isChecked, setChecked] = useState(false);

  const least = piecesIn(minBuyNum);
  const by = piecesIn(multiple);
  const raised = least && by ? raisedMinBuyNum(least, by) : undefined;
  const rows = steps.map((step, i) => {
    const minNum = piecesIn(step.minNum);
    const unitPrice = parseUnitPrice(step.unitPrice);
    const before = steps[i - 1];
    const numberWrong = !minNum
      ? say.numberWrong
      : before && minNum <= (piecesIn(before.minNum) ?? 0)
        ? say.mustAscend
        : null;
    const dearer =
      before && unitPrice && unitPrice >= (parseUnitPrice(before.unitPrice) ?? Number.POSITIVE_INFINITY);
    const priceWrong = !unitPrice ? say.priceWrong : dearer ? say.mustDescend : null;
    return { step, minNum, unitPrice, numberWrong, priceWrong };
  });
  const tiers = rows.flatMap(({ minNum, unitPrice }) => (minNum && unitPrice ? [{ minNum, unitPrice }] : []));
  const isRight = Boolean(least && by) && tiers.length === steps.length && isLadder(tiers);

  const change = (key: number, part: Partial<Step>) =>
    setSteps((before) => before.map((step) => (step.key === key ? { ...step, ...part } : step)));

  function check() {
    setChecked(true);
    return isRight;
  }

  async function save() {
    await call(goodsProtocol.changeLadder, {
      productId: goods.productId,
      minBuyNum: least!,
      multiple: by!,
      priceTiers: steps.map((step) => ({ minNum: Number(step.minNum), unitPrice: step.unitPrice.trim() })),
    });
    onSaved();
  }

  return (
    <FormDialog
      onClose={onClose}
      check={check}
      onSubmit={save}
      title={say.ladderTitle(goods.partNo)}
      text={say.ladderText}
      submitLabel={say.save}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={say.minBuyNum}
          error={isChecked && !least ? say.numberWrong : null}
          hint={raised && least && raised !== least ? say.raised(raised.toLocaleString('en-US')) : undefined}
        >
          <Input
            inputMode="numeric"
            className="num"
            value={minBuyNum}
            onChange={(event) => setMinBuyNum(event.target.value)}
          />
        </Field>
        <Field label={say.multiple} error={isChecked && !by ? say.numberWrong : null}>
          <Input
            inputMode="numeric"
            className="num"
            value={multiple}
            onChange={(event) => setMultiple(event.target.value)}
          />
        </Field>
      </div>
      <div>
        <div
          aria-hidden="true"
          className="mb-1 grid grid-cols-[1fr_1fr_32px] gap-2 text-13 text-secondary sm:grid-cols-[1fr_1fr_110px_32px]"
        >
          <span>{say.from}</span>
          <span>{say.unitPrice}</span>
          <span className="text-right max-sm:hidden">{say.lineTotal}</span>
        </div>
        <ul className="space-y-2">
          {rows.map(({ step, minNum, unitPrice, numberWrong, priceWrong }, i) => (
            <li key={step.key}>
              <div className="grid grid-cols-[1fr_1fr_32px] items-center gap-2 sm:grid-cols-[1fr_1fr_110px_32px]">
                <Input
                  inputMode="numeric"
                  className="num"
                  after="+"
                  aria-label={`${say.step(i + 1)} · ${say.from}`}
                  aria-invalid={isChecked && numberWrong ? true : undefined}
                  value={step.minNum}
                  onChange={(event) => change(step.key, { minNum: event.target.value })}
                />
                <Input
                  inputMode="decimal"
                  className="num"
                  before="¥"
                  aria-label={`${say.step(i + 1)} · ${say.unitPrice}`}
                  aria-invalid={isChecked && priceWrong ? true : undefined}
                  value={step.unitPrice}
                  onChange={(event) => change(step.key, { unitPrice: event.target.value })}
                />
                <span className="num text-right text-13 text-hint max-sm:hidden">
                  {minNum && unitPrice ? showAmount(centsToWire(lineAmount(unitPrice, minNum))) : '—'}
                </span>
                <IconButton
                  label={say.removeStep(i + 1)}
                  icon={<Trash2 size={16} aria-hidden="true" />}
                  disabled={steps.length === 1}
                  onClick={() => setSteps(steps.filter((one) => one.key !== step.key))}
                />
              </div>
              {isChecked && (numberWrong || priceWrong) ? (
                <p className="mt-1 text-12 text-refused">
                  {[numberWrong, priceWrong].filter(Boolean).join(' · ')}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
        <Button
          variant="link"
          className="mt-2"
          icon={<Plus size={14} aria-hidden="true" />}
          disabled={steps.length >= MOST_STEPS}
          onClick={() => setSteps([...steps, { key: nextKey.current++, minNum: '', unitPrice: '' }])}
        >
          {say.addStep}
        </Button>
      </div>
    </FormDialog>
  );
}

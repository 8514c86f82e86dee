// The window in which a store approves samples: all or fewer of each, another part instead, and who pays the carriage.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { SellerGoods } from '#mall/goods/goods.protocol.ts';
import { sellerGoodsList } from '#mall/goods/seller-goods-list.ts';
import { storeSampleWords } from '#mall/sample/parts/store-sample-words.ts';
import { sampleProtocol } from '#mall/sample/sample.protocol.ts';
import type { SampleCard, SampleLineReply } from '#mall/sample/sample-detail.protocol.ts';
import { FREIGHT_PAYER_KEYS, FREIGHT_PAYERS, type FreightPayer } from '#mall/sample/sample-terms.ts';

interface Choice {
  number: string;
  instead: Pick<SellerGoods, 'productId' | 'partNo'> | undefined;
}

const numberIn = ({ number }: Choice, { askedNum }: SampleLineReply): number | undefined =>
  /^\d{1,3}$/.test(number.trim()) && Number(number) <= askedNum ? Number(number) : undefined;

/** Mount it to open it. All that was asked for is preset. */
export function ApproveSampleDialog(props: {
  sample: SampleCard;
  onClose: () => void;
  /** @param isOffered a substitute waits for the designer's yes */
  onApproved: (isOffered: boolean) => void;
}) {
  const { sample, onClose, onApproved } = props;
  const say = useWords(storeSampleWords);
  const language = useLanguage();
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(
    () =>
      new Map(
        sample.lines.map((line) => [
          line.sampleLineId,
          { number: String(line.askedNum), instead: undefined },
        ]),
      ),
  );
  const [freightPayer, setFreightPayer] = useState<FreightPayer>('store');
  const [isChecked, setChecked] = useState(false);
  const choiceOf = (line: SampleLineReply) => choices.get(line.sampleLineId)!;
  const change = (line: SampleLineReply, part: Partial<Choice>) =>
    setChoices((before) => new Map(before).set(line.sampleLineId, { ...choiceOf(line), ...part }));
  const hasSubstitute = sample.lines.some((line) => choiceOf(line).instead);

  function check() {
    setChecked(true);
    const numbers = sample.lines.map((line) => numberIn(choiceOf(line), line));
    if (numbers.includes(undefined)) return false;
    return numbers.every((number) => number === 0) ? say.nothingApproved : true;
  }

  async function approve() {
    await call(sampleProtocol.approve, {
      sampleSn: sample.sampleSn,
      version: sample.version,
      freightPayer,
      lines: sample.lines.map((line) => {
        const { number, instead } = choiceOf(line);
        return {
          sampleLineId: line.sampleLineId,
          approvedNum: Number(number),
          ...(instead ? { productId: instead.productId } : {}),
        };
      }),
    });
    onApproved(hasSubstitute);
  }

  return (
    <FormDialog
      size="lg"
      title={say.approveTitle(sample.sampleSn)}
      text={hasSubstitute ? say.substituteNote : undefined}
      submitLabel={say.approve}
      onClose={onClose}
      check={check}
      onSubmit={approve}
    >
      <ul className="divide-y divide-line rounded-control border border-line">
        {sample.lines.map((line) => {
          const choice = choiceOf(line);
          const isWrong = isChecked && numberIn(choice, line) === undefined;
          return (
            <li key={line.sampleLineId} className="space-y-2 px-3 py-2">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1">
                  <span className="num block font-semibold wrap-anywhere">{line.partNo}</span>
                  <span className="num text-12 text-hint">
                    {line.brandName} · {say.asked} {line.askedNum}
                  </span>
                </span>
                <span className="flex items-center gap-2 text-13 whitespace-nowrap text-secondary">
                  <span aria-hidden="true">{say.approved}</span>
                  <span className="block w-20">
                    <Input
                      size="sm"
                      inputMode="numeric"
                      maxLength={3}
                      aria-label={say.approvedOf(line.partNo)}
                      aria-invalid={isWrong || undefined}
                      value={choice.number}
                      onChange={(event) => change(line, { number: event.target.value })}
                      onFocus={(event) => event.target.select()}
                      className="num"
                    />
                  </span>
                </span>
              </div>
              {isWrong ? <p className="text-12 text-refused">{say.wrongNumber(line.askedNum)}</p> : null}
              <Substitute
                line={line}
                chosen={choice.instead}
                onChoose={(instead) => change(line, { instead })}
              />
            </li>
          );
        })}
      </ul>
      <Field label={say.carriage} required group>
        <RadioGroup
          name="freightPayer"
          value={freightPayer}
          onChange={setFreightPayer}
          options={FREIGHT_PAYER_KEYS.map((value) => ({ value, label: FREIGHT_PAYERS[value][language] }))}
        />
      </Field>
    </FormDialog>
  );
}

/** Looks among the store's own products with samples. */
function Substitute(props: {
  line: SampleLineReply;
  chosen: Choice['instead'];
  onChoose: (chosen: Choice['instead']) => void;
}) {
  const { line, chosen, onChoose } = props;
  const say = useWords(storeSampleWords);
  const [isOpen, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.trim();
  const {
    reply,
    error,
    busy: isBusy,
  } = useCall(sellerGoodsList.list, wanted.length < 2 ? undefined : { keyword: wanted, pageSize: 20 });
  const fits = (goods: SellerGoods) => goods.sampleStock > 0 && goods.productId !== line.productId;
  const found = error ? [] : reply?.list.filter(fits);

  if (chosen) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-13">
        <span className="text-secondary">{say.instead}</span>
        <span className="num font-semibold">{chosen.partNo}</span>
        <Button variant="link" onClick={() => onChoose(undefined)}>
          {say.noSubstitute}
        </Button>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <Button variant="link" onClick={() => setOpen(true)}>
        {say.useSubstitute}
      </Button>
    );
  }
  return (
    <div className="space-y-1">
      <Input
        size="sm"
        value={keyword}
        placeholder={say.findSubstitute}
        aria-label={`${say.findSubstitute} · ${line.partNo}`}
        onChange={(event) => setKeyword(event.target.value)}
        className="num max-w-72"
      />
      {isBusy ? <p className="text-12 text-hint">{say.searching}</p> : null}
      {!isBusy && found?.length === 0 ? <p className="text-12 text-hint">{say.noneFound}</p> : null}
      {found && found.length > 0 ? (
        <ul className="max-h-40 max-w-72 overflow-y-auto rounded-control border border-line">
          {found.map((goods) => (
            <li key={goods.productId}>
              <button
                type="button"
                onClick={() => {
                  onChoose(goods);
                  setOpen(false);
                }}
                className="flex w-full items-baseline justify-between gap-3 px-2 py-1 text-left text-13 hover:bg-brand-wash"
              >
                <span className="num wrap-anywhere">{goods.partNo}</span>
                <span className="num text-12 text-hint">{goods.sampleStock}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

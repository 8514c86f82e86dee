// The lines of a quotation on a phone: one card each, the price on it, everything else behind it.

import { memo } from 'react';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryLineContent } from '#mall/inquiry/inquiry-lines.ts';
import { useUnit } from '#mall/inquiry/parts/use-unit.ts';
import { AskedLine } from '../version/asked-line.tsx';
import { draftAmount } from './quote-amounts.ts';
import { readCell, writeCell } from './quote-cells.ts';
import type { DraftLine } from './quote-draft.ts';
import { quoteFaultText } from './quote-fault-text.ts';
import { lineFaults } from './quote-faults.ts';
import { quoteFormWords } from './quote-form-words.ts';
import { AnswerChoice, type QuoteSheetProps } from './quote-sheet.tsx';

export function QuoteLineCards(props: QuoteSheetProps) {
  const { lines, asked, allowsAlternatives, allowsPartial, isStrict, onChange, onOpen } = props;
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.lineNo} className="[contain-intrinsic-size:auto_148px] [content-visibility:auto]">
          <LineCard
            line={line}
            asked={asked.get(line.lineNo)}
            wantedPrice={props.wantedPrices.get(line.lineNo)}
            allowsAlternatives={allowsAlternatives}
            allowsPartial={allowsPartial}
            isStrict={isStrict}
            onChange={onChange}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

const LineCard = memo(function LineCard({
  line,
  asked,
  wantedPrice,
  allowsAlternatives,
  allowsPartial,
  isStrict,
  onChange,
  onOpen,
}: Pick<QuoteSheetProps, 'allowsAlternatives' | 'allowsPartial' | 'isStrict' | 'onChange' | 'onOpen'> & {
  line: DraftLine;
  asked: InquiryLineContent | undefined;
  wantedPrice: string | undefined;
}) {
  const unitOf = useUnit();
  const say = useWords(quoteFormWords);
  const faults = isStrict || line.answer !== '' ? lineFaults(line) : {};
  const wrong = [...new Set(Object.values(faults))];
  const amount = draftAmount(line);
  const price = line.fees ? 'fee_test' : 'unitPrice';
  return (
    <div className="grid gap-2 p-3">
      <div className="flex items-start justify-between gap-2">
        <AskedLine asked={asked} lineNo={line.lineNo} />
        <span className="num shrink-0 text-right text-13 font-semibold">
          {line.number.toLocaleString('en-US')}
          <span className="block text-12 font-normal text-hint">{unitOf(asked?.unit)}</span>
        </span>
      </div>
      <div className="flex items-center gap-2">
        <AnswerChoice
          row={-1}
          value={line.answer}
          allowsAlternatives={allowsAlternatives}
          allowsPartial={allowsPartial}
          label={`${say.line(line.lineNo)} ${say.answer}`}
          isWrong={faults.answer !== undefined}
          onChange={(answer) => {
            onChange(line.lineNo, (now) => ({ ...now, answer }));
            if (answer === 'alternative') onOpen(line.lineNo);
          }}
        />
        <Input
          size="sm"
          inputMode="decimal"
          maxLength={18}
          disabled={line.answer === 'none'}
          aria-label={`${say.line(line.lineNo)} ${line.fees ? say.fee_test : say.unitPriceShort}`}
          aria-invalid={faults.unitPrice || faults.fees ? true : undefined}
          placeholder={line.fees ? say.fee_test : say.unitPriceShort}
          before={<span className="text-12">¥</span>}
          value={line.answer === 'none' ? '' : readCell(line, price)}
          onChange={(event) => {
            const { value } = event.target;
            onChange(line.lineNo, (now) => writeCell(now, price, value));
          }}
        />
      </div>
      <div className="flex items-center justify-between gap-2 text-12">
        {wrong.length > 0 ? (
          <ul className="text-refused">
            {wrong.map((fault) => (
              <li key={fault}>{quoteFaultText(say, fault)}</li>
            ))}
          </ul>
        ) : (
          <span className="num text-secondary">
            {amount === undefined ? '' : `${say.amount} ${showAmount(centsToWire(amount))}`}
            {wantedPrice ? <span className="ml-2 text-waiting">{say.buyerWants(wantedPrice)}</span> : null}
          </span>
        )}
        <Button
          size="sm"
          variant="link"
          aria-label={say.moreOf(line.lineNo)}
          onClick={() => onOpen(line.lineNo)}
        >
          {say.fillIn}
        </Button>
      </div>
    </div>
  );
});

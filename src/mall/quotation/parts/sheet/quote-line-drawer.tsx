// Everything about one line of a quotation that is being typed: price breaks, another part with its differences, fees, packing.

import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Drawer } from '#kit/ui/drawer.tsx';
import { Field } from '#kit/ui/field.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type InquiryLineContent, lineTitle } from '#mall/inquiry/inquiry-lines.ts';
import { useUnit } from '#mall/inquiry/parts/use-unit.ts';
import { wishFacts } from '../version/asked-line.tsx';
import { draftAmount } from './quote-amounts.ts';
import { type DraftLine, FEES } from './quote-draft.ts';
import { quoteFaultText } from './quote-fault-text.ts';
import { type LineFaults, lineFaults } from './quote-faults.ts';
import { quoteFormWords } from './quote-form-words.ts';
import { AnswerChoice } from './quote-sheet.tsx';

const MOST_BREAKS = 10;
const MOST_DIFFERENCES = 20;

export interface QuoteLineDrawerProps {
  line: DraftLine;
  asked: InquiryLineContent | undefined;
  allowsAlternatives: boolean;
  allowsPartial: boolean;
  onChange: (lineNo: number, change: (line: DraftLine) => DraftLine) => void;
  onClose: () => void;
  /** To the line before or after; absent where there is none. */
  onBefore?: () => void;
  onNext?: () => void;
}

export function QuoteLineDrawer(props: QuoteLineDrawerProps) {
  const unitOf = useUnit();
  const { line, asked, allowsAlternatives, allowsPartial, onChange, onClose, onBefore, onNext } = props;
  const say = useWords(quoteFormWords);
  const language = useLanguage();
  const faults: LineFaults = line.answer === '' ? {} : lineFaults(line);
  const edit = (part: Partial<DraftLine>) => onChange(line.lineNo, (now) => ({ ...now, ...part }));
  const amount = draftAmount(line);
  const isOffered = line.answer !== 'none';
  const fault = (name: keyof LineFaults) => {
    const found = faults[name];
    return found ? quoteFaultText(say, found) : null;
  };
  const text = (
    name: 'partNo' | 'brandName' | 'packageName' | 'dateCode' | 'packing' | 'accreditation',
    label: string,
    maxLength: number,
    hint?: string,
  ) => (
    <Field label={label} error={name === 'partNo' ? fault('partNo') : null} hint={hint}>
      <Input
        size="sm"
        maxLength={maxLength}
        value={line[name]}
        onChange={(event) => edit({ [name]: event.target.value })}
      />
    </Field>
  );
  const number = (name: 'multiple' | 'spq' | 'leadDays' | 'lotNum' | 'warrantyMonths', label: string) => (
    <Field label={label} error={fault(name)}>
      <Input
        size="sm"
        inputMode="numeric"
        maxLength={11}
        value={line[name]}
        onChange={(event) => edit({ [name]: event.target.value })}
      />
    </Field>
  );
  return (
    <Drawer
      size="lg"
      open
      onOpenChange={(open) => open || onClose()}
      title={say.line(line.lineNo)}
      footer={
        <>
          <Button disabled={!onBefore} onClick={onBefore}>
            {say.lineBefore}
          </Button>
          <Button disabled={!onNext} onClick={onNext} variant="primary">
            {say.nextLine}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div className="rounded-card bg-page p-3 text-13">
          <p className="num font-semibold break-all">{asked ? lineTitle(asked.wish) : ''}</p>
          <p className="text-secondary">{asked ? wishFacts(asked.wish, language).join(' · ') : ''}</p>
          <p className="num mt-1">
            {say.askedNum} {line.number.toLocaleString('en-US')} {unitOf(asked?.unit)}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <AnswerChoice
            row={-1}
            value={line.answer}
            allowsAlternatives={allowsAlternatives}
            allowsPartial={allowsPartial}
            label={say.answer}
            onChange={(answer) => edit({ answer })}
          />
          <span className="num text-14">
            {say.amount}{' '}
            <b className="text-price-ink">{amount === undefined ? '—' : showAmount(centsToWire(amount))}</b>
          </span>
        </div>
        {line.answer === 'alternative' ? (
          <Differences
            line={line}
            error={fault('differences')}
            onChange={(differences) => edit({ differences })}
          >
            <div className="grid gap-3 sm:grid-cols-3">
              {text('partNo', say.partNo, 80)}
              {text('brandName', say.brand, 60)}
              {text('packageName', say.package, 60)}
            </div>
          </Differences>
        ) : null}
        {!isOffered ? null : line.fees ? (
          <Part title={say.fees} error={fault('fees')}>
            <div className="grid gap-3 sm:grid-cols-3">
              {FEES.map((fee) => (
                <Field key={fee} label={say[`fee_${fee}`]}>
                  <Input
                    size="sm"
                    inputMode="decimal"
                    maxLength={14}
                    value={line.fees?.[fee] ?? ''}
                    onChange={(event) =>
                      edit({ fees: line.fees ? { ...line.fees, [fee]: event.target.value } : null })
                    }
                  />
                </Field>
              ))}
              {text('accreditation', say.accreditation, 60, say.accreditationHint)}
              {number('leadDays', say.leadDays)}
            </div>
            <Checkbox
              checked={line.isSubcontracted}
              onChange={(event) => edit({ isSubcontracted: event.target.checked })}
            >
              {say.subcontracted}
            </Checkbox>
            {line.isSubcontracted ? <p className="text-12 text-hint">{say.subcontractedHint}</p> : null}
          </Part>
        ) : (
          <>
            <Breaks
              line={line}
              error={fault('breaks') ?? fault('unitPrice') ?? fault('minNumber')}
              onChange={(breaks) => edit({ breaks })}
            />
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
              {number('multiple', say.multiple)}
              {number('spq', say.spq)}
              {number('leadDays', say.leadDays)}
              {text('dateCode', say.dateCode, 20)}
              {number('lotNum', say.lotNum)}
              {number('warrantyMonths', say.warrantyMonths)}
              {text('packing', say.packing, 60, say.packingHint)}
            </div>
          </>
        )}
        <Field label={say.remark} optional>
          <Textarea
            rows={2}
            maxLength={300}
            value={line.remark}
            onChange={(event) => edit({ remark: event.target.value })}
          />
        </Field>
      </div>
    </Drawer>
  );
}

function Part({ title, error, children }: { title: string; error?: string | null; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-semibold">{title}</h3>
      {children}
      {error ? (
        <p role="alert" className="text-12 text-refused">
          {error}
        </p>
      ) : null}
    </section>
  );
}

function Breaks({
  line,
  error,
  onChange,
}: {
  line: DraftLine;
  error: string | null;
  onChange: (breaks: DraftLine['breaks']) => void;
}) {
  const say = useWords(quoteFormWords);
  const change = (at: number, part: Partial<DraftLine['breaks'][number]>) =>
    onChange(line.breaks.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <Part title={say.breaks} error={error}>
      <ul className="grid gap-2">
        {line.breaks.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a break is its place in the ladder
          <li key={at} className="flex items-center gap-2">
            <Input
              size="sm"
              inputMode="numeric"
              maxLength={11}
              aria-label={`${say.breaks} ${at + 1} ${say.fromNumber}`}
              before={<span className="text-12">≥</span>}
              value={one.number}
              onChange={(event) => change(at, { number: event.target.value })}
              className="max-w-40"
            />
            <Input
              size="sm"
              inputMode="decimal"
              maxLength={18}
              aria-label={`${say.breaks} ${at + 1} ${say.unitPriceShort}`}
              before={<span className="text-12">¥</span>}
              value={one.unitPrice}
              onChange={(event) => change(at, { unitPrice: event.target.value })}
              className="max-w-48"
            />
            {at > 0 ? (
              <IconButton
                label={say.removeBreak(one.number)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => onChange(line.breaks.filter((_, index) => index !== at))}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="sm"
          disabled={line.breaks.length >= MOST_BREAKS}
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...line.breaks, { number: '', unitPrice: '' }])}
        >
          {say.addBreak}
        </Button>
      </div>
    </Part>
  );
}

function Differences({
  line,
  error,
  onChange,
  children,
}: {
  line: DraftLine;
  error: string | null;
  onChange: (differences: DraftLine['differences']) => void;
  children: ReactNode;
}) {
  const say = useWords(quoteFormWords);
  const change = (at: number, part: Partial<DraftLine['differences'][number]>) =>
    onChange(line.differences.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <>
      <Part title={say.offered}>{children}</Part>
      <Part title={say.differences} error={error}>
        <p className="text-12 text-hint">{say.differencesHint}</p>
        <ul className="grid gap-2">
          {line.differences.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a difference is its place in the list
            <li key={at} className="flex items-start gap-2 max-sm:flex-wrap">
              {(['name', 'asked', 'offered'] as const).map((field) => {
                const label =
                  field === 'name'
                    ? say.differenceName
                    : field === 'asked'
                      ? say.differenceAsked
                      : say.differenceOffered;
                return (
                  <Input
                    key={field}
                    size="sm"
                    maxLength={field === 'name' ? 60 : 120}
                    placeholder={label}
                    aria-label={`${say.differences} ${at + 1} ${label}`}
                    aria-invalid={field === 'name' && error && !one.name.trim() ? true : undefined}
                    value={one[field]}
                    onChange={(event) => change(at, { [field]: event.target.value })}
                  />
                );
              })}
              <IconButton
                label={say.removeDifference(at + 1)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => onChange(line.differences.filter((_, index) => index !== at))}
              />
            </li>
          ))}
        </ul>
        <div>
          <Button
            size="sm"
            disabled={line.differences.length >= MOST_DIFFERENCES}
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => onChange([...line.differences, { name: '', asked: '', offered: '' }])}
          >
            {say.addDifference}
          </Button>
        </div>
      </Part>
    </>
  );
}

// The buyer says what he asks for, money, a return or an exchange: pieces of each line, why, how much, and what he has to show.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor, PICTURE_TYPES } from '#mall/file/parts/upload-file.ts';
import type { OrderPart } from '#mall/order/order-part.ts';
import { afterSaleProtocol, type Maximum } from '../after-sale.protocol.ts';
import {
  CASE_PICTURES,
  type CaseKind,
  type CaseReason,
  caseKinds,
  caseReasons,
  reasonsFor,
} from '../after-sale-terms.ts';
import { caseWords as W } from './case-words.ts';
import { returnWords } from './return-words.ts';

const FIELDS = {
  kind: field.radio(
    returnWords.askedKind,
    { 1: caseKinds[1], 2: caseKinds[2], 3: caseKinds[3] },
    { empty: '1', look: 'plain', wide: true },
  ),
  reason: field.pick(W.reason, { place: W.chooseReason, missing: W.needsReason, required: true }),
  received: field.radio(
    W.received,
    { yes: W.yesReceived, no: W.notReceived },
    { empty: '' as 'yes' | 'no', look: 'plain', missing: W.received },
  ),
  /** Nothing typed: the most. */
  amount: field.amount(W.amount, {
    rule: (typed) => (typed === '' || (parseCents(typed) ?? 0) > 0 ? undefined : W.amountWrong),
  }),
  text: field.area(W.text, { optional: true, rows: 3, max: 500 }),
  files: field.files(
    W.pictures,
    { look: 'pictures', ...filesFor('evidence', CASE_PICTURES, PICTURE_TYPES) },
    { optional: true },
  ),
};

const isFree = (line: Maximum['lines'][number], part: OrderPart) =>
  line.left[part] > 0 && line.open[part] === '';

export function ApplyForm({ maximum }: { maximum: Maximum }) {
  const say = useWords(W);
  const language = useLanguage();
  const navigate = useNavigate();
  // samples that were not sent are cancelled as a whole
  const parts = (['U', 'D'] as const).filter(
    (one) => !(maximum.isOfSamples && one === 'U') && maximum.lines.some((line) => isFree(line, one)),
  );
  const [part, setPart] = useState<OrderPart>(parts[0] ?? 'U');
  const all = (of: OrderPart) =>
    Object.fromEntries(
      maximum.lines.flatMap((line) => (isFree(line, of) ? [[line.orderLineId, String(line.left[of])]] : [])),
    );
  const [typed, setTyped] = useState<Record<number, string>>(() => all(part));
  const [isAmountTyped, setAmountTyped] = useState(false);
  const form = useForm(FIELDS, {
    when: {
      kind: () => part === 'D' && !maximum.isOfSamples,
      received: ({ kind }) => part === 'D' && (kind === '3' || maximum.isOfSamples),
      amount: ({ kind }) => part === 'U' || kind !== '2' || maximum.isOfSamples,
    },
  });
  const kind = part === 'U' || maximum.isOfSamples ? 3 : (Number(form.values.kind) as CaseKind);
  const act = useAct({ atField: form.atField });
  const claims = maximum.lines.flatMap((line) => {
    const number = Number(typed[line.orderLineId] ?? 0);
    return isFree(line, part) && Number.isInteger(number) && number > 0
      ? [{ orderLineId: line.orderLineId, number }]
      : [];
  });
  const reason = (form.values.reason || 'R15') as CaseReason;
  const asked = { orderSn: maximum.orderSn, part, reason, lines: claims };
  const { reply, error } = useCall(
    afterSaleProtocol.maximum,
    claims.length > 0 ? { ...asked, lines: JSON.stringify(claims) } : undefined,
    250,
  );
  const most = claims.length > 0 ? reply?.most : undefined;
  const amount = isAmountTyped ? form.values.amount : (most?.amount ?? '');
  const fields = {
    ...form,
    values: { ...form.values, amount },
    set: ((name, value) => {
      if (name === 'amount') setAmountTyped(true);
      if (name === 'kind') form.set('reason', '');
      form.set(name, value);
    }) as typeof form.set,
  };

  const choose = (next: OrderPart) => {
    setPart(next);
    setTyped(all(next));
    form.set('reason', '');
    setAmountTyped(false);
  };

  async function send() {
    if (claims.length === 0) return toast.show({ tone: 'refused', text: say.pickSome });
    if (!form.check()) return;
    if (form.isUploading) return toast.show({ tone: 'waiting', text: say.stillUploading });
    await act.run(async (requestId) => {
      const { caseSn } = await call(afterSaleProtocol.apply, {
        ...asked,
        kind,
        text: form.values.text.trim(),
        ...(part === 'D' && kind === 3 ? { isReceived: form.values.received === 'yes' } : {}),
        ...(isAmountTyped && kind !== 2 ? { amount: amount.trim() } : {}),
        imageFileIds: fileIdsOf(form.values.files),
        requestId,
      });
      form.forget();
      toast.show({ text: say.applied });
      await navigate(`/member/order/refund/detail?caseSn=${caseSn}`, { replace: true });
    });
  }

  if (parts.length === 0) return <Card title={say.whichPart}>{maximum.why || say.nothingLeft}</Card>;
  return (
    <div className="flex flex-col gap-3">
      <Card
        flush
        title={say.whichPart}
        actions={
          <span className="flex gap-2">
            <Button size="sm" variant="link" onClick={() => setTyped(all(part))}>
              {say.fillAll}
            </Button>
            <Button size="sm" variant="link" onClick={() => setTyped({})}>
              {say.fillNone}
            </Button>
          </span>
        }
      >
        {parts.length > 1 ? (
          <RadioGroup
            className="border-b border-line px-4 py-3"
            name="part"
            aria-label={say.whichPart}
            value={part}
            onChange={choose}
            options={parts.map((value) => ({ value, label: value === 'U' ? say.partU : say.partD }))}
          />
        ) : (
          <p className="border-b border-line px-4 py-2 text-13 text-secondary">
            {part === 'U' ? say.partU : say.partD}
          </p>
        )}
        <ul className="divide-y divide-line px-4">
          {maximum.lines
            .filter((line) => line.left[part] > 0 || line.open[part] !== '')
            .map((line) => (
              <li key={line.orderLineId} className="flex flex-wrap items-center gap-3 py-3 text-13">
                <ChipImage src={line.goodsImage} packageName={line.packageName} size={44} />
                <span className="min-w-0 flex-1 basis-40">
                  <span className="num block font-semibold wrap-anywhere">{line.partNo}</span>
                  <span className="block text-12 text-hint sm:truncate">{line.goodsName}</span>
                </span>
                {line.open[part] ? (
                  <span className="text-12 text-waiting">{say.isOpen(line.open[part])}</span>
                ) : (
                  <span className="flex items-center gap-2">
                    <Input
                      inputMode="numeric"
                      className="num w-28! text-right"
                      aria-label={say.howMany(line.partNo)}
                      value={typed[line.orderLineId] ?? ''}
                      onChange={(event) =>
                        setTyped({
                          ...typed,
                          [line.orderLineId]: event.target.value.replace(/\D/g, '').slice(0, 10),
                        })
                      }
                    />
                    <span className="num text-12 whitespace-nowrap text-hint">
                      {say.leftOf(line.left[part])}
                    </span>
                  </span>
                )}
              </li>
            ))}
        </ul>
      </Card>
      <Card>
        <FormFields
          form={fields}
          now={{
            reason: {
              options: reasonsFor(part, kind, maximum.isOfSamples).map((value) => ({
                value,
                text: caseReasons[value][language],
              })),
            },
            amount: {
              hint: most
                ? Number(most.freight) > 0
                  ? say.mostWithFreight(showAmount(most.amount), showAmount(most.freight))
                  : say.mostIs(showAmount(most.amount))
                : undefined,
            },
          }}
        />
        <FormError className="mt-4">{act.error || (claims.length > 0 ? error : '')}</FormError>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" busy={act.busy} onClick={() => void send()}>
            {say.send}
          </Button>
          <span className="text-12 text-hint">{say.afterApply}</span>
        </div>
      </Card>
    </div>
  );
}

// The buyer says what he asks for, money, a return or an exchange: pieces of each line, why, how much, and what he has to show; or changes it while nobody has answered.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
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
import { fileIdsOf } from '#mall/file/parts/upload-file.ts';
import type { OrderPart } from '#mall/order/order-part.ts';
import { afterSaleProtocol, type Maximum } from '../after-sale.protocol.ts';
import type { CaseDetail } from '../after-sale-detail.protocol.ts';
import {
  type CaseKind,
  type CaseReason,
  caseKinds,
  caseReasons,
  isInFull,
  reasonsFor,
} from '../after-sale-terms.ts';
import { caseActionWords } from './case-action-words.ts';
import { aboveZeroIfAny } from './case-windows.tsx';
import { caseWords as W } from './case-words.ts';
import { returnWords } from './return-words.ts';
import { picturesField } from './said.tsx';
import { saidWords } from './said-words.ts';
import { WhereBack } from './where-back.tsx';

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
  amount: field.amount(caseActionWords.refundAmount, { rule: aboveZeroIfAny }),
  text: field.area(W.text, { optional: true, rows: 3, max: 500 }),
  files: picturesField(),
};

const isFree = (line: Maximum['lines'][number], part: OrderPart) =>
  line.left[part] > 0 && line.open[part] === '';

const isWhole = (part: OrderPart, reason: string) => isInFull(part, (reason || 'R15') as CaseReason);

/** @param one a case that is to be changed; `maximum` counts its pieces as free */
export function ApplyForm({ maximum, one }: { maximum: Maximum; one?: CaseDetail }) {
  const say = { ...useWords(W), ...useWords(caseActionWords), ...useWords(saidWords) };
  const language = useLanguage();
  const navigate = useNavigate();
  // samples that were not sent are cancelled as a whole
  const parts = (['U', 'D'] as const).filter(
    (of) =>
      !(maximum.isOfSamples && of === 'U') &&
      (!one || one.part === of) &&
      maximum.lines.some((line) => isFree(line, of)),
  );
  const [part, setPart] = useState<OrderPart>(parts[0] ?? 'U');
  const all = (of: OrderPart) =>
    Object.fromEntries(
      maximum.lines.flatMap((line) => (isFree(line, of) ? [[line.orderLineId, String(line.left[of])]] : [])),
    );
  const [typed, setTyped] = useState<Record<number, string>>(() =>
    one ? Object.fromEntries(one.lines.map((line) => [line.orderLineId, String(line.number)])) : all(part),
  );
  const [isAmountTyped, setAmountTyped] = useState(one !== undefined && Number(one.amount) > 0);
  const form = useForm(FIELDS, {
    initial: one && {
      kind: String(one.kind) as '1',
      reason: one.reason,
      received: one.isReceived === null ? undefined : one.isReceived ? 'yes' : 'no',
      amount: one.amount,
      text: one.text,
    },
    when: {
      kind: () => part === 'D' && !one && !maximum.isOfSamples,
      files: () => !one,
      received: ({ kind, reason }) =>
        part === 'D' && (maximum.isOfSamples || (kind === '3' && reason !== 'R11')),
      amount: ({ kind, reason }) => maximum.isOfSamples || (kind !== '2' && !isWhole(part, reason)),
    },
  });
  const kind = part === 'U' || maximum.isOfSamples ? 3 : (Number(form.values.kind) as CaseKind);
  const act = useAct({ atField: form.atField });
  const fits = (line: Maximum['lines'][number]) => line.isGoods || kind === 3;
  const claims = maximum.lines.flatMap((line) => {
    const number = Number(typed[line.orderLineId] ?? 0);
    return isFree(line, part) && fits(line) && Number.isInteger(number) && number > 0
      ? [{ orderLineId: line.orderLineId, number }]
      : [];
  });
  const reason = (form.values.reason || 'R15') as CaseReason;
  const isFull = !maximum.isOfSamples && isWhole(part, reason);
  const asked = { orderSn: maximum.orderSn, part, reason, lines: claims, caseSn: one?.caseSn };
  const { reply, error } = useCall(
    afterSaleProtocol.maximum,
    claims.length > 0 ? { ...asked, lines: JSON.stringify(claims) } : undefined,
    250,
  );
  const [toBalance, setToBalance] = useState(one?.toBalance ?? false);
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
      const said = {
        reason,
        lines: claims,
        text: form.values.text.trim(),
        toBalance,
        ...(part === 'D' && kind === 3 ? { isReceived: form.values.received === 'yes' } : {}),
        ...(isAmountTyped && kind !== 2 && !isFull ? { amount: amount.trim() } : {}),
      };
      const { caseSn } = one
        ? await call(afterSaleProtocol.edit, { caseSn: one.caseSn, version: one.version, ...said })
        : await call(afterSaleProtocol.apply, {
            ...said,
            orderSn: maximum.orderSn,
            part,
            kind,
            imageFileIds: fileIdsOf(form.values.files),
            requestId,
          });
      form.forget();
      toast.show({ text: one ? say.edited : say.applied });
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
                ) : !fits(line) ? (
                  <span className="text-12 text-hint">{say.onlyMoney}</span>
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
              options: reasonsFor(part, kind, maximum.isOfSamples)
                .filter((value) => maximum.reasons[part].includes(value))
                .map((value) => ({ value, text: caseReasons[value][language] })),
              hint: part === 'D' && maximum.noReasonDays > 0 ? say.noReason(maximum.noReasonDays) : undefined,
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
        {isFull && most ? (
          <p className="mt-3 text-13 text-secondary">{say.inFull(showAmount(most.amount))}</p>
        ) : null}
        {kind === 2 ? null : (
          <WhereBack
            from={(reply ?? maximum).transferredFrom}
            toBalance={toBalance}
            onChange={setToBalance}
          />
        )}
        <FormError className="mt-4">{act.error || (claims.length > 0 ? error : '')}</FormError>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" busy={act.busy} onClick={() => void send()}>
            {say.send}
          </Button>
          <span className="text-12 text-hint">
            {say.afterApply(maximum.rules.auditDays, maximum.rules.escalateDays)}
          </span>
        </div>
      </Card>
    </div>
  );
}

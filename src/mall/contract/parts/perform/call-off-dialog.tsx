// The window in which a purchaser orders under a contract: of a framework's price list as much as he needs, of another what is not ordered any more.

import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { centsToWire, lineAmount, parseUnitPrice, sum } from '#kit/money/money.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { isValidQuantity } from '#kit/rules/quantity.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Table, Td } from '#kit/ui/table.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { addressProtocol } from '#mall/address/address.protocol.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { contractProtocol } from '../../contract.protocol.ts';
import type { ContractLine } from '../../contract-content.ts';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { orderQuantity, quantityRuleOf } from '../../order-quantity.ts';
import { contractWords as W } from '../contract-words.ts';

const FIELDS = {
  addressId: field.pick(W.shipTo, { missing: W.addressMissing }),
  poNumber: field.text(W.poNumber, { optional: true, max: 40 }),
  remark: field.text(W.remark, { optional: true, wide: true, max: 200 }),
};

const numberOf = (text: string): number | undefined =>
  /^\d{0,10}$/.test(text.trim()) ? Number(text.trim() || 0) : undefined;

/** Mount it to open it. Leads on to the payment, or to the order where nothing is due yet. */
export function CallOffDialog(props: { contract: ContractDetail; onClose: () => void }) {
  const { contract, onClose } = props;
  const { contractSn, content, performance } = contract;
  const say = useWords(W);
  const language = useLanguage();
  const navigate = useNavigate();
  const [requestId] = useState(newRequestId);
  const isFramework = contract.kind === 'FRAMEWORK';
  const orderedOf = (lineNo: number) => performance.find((one) => one.lineNo === lineNo)?.orderedNum ?? 0;
  const leftOf = (line: ContractLine) => Math.max(0, line.number - orderedOf(line.lineNo));
  const [numbers, setNumbers] = useState<ReadonlyMap<number, string>>(
    () =>
      new Map(isFramework ? [] : content.lines.map((line) => [line.lineNo, String(leftOf(line))] as const)),
  );
  const form = useForm(FIELDS);
  const [isChecked, setChecked] = useState(false);
  const textOf = (lineNo: number) => numbers.get(lineNo) ?? '';

  const { reply: addresses, error: loadError } = useCall(addressProtocol.list, {});
  const usual = addresses?.find((one) => one.isDefault) ?? addresses?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the addresses are known
  useEffect(() => {
    if (usual && !form.values.addressId) form.set('addressId', String(usual.addressId));
    if (loadError) form.refuse('addressId', loadError);
  }, [usual, loadError]);

  const asked = content.lines.map((line) => ({ line, number: numberOf(textOf(line.lineNo)) }));
  const total = centsToWire(
    sum(
      asked.flatMap(({ line, number }) => {
        const price = parseUnitPrice(line.unitPrice);
        return price === undefined || !number ? [] : [lineAmount(price, number)];
      }),
    ),
  );

  /** What is wrong with a quantity, in a few words. */
  const faultOf = ({ line, number }: (typeof asked)[number]): string | undefined => {
    if (number === undefined) return say.numberWrong;
    const left = leftOf(line);
    if (!isFramework && number > left) return say.aboveLeft(left.toLocaleString('en-US'));
    if (number === 0 || (!isFramework && number === left)) return undefined;
    return isValidQuantity(number, quantityRuleOf(line)) ? undefined : orderQuantity(line)?.[language];
  };
  const isWrong = (one: (typeof asked)[number]) => faultOf(one) !== undefined;
  const wished = asked.flatMap(({ line, number }) => (number ? [{ lineNo: line.lineNo, number }] : []));

  const ahead = () => (wished.length === 0 || asked.some(isWrong) ? undefined : wished);
  // Who would have to approve it, asked for whole quantities and not for every figure; ordering says itself what is wrong.
  const [looked, setLooked] = useState(ahead);
  const { reply: outlook } = useCall(
    contractProtocol.previewCallOff,
    looked && { contractSn, lines: looked },
  );
  const path = outlook?.approval;

  function check() {
    setChecked(true);
    const isAddressed = form.check();
    if (asked.some(isWrong)) return false;
    if (asked.every(({ number }) => number === 0)) return say.callOffNothing;
    return isAddressed;
  }

  async function order() {
    const made = await call(contractProtocol.callOff, {
      contractSn,
      lines: wished,
      addressId: Number(form.values.addressId),
      poNumber: form.values.poNumber.trim(),
      remark: form.values.remark.trim(),
      requestId,
    });
    toast.show({ text: made.isAsked ? say.callOffAsked : say.callOffDone });
    await navigate(
      made.needsPayment
        ? `/buy/pay?paySn=${encodeURIComponent(made.paySn)}`
        : `/member/order/detail?orderSn=${encodeURIComponent(made.orderSn)}`,
    );
  }

  return (
    <FormDialog
      size="xl"
      title={isFramework ? say.callOffTitle : say.orderRest}
      text={isFramework ? say.callOffText : say.orderRestText}
      submitLabel={isFramework ? say.callOff : say.orderRest}
      aside={
        <>
          {say.orderTotal}{' '}
          <span className="num text-16 font-semibold text-price-ink">{showAmount(total)}</span>
        </>
      }
      onClose={onClose}
      check={check}
      onSubmit={order}
    >
      <Table
        dense
        label={say.priceList}
        minWidth="640px"
        className="border border-line"
        head={[
          say.item,
          { num: say.unitPrice },
          { num: say.agreed },
          { num: say.ordered },
          { num: say.thisTime },
        ]}
      >
        {asked.map((one) => {
          const { line } = one;
          const name = line.partNo || line.name;
          const fault = isChecked ? faultOf(one) : undefined;
          const quantity = orderQuantity(line)?.[language];
          return (
            <tr key={line.lineNo}>
              <Td className="max-w-72 wrap-anywhere">
                <span className="num font-semibold">{name}</span>
                <span className="block text-12 text-hint">{line.brandName}</span>
              </Td>
              <Td num title={say.agreedPrice(contractSn)}>
                {showUnitPrice(line.unitPrice)}
              </Td>
              <Td num>{line.number.toLocaleString('en-US')}</Td>
              <Td num>{orderedOf(line.lineNo).toLocaleString('en-US')}</Td>
              <Td num>
                <Input
                  size="sm"
                  inputMode="numeric"
                  className="min-w-28 max-w-28 text-right"
                  value={textOf(line.lineNo)}
                  maxLength={10}
                  aria-label={say.callOffNumber(name)}
                  aria-invalid={fault ? true : undefined}
                  onChange={(event) =>
                    setNumbers((before) => new Map(before).set(line.lineNo, event.target.value))
                  }
                  onBlur={() => setLooked(ahead())}
                />
                {fault ? (
                  <span className="block text-12 text-refused">{fault}</span>
                ) : quantity ? (
                  <span className="block text-12 text-hint">{quantity}</span>
                ) : null}
              </Td>
            </tr>
          );
        })}
      </Table>
      <FormFields
        form={form}
        now={{
          addressId: {
            hint: addresses?.length === 0 ? say.noAddress : undefined,
            place: form.values.addressId ? undefined : '—',
            options: addresses?.map((one) => ({
              value: String(one.addressId),
              text: `${one.receiverName} ${one.regionName} ${one.detailAddress}`,
            })),
          },
        }}
      />
      {path ? <ApprovalPathView path={path} className="border-t border-line pt-3" /> : null}
    </FormDialog>
  );
}

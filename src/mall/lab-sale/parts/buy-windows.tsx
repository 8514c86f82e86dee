// The windows in which a service or a package is bought at once: what it costs as it is typed, then on to the cashier.
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { toast } from '#kit/ui/toast.ts';
import { speak } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { abilityProtocol } from '#mall/ability/ability.protocol.ts';
import type { PackageDetail, ServiceDetail } from '#mall/ability/lab-goods.protocol.ts';
import { FormCosts } from '#mall/ability/parts/charge-result.tsx';
import { chargeWords } from '#mall/ability/parts/charge-words.ts';
import { boughtWords } from '#mall/testing/parts/bought/bought-words.ts';
import { marksOf } from '#mall/testing/parts/entrust-fields.ts';
import { labSaleProtocol } from '../lab-sale.protocol.ts';
import { PACKAGE_FIELDS, serviceFields, WITH_INVOICE } from './buy-fields.ts';

type Bought = Awaited<ReturnType<typeof call<typeof labSaleProtocol.buyService>>>;

/** To the cashier; where his own people are asked first, to its page. */
function useOnwards() {
  const say = useWords(boughtWords);
  const navigate = useNavigate();
  return async ({ needsPayment, isAsked, paySn, packSn, serviceSn }: Bought) => {
    if (needsPayment) return navigate(`/buy/pay?paySn=${paySn}`);
    toast.show({ text: isAsked ? say.askedPeople : say.ordered });
    return navigate(
      packSn ? `/member/order/packDetail?packageNo=${packSn}` : `/member/order/info?serviceSn=${serviceSn}`,
    );
  };
}

const isWhole = (typed: string) => /^[1-9]\d{0,4}$/.test(typed.trim());

export function BuyServiceWindow({ goods, onClose }: { goods: ServiceDetail; onClose: () => void }) {
  const say = useWords(boughtWords);
  const onwards = useOnwards();
  const isMetering = goods.kind === 'CALIBRATION';
  const { way, unit } = goods;
  const pageLanguage = useLanguage();
  const fields = useMemo(() => {
    const unitOf = (language: 'zh' | 'en') => speak(chargeWords, language)[way](unit);
    const specimens = isMetering ? boughtWords.instruments : boughtWords.specimens;
    return serviceFields(specimens, { zh: unitOf('zh'), en: unitOf('en') });
  }, [way, unit, isMetering]);
  const form = useForm(fields, {
    initial: { specimens: '1', units: '1', copies: '1', returnKg: '0' },
    when: WITH_INVOICE,
  });
  const { specimens, units, urgency, language, copies, returnKg } = form.values;
  const counts = {
    copies: /^\d+$/.test(copies) ? copies : '0',
    returnKg: /^\d+$/.test(returnKg) ? returnKg : '0',
  };
  const priced = useCall(
    abilityProtocol.calculate,
    isWhole(specimens) && isWhole(units)
      ? ({
          ...{ ...counts, urgency, reports: '1', isBilingual: language === 'BOTH' ? 1 : 0 },
          ...{ witnessDays: '0', manDays: '0', km: '0', nights: '0' },
          items: JSON.stringify([
            { capId: goods.capId, specimens: Number(specimens), units: Number(units), stage: 1 },
          ]),
        } as never)
      : undefined,
    300,
  );
  const { reply } = priced;
  return (
    <FormDialog
      title={say.buyService}
      text={say.buyServiceText}
      size="lg"
      submitLabel={say.pay}
      onClose={onClose}
      form={form}
      aside={
        reply ? (
          <span className="text-13">
            {say.total} <PriceText amount={reply.amount} size="lg" />
          </span>
        ) : null
      }
      check={() => form.check() && reply !== undefined}
      onSubmit={async (requestId) => {
        const { invoiceTitle, taxNo, ...said } = form.values;
        const hasInvoice = said.invoiceKind !== 'none';
        const invoice = hasInvoice ? { invoiceTitle, taxNo } : {};
        await onwards(
          await call(labSaleProtocol.buyService, {
            ...{
              ...said,
              ...counts,
              ...invoice,
              productId: goods.productId,
              amount: reply?.amount,
              requestId,
            },
          } as never),
        );
      }}
    >
      <FormFields
        form={form}
        now={{ marks: { options: marksOf(isMetering ? 'METERING' : 'INSPECTION', pageLanguage) } }}
      />
      <div aria-live="polite" aria-busy={priced.busy || undefined} className="mt-4 border-t border-line pt-3">
        <FormError>{priced.error}</FormError>
        {reply ? <FormCosts reply={reply} /> : null}
      </div>
    </FormDialog>
  );
}

export function BuyPackageWindow({ goods, onClose }: { goods: PackageDetail; onClose: () => void }) {
  const say = useWords(boughtWords);
  const onwards = useOnwards();
  const form = useForm(PACKAGE_FIELDS, { initial: { count: '1' }, when: WITH_INVOICE });
  const { count } = form.values;
  const language = useLanguage();
  // fen, so that no fraction is lost
  const fen = isWhole(count) ? Math.round(Number(goods.price) * 100) * Number(count) : 0;
  const amount = (fen / 100).toFixed(2);
  return (
    <FormDialog
      title={say.buyPackage}
      text={say.buyPackageText}
      submitLabel={say.pay}
      onClose={onClose}
      form={form}
      aside={
        <span className="text-13">
          {say.total} <PriceText amount={amount} size="lg" />
        </span>
      }
      onSubmit={async (requestId) => {
        const { invoiceTitle, taxNo, ...said } = form.values;
        const invoice = said.invoiceKind === 'none' ? {} : { invoiceTitle, taxNo };
        await onwards(
          await call(labSaleProtocol.buyPackage, {
            ...{ ...said, ...invoice, productId: goods.productId, amount, requestId },
          } as never),
        );
      }}
    >
      <FormFields form={form} now={{ marks: { options: marksOf('INSPECTION', language) } }} />
    </FormDialog>
  );
}

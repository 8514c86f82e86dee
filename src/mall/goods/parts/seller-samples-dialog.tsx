// The window in which a store sets the samples of a product: how many, at what price, how many to one request.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { words } from '#kit/words/words.ts';
import { goodsProtocol, type SellerGoods } from '../goods.protocol.ts';

export const sellerSampleWords = words({
  title: { zh: (partNo: string) => `样品 · ${partNo}`, en: (partNo: string) => `Samples · ${partNo}` },
  text: {
    zh: '样品与销售库存分开管理；剩余数量为 0 时不接受申请。',
    en: 'Samples are kept apart from the stock for sale; with 0 left nobody can ask for them.',
  },
  stock: { zh: '可申请数量', en: 'Pieces left' },
  price: { zh: '样品单价（元，0 为免费）', en: 'Price a piece (¥, 0 for free)' },
  limit: { zh: '每次申请上限（件）', en: 'Most pieces in one request' },
  wrongStock: { zh: '请输入 0 到 999999 的整数', en: 'A whole number from 0 to 999,999' },
  wrongPrice: { zh: '请输入 0 到 9999 的单价', en: 'A price from 0 to 9,999' },
  wrongLimit: { zh: '请输入 1 到 100 的整数', en: 'A whole number from 1 to 100' },
  saved: {
    zh: (partNo: string) => `${partNo} 的样品已更新`,
    en: (partNo: string) => `The samples of ${partNo} are saved`,
  },
  left: { zh: (n: number) => `样品 ${n}`, en: (n: number) => `${n} samples` },
});

/** Mount it to open it. */
export function SellerSamplesDialog(props: { goods: SellerGoods; onClose: () => void; onSaved: () => void }) {
  const { goods, onClose, onSaved } = props;
  const say = useWords(sellerSampleWords);
  const [values, setValues] = useState({
    stock: String(goods.sampleStock),
    price: String(Number(goods.samplePrice)),
    limit: String(goods.sampleLimit),
  });
  const [isChecked, setChecked] = useState(false);
  const wrong = {
    stock: /^\d{1,6}$/.test(values.stock.trim()) ? null : say.wrongStock,
    price:
      /^\d{1,4}(\.\d{1,6})?$/.test(values.price.trim()) && Number(values.price) <= 9999
        ? null
        : say.wrongPrice,
    limit:
      /^\d{1,3}$/.test(values.limit.trim()) && Number(values.limit) >= 1 && Number(values.limit) <= 100
        ? null
        : say.wrongLimit,
  };

  async function save() {
    await call(goodsProtocol.changeSamples, {
      productId: goods.productId,
      sampleStock: Number(values.stock),
      samplePrice: values.price.trim(),
      sampleLimit: Number(values.limit),
    });
    onSaved();
  }

  return (
    <FormDialog
      title={say.title(goods.partNo)}
      text={say.text}
      submitLabel={say.save}
      onClose={onClose}
      check={() => {
        setChecked(true);
        return !Object.values(wrong).some(Boolean);
      }}
      onSubmit={save}
    >
      {(['stock', 'price', 'limit'] as const).map((name) => (
        <Field key={name} label={say[name]} required error={isChecked ? wrong[name] : null}>
          <Input
            name={name}
            inputMode="decimal"
            className="num"
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      ))}
    </FormDialog>
  );
}

// The window in which an address for paper invoices is added or changed.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkMobile } from '#kit/rules/identity-rules.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { regionOf } from '#mall/address/parts/address-dialog.tsx';
import { addressWords as A } from '#mall/address/parts/address-words.ts';
import { COUNTRY, loadRegions } from '#mall/address/parts/load-regions.ts';
import { headerProtocol, type InvoiceAddress } from '../header.protocol.ts';
import { headerWords as W } from './header-words.ts';

const FIELDS = {
  receiverName: field.text(A.receiver, { missing: A.needsReceiver, max: 40, autoComplete: 'name' }),
  mobile: field.text(A.mobile, {
    required: true,
    rule: (value) => checkMobile(value.trim(), true),
    inputMode: 'tel',
    autoComplete: 'tel',
    max: 11,
  }),
  region: field.region(A.region, loadRegions, { missing: A.needsRegion, rootCode: COUNTRY, wide: true }),
  detailAddress: field.area(A.detail, {
    required: true,
    rule: (value) => (value.trim().length < 2 ? A.needsDetail : undefined),
    rows: 2,
    max: 200,
    wide: true,
  }),
  isDefault: field.yesNo(W.makeDefault),
};

/** @param edited null: a further one */
export function InvoiceAddressDialog({
  edited,
  onClose,
  onSaved,
}: {
  edited: InvoiceAddress | null;
  onClose: () => void;
  onSaved: () => void;
}) {
  const say = useWords(W);
  const form = useForm(FIELDS, {
    initial: { ...edited, region: edited ? regionOf(edited) : [], isDefault: edited?.isDefault === 1 },
    names: { districtCode: 'region' },
  });
  return (
    <FormDialog
      title={edited ? say.editAddress : say.addAddress}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        const { region, ...plain } = form.values;
        await call(headerProtocol.saveAddress, {
          ...plain,
          districtCode: region.at(-1)?.code ?? '',
          ...(edited ? { addressId: edited.addressId } : { requestId }),
        });
        onSaved();
        onClose();
      }}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}

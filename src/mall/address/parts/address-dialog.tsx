// The window in which a delivery address is added or changed.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkMobile } from '#kit/rules/identity-rules.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import type { Region } from '#kit/ui/region-cascader.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type Address, addressProtocol } from '../address.protocol.ts';
import { addressWords as W } from './address-words.ts';
import { COUNTRY, loadRegions } from './load-regions.ts';

export type AddressDialogProps = {
  /** The address to change, or a new one to add; null keeps the window shut. */
  edited: Address | 'new' | null;
  onClose: () => void;
  /** The first address of a member is his default one. */
  isFirst?: boolean;
  onSaved: (address: Address) => void;
};

const FIELDS = {
  receiverName: field.text(W.receiver, { missing: W.needsReceiver, max: 40, autoComplete: 'name' }),
  mobile: field.text(W.mobile, {
    required: true,
    rule: (value) => checkMobile(value.trim(), true),
    hint: W.mobileHint,
    inputMode: 'tel',
    autoComplete: 'tel',
    max: 11,
  }),
  region: field.region(W.region, loadRegions, { missing: W.needsRegion, rootCode: COUNTRY, wide: true }),
  detailAddress: field.area(W.detail, {
    required: true,
    rule: (value) => (value.trim().length < 2 ? W.needsDetail : undefined),
    hint: W.detailHint,
    autoComplete: 'street-address',
    rows: 2,
    max: 200,
    wide: true,
  }),
  companyName: field.text(W.company, {
    optional: true,
    autoComplete: 'organization',
    max: 100,
    wide: true,
  }),
  isDefault: field.yesNo(W.makeDefault),
};

/** Stays open with what was typed until the server has taken it; its refusal stands at the field it names. */
export function AddressDialog(props: AddressDialogProps) {
  const { edited } = props;
  return edited ? <AddressForm key={edited === 'new' ? 'new' : edited.addressId} {...props} /> : null;
}

function AddressForm({ edited, isFirst, onSaved, onClose }: AddressDialogProps) {
  const address = edited === 'new' || edited === null ? undefined : edited;
  const say = useWords(W);
  const form = useForm(FIELDS, {
    initial: {
      ...address,
      region: address && regionOf(address),
      isDefault: address ? address.isDefault === 1 : Boolean(isFirst),
    },
    names: { districtCode: 'region' },
  });
  return (
    <FormDialog
      title={address ? say.editAddress : say.add}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        const { region, ...plain } = form.values;
        const given = { ...plain, districtCode: region.at(-1)?.code ?? '' };
        onSaved(
          address
            ? await call(addressProtocol.edit, { addressId: address.addressId, ...given })
            : await call(addressProtocol.add, { ...given, requestId }),
        );
        onClose();
      }}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}

/** The cascader's choice as an address keeps it: three codes and one name of three words. */
export function regionOf(
  address: Pick<Address, 'provinceCode' | 'cityCode' | 'districtCode' | 'regionName'>,
): Region[] {
  const codes = [address.provinceCode, address.cityCode, address.districtCode].filter((code) => code !== '');
  const names = address.regionName.split(/[\s/]+/).filter((name) => name !== '');
  if (names.length !== codes.length) return [{ code: address.districtCode, name: address.regionName }];
  return codes.map((code, index) => ({ code, name: names[index]! }));
}

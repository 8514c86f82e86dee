// The windows in which a return address or a warehouse is added or changed.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { checkMobile } from '#kit/rules/identity-rules.ts';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import type { Region } from '#kit/ui/region-cascader.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { regionOf } from '#mall/address/parts/address-dialog.tsx';
import { addressWords as A } from '#mall/address/parts/address-words.ts';
import { COUNTRY, loadRegions } from '#mall/address/parts/load-regions.ts';
import {
  type ReturnAddress,
  returnAddressProtocol,
  type Warehouse,
  warehouseProtocol,
} from '../place.protocol.ts';
import { placeWords as W } from './place-words.ts';

/** Mount it to open it. */
interface PlaceFormProps<P> {
  /** Left out: a new one. */
  of: P | undefined;
  isFirst: boolean;
  onClose: () => void;
  onSaved: () => void;
}

const PLACE = {
  region: field.region(A.region, loadRegions, { missing: A.needsRegion, rootCode: COUNTRY, wide: true }),
  detailAddress: field.area(A.detail, {
    required: true,
    rule: (value) => (value.trim().length < 2 ? A.needsDetail : undefined),
    hint: A.detailHint,
    rows: 2,
    max: 200,
    wide: true,
  }),
  isDefault: field.yesNo(W.makeDefault),
};

const RETURN = {
  receiverName: field.text(W.contact, { missing: W.needsContact, max: 40 }),
  mobile: field.text(A.mobile, {
    required: true,
    rule: (value) => checkMobile(value.trim(), true),
    hint: A.mobileHint,
    inputMode: 'tel',
    max: 11,
  }),
  ...PLACE,
};

const WAREHOUSE = {
  code: field.text(W.code, { missing: W.needsCode, hint: W.codeHint, max: 20 }),
  name: field.text(W.name, { missing: W.needsName, max: 40 }),
  ...PLACE,
};

const initial = <P extends ReturnAddress | Warehouse>(of: P | undefined, isFirst: boolean) => ({
  ...of,
  region: of && regionOf(of),
  isDefault: of ? of.isDefault : isFirst,
});

/** What goes out of the fields that all places have. */
const given = <V extends { region: readonly Region[] }>({ region, ...plain }: V) => ({
  ...plain,
  districtCode: region.at(-1)?.code ?? '',
});

export function ReturnAddressForm({ of, isFirst, onClose, onSaved }: PlaceFormProps<ReturnAddress>) {
  const say = useWords(W);
  const form = useForm(RETURN, { initial: initial(of, isFirst), names: { districtCode: 'region' } });
  return (
    <FormDialog
      title={of ? say.editReturn : say.addReturn}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        const which = of ? { addressId: of.addressId } : { requestId };
        await call(returnAddressProtocol.save, { ...which, ...given(form.values) });
        onSaved();
      }}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}

export function WarehouseForm({ of, isFirst, onClose, onSaved }: PlaceFormProps<Warehouse>) {
  const say = useWords(W);
  const form = useForm(WAREHOUSE, { initial: initial(of, isFirst), names: { districtCode: 'region' } });
  return (
    <FormDialog
      title={of ? say.editWarehouse : say.addWarehouse}
      submitLabel={say.save}
      onClose={onClose}
      form={form}
      onSubmit={async (requestId) => {
        const which = of ? { warehouseId: of.warehouseId } : { requestId };
        await call(warehouseProtocol.save, { ...which, ...given(form.values) });
        onSaved();
      }}
    >
      <FormFields form={form} />
    </FormDialog>
  );
}

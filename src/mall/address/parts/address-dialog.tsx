// The window in which a delivery address is added or changed.
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CallError, call, newRequestId } from '#kit/browser/call.ts';
import { checkMobile } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { type Region, RegionCascader } from '#kit/ui/region-cascader.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type Address, addressProtocol } from '../address.protocol.ts';
import { addressWords } from './address-words.ts';
import { COUNTRY, loadRegions } from './load-regions.ts';

type FieldName = 'receiverName' | 'mobile' | 'districtCode' | 'detailAddress' | 'companyName';
type Faults = Partial<Record<FieldName | 'form', string>>;

export type AddressDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address to change; without it a new one is added. */
  address?: Address;
  /** The first address of a member is his default one. */
  isFirst?: boolean;
  onSaved: (address: Address) => void;
};

/** Stays open with what was typed until the server has taken it; its refusal stands at the field it names. */
export function AddressDialog(props: AddressDialogProps) {
  const say = useWords(addressWords);
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.address ? say.editAddress : say.add}
    >
      <AddressForm {...props} />
    </Dialog>
  );
}

function AddressForm({ address, isFirst, onSaved, onOpenChange }: AddressDialogProps) {
  const say = useWords(addressWords);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const requestId = useRef(newRequestId());
  const [fields, setFields] = useState({
    receiverName: address?.receiverName ?? '',
    mobile: address?.mobile ?? '',
    detailAddress: address?.detailAddress ?? '',
    companyName: address?.companyName ?? '',
    isDefault: address ? address.isDefault === 1 : Boolean(isFirst),
  });
  const [region, setRegion] = useState<Region[]>(address ? regionOf(address) : []);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);

  function set(change: Partial<typeof fields>) {
    setFields((now) => ({ ...now, ...change }));
    setFaults((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])),
    }));
  }

  function show(found: Faults) {
    flushSync(() => setFaults(found));
    if (form.current) focusFirstInvalid(form.current);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const districtCode = region.at(-1)?.code ?? '';
    const found: Faults = {};
    if (!fields.receiverName.trim()) found.receiverName = say.needsReceiver;
    const wrongMobile = checkMobile(fields.mobile.trim(), true);
    if (wrongMobile) found.mobile = wrongMobile[language];
    if (!districtCode) found.districtCode = say.needsRegion;
    if (fields.detailAddress.trim().length < 2) found.detailAddress = say.needsDetail;
    if (Object.keys(found).length > 0) return show(found);
    setBusy(true);
    try {
      const given = { ...fields, districtCode };
      const saved = address
        ? await call(addressProtocol.edit, { addressId: address.addressId, ...given })
        : await call(addressProtocol.add, { ...given, requestId: requestId.current });
      onSaved(saved);
      onOpenChange(false);
    } catch (reason) {
      const name = reason instanceof CallError ? (reason.data as { name?: string } | null)?.name : undefined;
      const message = reason instanceof CallError ? reason.message : say.saveFailed;
      // What was refused was not added: the next press is a new request.
      requestId.current = newRequestId();
      show(isFieldName(name) ? { [name]: message } : { form: message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => void save(event)}
      noValidate
      className="grid gap-4 pb-1 sm:grid-cols-2"
    >
      <Field label={say.receiverName} required error={faults.receiverName}>
        {(wiring) => (
          <Input
            {...wiring}
            name="receiverName"
            autoComplete="name"
            maxLength={40}
            value={fields.receiverName}
            onChange={(event) => set({ receiverName: event.target.value })}
          />
        )}
      </Field>
      <Field label={say.mobile} required error={faults.mobile} hint={say.mobileHint}>
        {(wiring) => (
          <Input
            {...wiring}
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={11}
            value={fields.mobile}
            onChange={(event) => set({ mobile: event.target.value })}
          />
        )}
      </Field>
      <Field label={say.region} required group error={faults.districtCode} className="sm:col-span-2">
        {(wiring) => (
          <RegionCascader
            {...wiring}
            value={region}
            onChange={(chosen) => {
              setRegion(chosen);
              setFaults((now) => ({ ...now, districtCode: undefined }));
            }}
            load={loadRegions}
            rootCode={COUNTRY}
          />
        )}
      </Field>
      <Field
        label={say.detail}
        required
        error={faults.detailAddress}
        hint={say.detailHint}
        className="sm:col-span-2"
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            name="detailAddress"
            autoComplete="street-address"
            rows={2}
            maxLength={200}
            value={fields.detailAddress}
            onChange={(event) => set({ detailAddress: event.target.value })}
          />
        )}
      </Field>
      <Field label={say.company} optional error={faults.companyName} className="sm:col-span-2">
        {(wiring) => (
          <Input
            {...wiring}
            name="companyName"
            autoComplete="organization"
            maxLength={100}
            value={fields.companyName}
            onChange={(event) => set({ companyName: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        checked={fields.isDefault}
        onChange={(event) => set({ isDefault: event.target.checked })}
        className="sm:col-span-2"
      >
        {say.makeDefault}
      </Checkbox>
      <FormError className="sm:col-span-2">{faults.form}</FormError>
      <div className="flex justify-end gap-2 max-sm:*:flex-1 sm:col-span-2">
        <Button type="submit" variant="primary" busy={busy} className="sm:min-w-28">
          {say.save}
        </Button>
      </div>
    </form>
  );
}

const fieldNames: readonly string[] = [
  'receiverName',
  'mobile',
  'districtCode',
  'detailAddress',
  'companyName',
] satisfies FieldName[];
const isFieldName = (name: string | undefined): name is FieldName =>
  name !== undefined && fieldNames.includes(name);

/** The cascader's choice as an address keeps it: three codes and one name of three words. */
function regionOf(address: Address): Region[] {
  const codes = [address.provinceCode, address.cityCode, address.districtCode].filter((code) => code !== '');
  const names = address.regionName.split(/[\s/]+/).filter((name) => name !== '');
  if (names.length !== codes.length) return [{ code: address.districtCode, name: address.regionName }];
  return codes.map((code, index) => ({ code, name: names[index]! }));
}

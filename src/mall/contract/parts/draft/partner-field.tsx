// The field for the other side of a contract: the store, or the enterprise that buys.
import { Field } from '#kit/ui/field.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractSide } from '../../contract-process.ts';
import { draftWords } from './draft-words.ts';

/** A store's or an enterprise's number and name. */
export interface Partner {
  id: number;
  name: string;
}

/** `partners` undefined: not known yet. @param side of who chooses */
export function PartnerField(props: {
  side: ContractSide;
  partners: readonly Partner[] | undefined;
  value: number;
  onChange: (id: number) => void;
  error?: string;
}) {
  const say = useWords(draftWords);
  const isSupplier = props.side === 'supplier';
  return (
    <Field
      label={isSupplier ? say.customer : say.store}
      required
      error={props.error}
      hint={isSupplier ? say.customerHint : undefined}
    >
      <NativeSelect
        name="partnerId"
        value={props.value || ''}
        placeholder={isSupplier ? say.customerChoose : say.storeChoose}
        options={(props.partners ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
        onChange={(event) => props.onChange(Number(event.target.value))}
      />
    </Field>
  );
}

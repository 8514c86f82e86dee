// The field for the store that a contract is made with.
import { Field } from '#kit/ui/field.tsx';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Store } from '#mall/store/store.protocol.ts';
import { draftWords } from './draft-words.ts';

/** `stores` undefined: not known yet. */
export function StoreField(props: {
  stores: readonly Store[] | undefined;
  value: number;
  onChange: (storeId: number) => void;
  error?: string;
}) {
  const say = useWords(draftWords);
  return (
    <Field label={say.store} required error={props.error}>
      {(wiring) => (
        <NativeSelect
          {...wiring}
          name="storeId"
          value={props.value || ''}
          placeholder={say.storeChoose}
          options={(props.stores ?? []).map(({ storeId, storeName }) => ({
            value: String(storeId),
            text: storeName,
          }))}
          onChange={(event) => props.onChange(Number(event.target.value))}
        />
      )}
    </Field>
  );
}

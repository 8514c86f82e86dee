// One condition of a goods list, with the way to the list without it.
import { Chip } from '#kit/ui/chip.tsx';
import type { Condition } from './chosen-conditions.ts';

/** A function, not a component: it is handed to `map`. */
export function conditionChip({ key, label, text, without }: Condition) {
  const name = label ? `${label}：${text}` : text;
  return (
    <Chip key={key} name={name} removeTo={without}>
      {label ? <span className="text-hint">{label} </span> : null}
      {text}
    </Chip>
  );
}

// Part numbers of the catalogue that begin like what is being typed, offered by the cell it is typed into.
import { useCall } from '#kit/browser/use-call.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';

const AFTER_MS = 200; // chosen: typing goes on while it waits

/** A datalist: give its id to an input's `list`. What cannot be loaded is simply not offered. */
export function PartSuggestions({ id, typed }: { id: string; typed: string }) {
  const wanted = typed.trim();
  const { reply = [] } = useCall(
    searchProtocol.suggest,
    wanted.length < 3 ? undefined : { keyword: wanted.slice(0, 80) },
    AFTER_MS,
  );
  const found = reply.filter(({ productId }) => productId !== null);
  return (
    <datalist id={id}>
      {found.map(({ text, hint }) => (
        <option key={`${text} ${hint}`} value={text}>
          {hint}
        </option>
      ))}
    </datalist>
  );
}

// Part numbers of the catalogue that begin like what is being typed, offered by the cell it is typed into.
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';

const AFTER_MS = 200; // chosen: typing goes on while it waits

/** A datalist: give its id to an input's `list`. What cannot be loaded is simply not offered. */
export function PartSuggestions({ id, typed }: { id: string; typed: string }) {
  const [found, setFound] = useState<readonly { text: string; hint: string }[]>([]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted.length < 3) {
      setFound([]);
      return;
    }
    let isOld = false;
    const timer = setTimeout(() => {
      call(searchProtocol.suggest, { keyword: wanted.slice(0, 80) }).then(
        (all) => {
          if (!isOld) setFound(all.filter(({ productId }) => productId !== null));
        },
        () => {},
      );
    }, AFTER_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [typed]);
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

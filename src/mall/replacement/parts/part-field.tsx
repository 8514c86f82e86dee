// Names one part: a number is typed, the part is chosen among those that are called so.
import { useState } from 'react';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import type { FieldWiring } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type PartReply, replacementProtocol } from '../replacement.protocol.ts';
import { PartName } from './replacement-row.tsx';
import { replacementWords } from './replacement-words.ts';

const PAUSE = 250; // milliseconds; chosen: between two letters of a fast typist and a wait that is felt

/** `typed` is kept by the owner, so that nothing typed is lost when he draws anew. */
export function PartField({
  wiring,
  name,
  value,
  onChange,
  initial = '',
}: {
  wiring: FieldWiring;
  name: string;
  value: PartReply | undefined;
  onChange: (part: PartReply | undefined) => void;
  initial?: string;
}) {
  const say = useWords(replacementWords);
  const [typed, setTyped] = useState(initial);
  const partNo = typed.trim();
  const { reply: found } = useCall(
    replacementProtocol.parts,
    value || partNo.length < 2 ? undefined : { partNo },
    PAUSE,
  );
  if (value) {
    return (
      <div className="flex items-center justify-between gap-3 rounded-control border border-line bg-page px-3 py-2">
        <PartName part={value} />
        <Button size="sm" id={wiring.id} onClick={() => onChange(undefined)}>
          {say.change}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Input
        {...wiring}
        name={name}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      {found ? (
        found.list.length > 0 ? (
          <ul className="mt-1 divide-y divide-line rounded-control border border-line">
            {found.list.map((part) => (
              <li key={part.partId}>
                <button
                  type="button"
                  className="block w-full px-3 py-2 text-left hover:bg-brand-wash"
                  onClick={() => onChange(part)}
                >
                  <PartName part={part} />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p role="status" className="mt-1 text-12 text-waiting">
            {say.noSuchPart}
          </p>
        )
      ) : null}
    </div>
  );
}

// The name of a bill of materials, and changing it in place.

import { type FormEvent, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type BomHeadReply, bomProtocol } from '../bom.protocol.ts';
import { bomWords } from './bom-words.ts';

export function BomName({ head, onChanged }: { head: BomHeadReply; onChanged: () => void }) {
  const say = useWords(bomWords);
  const [typed, setTyped] = useState<string>();
  const { run } = useAct();

  function save(event: FormEvent) {
    event.preventDefault();
    const bomName = typed?.trim();
    if (!bomName) return;
    void run(async () => {
      await call(bomProtocol.change, { bomId: head.bomId, bomName });
      setTyped(undefined);
      onChanged();
    });
  }

  if (typed === undefined) {
    return (
      <h1 className="flex min-w-0 items-baseline gap-2 text-20 font-semibold">
        <span className="min-w-0 break-all">{head.bomName}</span>
        {head.isOwn ? (
          <Button variant="link" onClick={() => setTyped(head.bomName)}>
            {say.rename}
          </Button>
        ) : null}
      </h1>
    );
  }
  return (
    <form onSubmit={(event) => void save(event)} className="flex min-w-0 flex-1 gap-2">
      <input
        // biome-ignore lint/a11y/noAutofocus: it was just asked for
        autoFocus
        value={typed}
        maxLength={100}
        aria-label={say.name}
        className="control h-9 w-full max-w-96 px-2.5"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(undefined)}
      />
      <Button type="submit" variant="primary">
        {say.save}
      </Button>
    </form>
  );
}

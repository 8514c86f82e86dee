// "Remember my code for this part": a small field beside a part that has no code yet.

import { type FormEvent, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { matCodeProtocol } from '../mat-code.protocol.ts';
import { MAT_LENGTHS } from '../mat-code-fields.ts';
import { yourCodeWords } from './your-code-words.ts';

export interface RememberCodeProps {
  partId: number;
  partNo: string;
  /** Called with the code once it stands for the part. */
  onRemembered: (matCode: string) => void;
}

/** For who may maintain codes. */
export function RememberCode({ partId, partNo, onRemembered }: RememberCodeProps) {
  const say = useWords(yourCodeWords);
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const { busy, run } = useAct();

  function remember(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return;
    void run(async () => {
      const { outcome, matCode } = await call(matCodeProtocol.remember, { partId, matCode: code });
      if (outcome === 'conflict') toast.show({ tone: 'waiting', text: say.rememberedConflict(matCode) });
      else {
        toast.show({ text: say.remembered(matCode) });
        onRemembered(matCode);
      }
      setOpen(false);
      setCode('');
    });
  }

  if (!isOpen) {
    return (
      <Button variant="link" className="text-12" onClick={() => setOpen(true)}>
        {say.rememberCode}
      </Button>
    );
  }
  return (
    <form
      onSubmit={(event) => void remember(event)}
      className="flex max-w-full flex-wrap items-center gap-1.5"
    >
      <Input
        size="sm"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        maxLength={MAT_LENGTHS.matCode}
        aria-label={say.rememberFor(partNo)}
        placeholder={say.matCode}
        autoFocus
        className="w-40"
      />
      <Button size="sm" type="submit" busy={busy} disabled={code.trim() === ''}>
        {say.remember}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
        {say.cancel}
      </Button>
    </form>
  );
}

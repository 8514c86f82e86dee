// The button that fetches the labels of a commission's specimens as a sheet to print.
import { Printer } from 'lucide-react';
import { call } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { specimenProtocol } from '../specimen.protocol.ts';
import { specimenWords } from './specimen-words.ts';

export function PrintLabels({ serviceSn }: { serviceSn: string }) {
  const say = useWords(specimenWords);
  const act = useAct();
  const print = () =>
    act.run(async () => {
      const { fileName, bytes } = await call(specimenProtocol.labels, { serviceSn } as never);
      const pdf = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      saveBlob(new Blob([pdf], { type: 'application/pdf' }), fileName);
    });
  return (
    <Button
      size="sm"
      busy={act.busy}
      icon={<Printer size={14} aria-hidden="true" />}
      onClick={() => void print()}
    >
      {say.labels}
    </Button>
  );
}

// Hands official files in, and follows them until each is matched.
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FileButton } from '#kit/form/file-button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { taxFileProtocol, ZIP_BYTES } from '../tax-file.protocol.ts';
import { taxFileWords } from './tax-file-words.ts';

const FOLLOWS_EVERY = 2_000; // chosen

/** @param reading how many are still being matched */
export function HandInFiles({ reading }: { reading: number }) {
  const say = useWords(taxFileWords);
  const { revalidate } = useRevalidator();
  const { busy, error, run, say: sayHere } = useAct({ says: 'here' });
  useEffect(() => {
    if (reading === 0) return;
    const following = setInterval(() => void revalidate(), FOLLOWS_EVERY);
    return () => clearInterval(following);
  }, [reading, revalidate]);
  const handIn = (file: File) => {
    if (file.size > ZIP_BYTES) return sayHere(say.tooLarge);
    return run(async () => {
      const read = await call(taxFileProtocol.import, { file, fileName: file.name });
      toast.show({ text: say.wasRead(read.invoices, read.refused) });
      await revalidate();
    });
  };
  return (
    <div className="mb-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          variant="primary"
          accept=".xml,.ofd,.pdf,.zip"
          label={say.choose}
          disabled={busy}
          onFile={(file) => void handIn(file)}
        >
          {busy ? say.reading : say.choose}
        </FileButton>
        <p className="min-w-60 flex-1 text-12 text-hint">{say.hint}</p>
      </div>
      <FormError className="mt-3">{error}</FormError>
    </div>
  );
}

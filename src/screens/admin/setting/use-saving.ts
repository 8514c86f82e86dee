// Saving one of the platform's rules: one press at a time; says that it is kept, or why not.
import { useState } from 'react';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { settingWords } from './setting-words.ts';

export function useSaving() {
  const say = useWords(settingWords);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  return {
    busy,
    error,
    run(save: () => Promise<unknown>) {
      if (busy) return;
      setBusy(true);
      setError('');
      save()
        .then(() => toast.show({ text: say.saved }))
        .catch((reason: Error) => setError(reason.message))
        .finally(() => setBusy(false));
    },
  };
}

// Said where an address names no sample request.
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';

export function NoSample({ toList }: { toList: string }) {
  const say = useWords(sampleWords);
  return <NothingNamed title={say.noSn} to={toList} label={say.backToList} />;
}

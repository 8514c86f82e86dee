// Said where an address names no inquiry.
import { NothingNamed } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';

export function NoInquiry({ to }: { to: string }) {
  const say = useWords(inquiryWords);
  return <NothingNamed title={say.noSn} to={to} label={say.toList} />;
}

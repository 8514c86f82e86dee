// A store begins a contract with an enterprise it has dealt with, or registers one made on paper.
import { useWords } from '#kit/words/use-words.ts';
import { BeginPage } from '#mall/contract/parts/draft/begin-page.tsx';
import { draftWords } from '#mall/contract/parts/draft/draft-words.ts';
import { sellerWords } from '../seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export default function AddSellerContract() {
  const { begin } = useWords(draftWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <title>{`${begin} · ${consoleName}`}</title>
      <BeginPage side="supplier" />
    </>
  );
}

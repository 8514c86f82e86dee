// The entries of the books; the trial balance is a step away.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { entryList } from '#mall/books/entry-list.ts';
import { booksWords } from '#mall/books/parts/books-words.ts';

export const entries = dressed(entryList, { head: ToTrial });

function ToTrial() {
  const say = useWords(booksWords);
  return <Button to="/admin/books/trial">{say.trial}</Button>;
}

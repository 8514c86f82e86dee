// The search over a member's own list of goods: a plain form that keeps what is shown.
import { Form } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';

export function OwnListSearch({
  action,
  which,
  keyword,
}: {
  action: string;
  which: string;
  keyword: string;
}) {
  const say = useWords(favouriteWords);
  return (
    <Form key={keyword} action={action} role="search" className="flex gap-2 max-md:w-full">
      {which ? <input type="hidden" name="which" value={which} /> : null}
      <Input
        name="keyword"
        type="search"
        size="sm"
        maxLength={60}
        defaultValue={keyword}
        placeholder={say.searchHint}
        aria-label={say.searchHint}
        className="md:w-56!"
      />
      <Button type="submit" size="sm">
        {say.search}
      </Button>
    </Form>
  );
}

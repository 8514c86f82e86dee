// A list of what the platform decides on: every row leads to its own page, in colour where it waits.
import type { AnyListing } from '#kit/list/listing.ts';
import { Button } from '#kit/ui/button.tsx';
import { type DressedList, dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { reviewWords } from './review-words.ts';

/** @param waiting the states in which the platform decides; rows must have a `state` and lead somewhere */
export function reviewed(list: AnyListing, ...waiting: readonly string[]): DressedList {
  return dressed(list, { rowActions: Review, actionsWidth: 110 });

  function Review({ row }: { row: { state: string } }) {
    const say = useWords(reviewWords);
    const waits = waiting.includes(row.state);
    return (
      <Button size="sm" variant={waits ? 'primary' : 'outline'} to={list.open?.(row) ?? ''}>
        {waits ? say.review : say.look}
      </Button>
    );
  }
}

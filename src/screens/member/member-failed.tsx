// What a screen of the member centre shows when it cannot be loaded.
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { memberWords } from './member-words.ts';

export const ErrorBoundary = () => <MemberFailed />;

/** What does not exist is said so, with the way to its list, or else to the orders; everything else offers a retry. The menu stays around it. */
export function MemberFailed({ toList }: { toList?: ReactNode }) {
  const say = useWords(memberWords);
  const toCentre = <Button to="/member/index">{say.memberCentre}</Button>;
  const toOrders = (
    <Button to="/member/order/list" variant="primary">
      {say.toOrders}
    </Button>
  );
  return (
    <LoadError
      action={toCentre}
      missing={
        <>
          {toList ?? toOrders}
          {toCentre}
        </>
      }
    />
  );
}

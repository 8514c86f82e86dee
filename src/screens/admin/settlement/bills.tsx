// The platform's settlement bills of all stores, and from there how stores stand.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { settlementWords } from '#mall/settlement/parts/settlement-words.ts';
import { standingWords } from '#mall/settlement/parts/standing-words.ts';
import { adminBillList, standingList } from '#mall/settlement/settlement-lists.ts';

export const adminBills = dressed(adminBillList, { head: () => <ToStores /> });

export const storeStandings = dressed(standingList, { head: () => <ToBills /> });

function ToStores() {
  return <Button to="/admin/settlement/stores">{useWords(standingWords).standings}</Button>;
}

function ToBills() {
  return <Button to="/admin/settlement/list">{useWords(settlementWords).toBills}</Button>;
}

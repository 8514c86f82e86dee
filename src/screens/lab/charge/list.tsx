// What the laboratory charges for each capability, and how the head imports a sheet.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { priceWords } from '#mall/lab-price/parts/price-words.ts';
import { priceList } from '#mall/lab-price/price-list.ts';
import { useLabMay } from '#mall/login/parts/use-may.ts';

export const prices = dressed(priceList, { head: Import });

function Import() {
  const say = useWords(priceWords);
  const may = useLabMay();
  return may('lab.charge') ? <Button to="/lab/charge/import">{say.import}</Button> : null;
}

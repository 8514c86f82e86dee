// A store's contracts, each as its card.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { storeContractList } from '#mall/contract/contract-lists.ts';
import { ContractCardView } from '#mall/contract/parts/list/contract-card-view.tsx';
import { sellerWords } from '../seller-words.ts';

export const storeContracts = dressed(storeContractList, { card: ContractCardView, none: () => <Authen /> });

function Authen() {
  const say = useWords(sellerWords);
  return <Button to="/seller/authen">{say.signing}</Button>;
}

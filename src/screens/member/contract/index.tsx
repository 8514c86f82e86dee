// A purchaser's contracts, all of them or those that came from inquiries, each as its card.
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryContractList, ownContractList } from '#mall/contract/contract-lists.ts';
import { ContractCardView } from '#mall/contract/parts/list/contract-card-view.tsx';
import { listWords } from '#mall/contract/parts/list/list-words.ts';

export const ownContracts = dressed(ownContractList, { card: ContractCardView });
export const inquiryContracts = dressed(inquiryContractList, {
  card: ContractCardView,
  none: () => <ToInquiries />,
});

function ToInquiries() {
  const say = useWords(listWords);
  return (
    <Button variant="primary" to="/member/inquiry/myInq">
      {say.myInquiries}
    </Button>
  );
}

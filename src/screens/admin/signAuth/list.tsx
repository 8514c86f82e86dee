// The rights to sign: signer, papers, seals, and the decision; and how many seals wait by themselves.
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { dressed } from '#kit/ui/list/dressed.ts';
import { useWords } from '#kit/words/use-words.ts';
import { authenWords } from '#mall/contract/parts/seal/authen-words.ts';
import { SignAuthReview } from '#mall/contract/parts/seal/sign-auth-review.tsx';
import { sealList, signAuthList } from '#mall/contract/sign-auth-lists.ts';

export const signAuths = dressed(signAuthList, {
  load: async () => (await call(sealList.list, { pageSize: 1 })).counts.PENDING_REVIEW,
  card: SignAuthReview,
  head: SealsWaiting,
});

function SealsWaiting({ extra: count }: { extra: number }) {
  const say = useWords(authenWords);
  return (
    <Button size="sm" to="/admin/signAuth/seals" variant={count > 0 ? 'primary' : 'outline'}>
      {say.sealsTab} ({count})
    </Button>
  );
}

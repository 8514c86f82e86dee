// The heart beside a store's name.
import { CollectButton } from '#mall/favourite/parts/collect-button.tsx';
import { openLogin, useSession } from '#mall/login/parts/session.ts';

export function CollectStore({ storeId }: { storeId: number }) {
  const isMember = useSession().status === 'member';
  return <CollectButton of={{ storeId }} isMember={isMember} logIn={openLogin} />;
}

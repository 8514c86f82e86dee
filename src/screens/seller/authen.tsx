// A store's operator opens electronic signing for the store: authentication and seals.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useWords } from '#kit/words/use-words.ts';
import { AuthenPage, AuthenSkeleton } from '#mall/contract/parts/seal/authen-page.tsx';
import { authenWords } from '#mall/contract/parts/seal/authen-words.ts';
import { signAuthProtocol } from '#mall/contract/sign-auth.protocol.ts';
import { sellerWords } from './seller-words.ts';

export { LoadError as ErrorBoundary } from '#kit/ui/load-error.tsx';

export const clientLoader = () => call(signAuthProtocol.sellerShow, {});

export default function SellerAuthen() {
  const { title } = useWords(authenWords);
  const { console: consoleName } = useWords(sellerWords);
  const standing = useLoaderData<typeof clientLoader>();
  return (
    <>
      <title>{`${title} · ${consoleName}`}</title>
      <AuthenPage standing={standing} side="supplier" />
    </>
  );
}

export const HydrateFallback = AuthenSkeleton;

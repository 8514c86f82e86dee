// A member opens electronic signing for his enterprise: authentication and seals.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { AuthenPage, AuthenSkeleton } from '#mall/contract/parts/seal/authen-page.tsx';
import { authenWords } from '#mall/contract/parts/seal/authen-words.ts';
import { type SignAuthStanding, signAuthProtocol } from '#mall/contract/sign-auth.protocol.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(authenWords.title);

export const clientLoader = () => call(signAuthProtocol.show, {});

export default function MemberAuthenScreen() {
  return <AuthenPage standing={useLoaderData<SignAuthStanding>()} side="purchaser" />;
}

export const HydrateFallback = AuthenSkeleton;

export { ErrorBoundary } from '../member-failed.tsx';

// The page around the wizard, under both of its addresses.
import { type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { InquiryAmendment } from '#mall/inquiry/parts/inquiry-amendment.tsx';
import { InquiryWizard } from '#mall/inquiry/parts/inquiry-wizard.tsx';
import type { LoadedWizard } from './load-wizard.ts';

/** The draft that this page has just made is no other page: what is being typed stays. */
let madeHere = '';

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.search !== nextUrl.search && nextUrl.searchParams.get('inqSn') !== madeHere;

export function WizardScreen({ title }: { title: string }) {
  const navigate = useNavigate();
  const { loadedAt, kind, isKindFixed, found, isAmendment, projects, places } = useLoaderData<LoadedWizard>();
  return (
    <div className="page-width py-4 max-md:pt-0 max-md:pb-0">
      {found && isAmendment ? (
        <InquiryAmendment key={loadedAt} found={found} places={places} />
      ) : (
        <InquiryWizard
          key={loadedAt}
          kind={kind}
          isKindFixed={isKindFixed}
          title={title}
          found={found}
          projects={projects}
          places={places}
          onCreated={(inqSn) => {
            madeHere = inqSn;
            void navigate(`?inqSn=${encodeURIComponent(inqSn)}`, { replace: true, preventScrollReset: true });
          }}
        />
      )}
    </div>
  );
}

export function WizardFallback() {
  return (
    <div className="page-width flex flex-col gap-3 py-4">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

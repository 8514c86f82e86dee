// Raising an inquiry, or changing one: empty, with lines from a cart, a BOM, a list or a project, as a draft, or as an amendment.
import type { ClientLoaderFunctionArgs } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { wizardWords } from '#mall/inquiry/parts/wizard-words.ts';
import { titled } from '../../seo.ts';
import { loadWizard } from '../load-wizard.ts';
import { WizardScreen } from '../wizard-screen.tsx';

export const meta = titled(wizardWords.newInquiry);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadWizard(request);

export default function InitInquiryScreen() {
  const say = useWords(wizardWords);
  return <WizardScreen title={say.newInquiry} />;
}

export { ErrorBoundary } from '../inquiry-failed.tsx';
export { shouldRevalidate, WizardFallback as HydrateFallback } from '../wizard-screen.tsx';

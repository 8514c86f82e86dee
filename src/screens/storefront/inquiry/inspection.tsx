// The start of an inquiry for tests: the wizard with the samples and their test items.
import type { ClientLoaderFunctionArgs } from 'react-router';
import { useWords } from '#kit/words/use-words.ts';
import { wizardWords } from '#mall/inquiry/parts/wizard-words.ts';
import { titled } from '../seo.ts';
import { loadWizard } from './load-wizard.ts';
import { WizardScreen } from './wizard-screen.tsx';

export const meta = titled(wizardWords.inspectionTitle);

export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadWizard(request, 'INSPECTION');

export default function InspectionScreen() {
  const say = useWords(wizardWords);
  return <WizardScreen title={say.inspectionTitle} />;
}

export { ErrorBoundary } from './inquiry-failed.tsx';
export { shouldRevalidate, WizardFallback as HydrateFallback } from './wizard-screen.tsx';

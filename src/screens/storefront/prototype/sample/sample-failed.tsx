// What the screens of samples show when they cannot be loaded.
import { inPage } from '#kit/ui/in-page.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';

export const ErrorBoundary = inPage(loadFailed(['/prototype/sample/history', sampleWords.history]));

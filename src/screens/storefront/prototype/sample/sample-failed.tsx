// What the screens of samples show when they cannot be loaded.

import { loadFailed } from '#kit/ui/load-error.tsx';
import { inPage } from '#kit/ui/waiting-page.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';

export const ErrorBoundary = inPage(loadFailed(['/prototype/sample/history', sampleWords.history]));

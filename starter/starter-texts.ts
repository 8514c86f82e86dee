// All texts that come with every mall.
import { starterAgreements } from './agreements.ts';
import { starterNotices } from './notices.ts';
import type { StarterText } from './starter-text.ts';

export const starterTexts: readonly StarterText[] = [...starterAgreements, ...starterNotices];

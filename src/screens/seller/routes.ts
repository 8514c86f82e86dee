// Screens of the area seller: URL, file, who may enter.
import type { Screen } from '../screen.ts';

export const sellerScreens: readonly Screen[] = [];

// Screens of the area storefront: URL, file, who may enter.
import type { Screen } from '../screen.ts';

export const storefrontScreens: readonly Screen[] = [];

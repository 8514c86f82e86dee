// Screens of the area admin: URL, file, who may enter.
import type { Screen } from '../screen.ts';

export const adminScreens: readonly Screen[] = [];

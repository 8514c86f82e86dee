// Screens of the area member: URL, file, who may enter.
import type { Screen } from '../screen.ts';

export const memberScreens: readonly Screen[] = [];

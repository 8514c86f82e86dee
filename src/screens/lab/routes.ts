// Screens of a laboratory's console: URL, file, who may enter.
import { lists, type Screen, screen } from '../screen.ts';

export const labScreens: readonly Screen[] = [
  screen('/lab', 'lab/enter.tsx'),
  screen('/lab/index', 'lab/index.tsx', 'lab'),
  lists('/lab/staff/list', 'lab', () => import('./staff/list.tsx').then((m) => m.staff)),
  screen('/lab/staff/detail', 'lab/staff/detail.tsx', 'lab'),
];

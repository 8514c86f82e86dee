// Screens of the platform's console: URL, file, who may enter.
import { type Screen, screen } from '../screen.ts';

export const adminScreens: readonly Screen[] = [
  screen('/admin', 'admin/enter.tsx'),
  screen('/admin/index', 'admin/index.tsx', 'admin'),
  screen('/admin/payment/list', 'admin/payment/list.tsx', 'admin'),
];

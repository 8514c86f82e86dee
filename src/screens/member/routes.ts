// Screens of the member centre: URL, file, who may enter.
import { type Screen, screen } from '../screen.ts';

export const memberScreens: readonly Screen[] = [
  screen('/member', 'member/to-index.tsx', 'member'),
  screen('/member/index', 'member/index.tsx', 'member'),
  screen('/member/order/list', 'member/order/list.tsx', 'member'),
  screen('/member/order/detail', 'member/order/detail.tsx', 'member'),
  screen('/member/order/logistics', 'member/order/logistics.tsx', 'member'),
  screen('/member/order/evaluation', 'member/order/evaluation.tsx', 'member'),
  screen('/member/order/evaluate', 'member/order/evaluate.tsx', 'member'),
  screen('/member/address/list', 'member/address/list.tsx', 'member'),
];

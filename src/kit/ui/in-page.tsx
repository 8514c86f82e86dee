// The width of a page, for pieces that stand in a screen's place without a frame of their own.
import type { ComponentType } from 'react';
import { cx } from './cx.ts';

/** `export const HydrateFallback = inPage(waitingPage(12))` */
export const inPage = (Piece: ComponentType, className?: string) => () => (
  <div className={cx('page-width py-4', className)}>
    <Piece />
  </div>
);

// Whether a room is as warm and damp as a sheet wants it (ISO/IEC 17025 6.3).

import type { Text } from '#kit/words/text.ts';
import type { SheetDefinition } from '#mall/datasheet/sheet-definition.ts';

type Limits = SheetDefinition['env'];

/** `15–35 ℃ · 25–75 %RH`; '' where any room will do. */
export const limitsText = ({ tempC, rh }: Limits): string =>
  [tempC && `${tempC[0]}–${tempC[1]} ℃`, rh && `${rh[0]}–${rh[1]} %RH`].filter(Boolean).join(' · ');

export const hasLimits = (limits: Limits): boolean => Boolean(limits.tempC ?? limits.rh);

/** Null: it is within the limits, which count as within. */
export function whyNotRoom({ tempC, rh }: Limits, read: { tempC: number; rh: number }): Text | null {
  const isOut = (value: number, within: readonly [number, number] | undefined) =>
    within !== undefined && (value < within[0] || value > within[1]);
  if (isOut(read.tempC, tempC)) {
    const says = `${read.tempC} ℃ (${tempC?.[0]}–${tempC?.[1]})`;
    return { zh: `温度 ${says}`, en: `temperature ${says}` };
  }
  if (isOut(read.rh, rh)) {
    const says = `${read.rh} %RH (${rh?.[0]}–${rh?.[1]})`;
    return { zh: `湿度 ${says}`, en: `humidity ${says}` };
  }
  return null;
}

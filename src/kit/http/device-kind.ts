// What kind of device a request comes from, told by what its browser says about itself.
import { isbot } from 'isbot';

export const DEVICE_KINDS = ['desktop', 'phone', 'tablet', 'bot'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

const TABLET = /\biPad\b|\bTablet\b|\bPlayBook\b|\bSilk\/(?!.*\bMobile\b)|\bKindle\b|\bSM-T\d/i;
/** Handhelds that say neither "Android" nor "iPhone". */
const OTHER_PHONES =
  /\bWindows Phone\b|\bIEMobile\b|\bOpera Mini\b|\bKAIOS\/|\bBlackBerry\b|\bBB10\b|\(Phone;/i;

/**
 * Android says "Mobile" on phones only, so an Android without it is a tablet, and a Linux without Android is a desktop
 * (domain 3.12). A browser that has been asked for the desktop's pages says so itself and counts as a desktop.
 * @param userAgent the header `user-agent`
 * @param mobileHint the header `sec-ch-ua-mobile`: `?1` on phones, `?0` elsewhere, absent in some browsers
 */
export function deviceKind(userAgent: string, mobileHint?: string): DeviceKind {
  if (isbot(userAgent)) return 'bot';
  if (TABLET.test(userAgent)) return 'tablet';
  if (/\b(iPhone|iPod)\b/.test(userAgent) || OTHER_PHONES.test(userAgent)) return 'phone';
  if (/\b(Android|HarmonyOS|OpenHarmony)\b/.test(userAgent)) {
    const isTelevision = /\bTV\b|AndroidTV|\bAFT[A-Z]|\bBRAVIA\b|CrKey/.test(userAgent);
    if (isTelevision) return 'desktop';
    return /\bMobile\b/.test(userAgent) && mobileHint !== '?0' ? 'phone' : 'tablet';
  }
  return mobileHint === '?1' ? 'phone' : 'desktop';
}

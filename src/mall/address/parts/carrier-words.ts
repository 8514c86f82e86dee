// The words of who carries a parcel and under which number.
import { words } from '#kit/words/words.ts';

export const carrierWords = words({
  track: { zh: '承运商官网', en: 'Carrier’s site' },
  carrierMissing: { zh: '请填写物流公司', en: 'Please name the carrier' },
  trackingNo: { zh: '物流单号', en: 'Tracking no.' },
  trackingMissing: { zh: '请填写物流单号', en: 'Please enter the tracking number' },
});

// What each act at the desk asks for.
import { type Fields, field } from '#kit/form/field-kinds.ts';
import { MOST_PIECES } from '#mall/testing/service-terms.ts';
import type { SpecimenAct } from '../allowed-acts.ts';
import { abnormalities } from '../specimen-terms.ts';
import { photoList } from './kept-photos.ts';
import { scanWords as say } from './scan-words.ts';

/** Digits of both widths. */
export const narrow = (typed: string): string => typed.normalize('NFKC').trim();

const place = field.text(say.place, { max: 60, missing: say.need, hint: say.placeHint });
const photos = field.files(say.photos, photoList, { missing: say.needPhoto, wide: true });
const words = field.area(say.words, { max: 300, missing: say.need, wide: true, rows: 2 });

export const ACT_FIELDS: Readonly<Record<SpecimenAct, Fields>> = {
  receive: {
    qty: field.number(say.qty, {
      max: 5,
      rule: (typed) =>
        /^[1-9]\d{0,4}$/.test(narrow(typed)) && Number(narrow(typed)) <= MOST_PIECES
          ? undefined
          : say.needQty,
    }),
    place,
    condition: field.text(say.condition, { max: 300, missing: say.need, wide: true }),
    photos,
  },
  take: { place: field.text(say.benchPlace, { max: 60, optional: true }) },
  giveBack: { place, condition: field.text(say.conditionAfter, { max: 300, optional: true }) },
  keep: { place },
  returnIt: {
    carrier: field.text(say.carrier, { max: 40, missing: say.need }),
    trackingNo: field.text(say.trackingNo, { max: 60, optional: true }),
    isWaived: field.yesNo(say.isWaived, { hint: say.isWaivedHint, wide: true }),
  },
  move: { place },
  findAbnormal: {
    abnormality: field.choice(say.abnormality, abnormalities, { missing: say.need }),
    place,
    words,
    photos,
  },
  proposeDestroy: {
    words: field.area(say.destroyWords, { max: 300, missing: say.need, wide: true }),
    photos,
  },
  destroy: {},
};

// The window in which whoever arrives proves it: the customer signs or a photo is taken, and the device says where it is, if it may.
import { call } from '#kit/browser/call.ts';
import type { DetailAction } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { fileIdsOf, filesFor, PICTURE_TYPES, uploadFor } from '#mall/file/parts/upload-file.ts';
import { visitProtocol } from '../visit.protocol.ts';
import { drawSignature, signatureFile } from './signature-field.tsx';
import { visitWords as W } from './visit-words.ts';

const ARRIVE = {
  signer: field.text(W.signer, { max: 40, missing: W.needed }),
  sign: field.custom<string>(W.sign, '', drawSignature, { optional: true, group: true }),
  photo: field.files(W.photo, filesFor('attachment', 1, PICTURE_TYPES), { optional: true }),
};

const PATIENCE = 5_000; // ms, chosen: whoever does not say where he is is not waited for

/** `22.543100,114.057900`; '' where the device does not say or may not. */
const whereNow = (): Promise<string> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(`${coords.latitude.toFixed(6)},${coords.longitude.toFixed(6)}`),
      () => resolve(''),
      { timeout: PATIENCE, maximumAge: 60_000 },
    );
  });

export const arriveWindow = (
  seen: { visitId: number; version: number },
  say: { arrive: string; arriveText: string; needProof: string },
): NonNullable<DetailAction['window']> =>
  formWindow(ARRIVE, {
    title: say.arrive,
    text: say.arriveText,
    check: ({ sign, photo }) => (sign !== '' || photo.length > 0 ? true : say.needProof),
    send: async ({ signer, sign, photo }) => {
      const geo = await whereNow();
      const [taken] = fileIdsOf(photo);
      const fileId = sign === '' ? taken : Number((await uploadFor('attachment')(signatureFile(sign))).key);
      return call(visitProtocol.arrive, { ...seen, signer, geo, fileId } as never);
    },
  });

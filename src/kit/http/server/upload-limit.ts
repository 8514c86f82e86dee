// How much of a file a call takes in: what says beforehand that it is larger is refused unread, the rest while it arrives.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { httpErrors, type Refusal } from '../refusal.ts';
import { PICTURE_BYTES } from '../upload-size.ts';

const MEGABYTE = 1024 * 1024;

/** Of JSON and forms, which are read at once while everybody else waits; files come as multipart, under limits of their own. */
export const TYPED_BYTES = 512 * 1024; // chosen: more than anybody types

/** What multipart may carry, unless an endpoint says `uploadBytes`: then it is one file of that size. */
export const USUAL_UPLOAD = {
  fileSize: PICTURE_BYTES,
  files: 5,
  fields: 100,
  fieldSize: TYPED_BYTES,
};

/** Whether a call with this input may carry a file. */
export function takesFile(input: z.ZodType): boolean {
  const shape = 'shape' in input ? (input.shape as Record<string, z.ZodType>) : {};
  return Object.values(shape).some((field) => field.meta?.()?.format === 'binary');
}

/** What an endpoint's `uploadBytes` means to the reader of multipart; undefined: the usual. */
export const uploadLimits = (uploadBytes: number | undefined) =>
  uploadBytes === undefined ? undefined : { limits: { fileSize: uploadBytes, files: 1 } };

/**
 * For multipart that names a length which its files and typed fields can never have.
 * Nothing of it has been read when this is asked; what comes without a length is cut off at the limit of a file.
 * @throws httpErrors.fileTooLarge
 */
export function refuseOversized(request: FastifyRequest, uploadBytes: number | undefined): void {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) return;
  const most = uploadBytes ?? USUAL_UPLOAD.fileSize * USUAL_UPLOAD.files;
  if (Number(request.headers['content-length']) > most + TYPED_BYTES) throw fileTooLarge(uploadBytes);
}

/** The sentence for a file beyond the limit. */
export const fileTooLarge = (uploadBytes: number | undefined): Refusal =>
  httpErrors.fileTooLarge({ megabytes: (uploadBytes ?? USUAL_UPLOAD.fileSize) / MEGABYTE });

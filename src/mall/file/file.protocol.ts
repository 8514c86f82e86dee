// Files that members hand in. Owns stored_file and the file store; a file's kind is found from its bytes, pictures are re-encoded.
import { z } from 'zod';
import { endpoint } from '#kit/http/endpoint.ts';
import { id, line } from '#kit/http/wire.ts';
import { anyone, loggedIn } from '#mall/member/actor.ts';

/** `url`: a private file's carries a key that expires after one to two hours, so that a picture can be shown. */
export const FileReply = z.object({
  fileId: z.number(),
  url: z.string(),
  mimeType: z.string(),
  fileName: z.string(),
});
export type FileReply = z.infer<typeof FileReply>;

/** voucher: pictures and PDF, seen by the owner and those who decide. evaluation: pictures, public. */
export const FILE_PURPOSES = ['voucher', 'evaluation'] as const;

export const fileProtocol = {
  upload: endpoint({
    method: 'POST',
    path: 'v3/system/front/file/upload',
    access: loggedIn,
    summary: { zh: '上传文件（multipart）', en: 'Hand in a file (multipart)' },
    input: z.object({
      file: z.unknown().meta({ type: 'string', format: 'binary' }),
      purpose: z.enum(FILE_PURPOSES),
      fileName: line(200).optional(),
    }),
    reply: FileReply,
    apart: true,
    perMinute: 120,
  }),
  /** The bytes themselves are served at `/file/<fileId>`; this call says what a file is. */
  info: endpoint({
    method: 'GET',
    path: 'v3/system/front/file/info',
    access: anyone,
    summary: { zh: '文件信息', en: 'About a file' },
    input: z.object({ fileId: id() }),
    reply: FileReply,
  }),
};

// Files that members hand in. Owns stored_file and the file store; a file's kind is found from its bytes, pictures are re-encoded.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
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

/**
 * voucher, certificate: pictures and PDF, private: seen by the owner and by those who decide about money or identities.
 * evidence: pictures and PDF of how a part did on trial, private: seen by the owner and by the platform's reviewers; stores
 * and enterprises that take part get the link in a reply.
 * attachment: pictures and PDF of an inquiry, a quotation or a contract, private: seen by the owner; the other party gets the
 * link in a reply.
 * evaluation: pictures, public.
 */
export const FILE_PURPOSES = ['voucher', 'evaluation', 'certificate', 'evidence', 'attachment'] as const;
/** avatar: a member's picture, public; handed in through a call of its own. */
export type FilePurpose = (typeof FILE_PURPOSES)[number] | 'avatar';

export const AVATAR_TYPES = ['jpg', 'jpeg', 'png', 'gif'] as const; // spec §5
export const AVATAR_BYTES = 1024 * 1024; // spec §5, §9: 1.0 MB

/** Where the member's picture can be fetched; null: he has none. */
export const AvatarReply = z.object({ avatar: z.string().nullable() });
export type AvatarReply = z.infer<typeof AvatarReply>;

export const fileProtocol = {
  ...door('v3/system/front/file', loggedIn, {
    upload: post(
      { zh: '上传文件（multipart）', en: 'Hand in a file (multipart)' },
      z.object({
        file: z.unknown().meta({ type: 'string', format: 'binary' }),
        purpose: z.enum(FILE_PURPOSES),
        fileName: line(200).optional(),
      }),
      FileReply,
      { apart: true, perMinute: 120 },
    ),
    /** The bytes themselves are served at `/file/<fileId>`; this call says what a file is. */
    info: get({ zh: '文件信息', en: 'About a file' }, z.object({ fileId: id() }), FileReply, {
      access: anyone,
    }),
  }),
  ...door('v3/member/front/member', loggedIn, {
    changeAvatar: post(
      { zh: '上传头像（multipart）', en: 'Hand in a picture of oneself (multipart)' },
      z.object({ file: z.unknown().meta({ type: 'string', format: 'binary' }) }),
      AvatarReply,
      { name: 'avatar', apart: true, perMinute: 30 },
    ),
    removeAvatar: post({ zh: '移除头像', en: 'Remove the picture of oneself' }, nothing, AvatarReply),
  }),
};

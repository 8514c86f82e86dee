// Letters of authorisation as filled PDF files. Owns nothing; leans on file, which keeps what was written for its writer.
import { z } from 'zod';
import { door, post } from '#kit/http/door.ts';
import { json, line } from '#kit/http/wire.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { loggedIn } from '#mall/member/actor.ts';
import { ATTORNEY_FIELD_NAMES, ATTORNEY_KINDS } from './attorney-templates.ts';

export const attorneyProtocol = door('v3/member/front/attorney', loggedIn, {
  /** In the caller's language. Fields that are left out stay as lines to write on. */
  write: post(
    { zh: '生成已填写的授权委托书 PDF', en: 'A filled letter of authorisation as PDF' },
    z.object({
      kind: z.enum(ATTORNEY_KINDS),
      values: json(z.partialRecord(z.enum(ATTORNEY_FIELD_NAMES), line(100))),
    }),
    FileReply,
    { apart: true, perMinute: 20 },
  ),
});

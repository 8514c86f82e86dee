// Letters of authorisation as filled PDF files. Owns nothing; leans on file, which keeps what was written for its writer.
import { z } from 'zod';
import { endpoint } from '#kit/http/endpoint.ts';
import { json, line } from '#kit/http/wire.ts';
import { FileReply } from '#mall/file/file.protocol.ts';
import { loggedIn } from '#mall/member/actor.ts';
import { ATTORNEY_FIELD_NAMES, ATTORNEY_KINDS } from './attorney-templates.ts';

export const attorneyProtocol = {
  /** In the caller's language. Fields that are left out stay as lines to write on. */
  write: endpoint({
    method: 'POST',
    path: 'v3/member/front/attorney/write',
    access: loggedIn,
    summary: { zh: '生成已填写的授权委托书 PDF', en: 'A filled letter of authorisation as PDF' },
    input: z.object({
      kind: z.enum(ATTORNEY_KINDS),
      values: json(z.partialRecord(z.enum(ATTORNEY_FIELD_NAMES), line(100))),
    }),
    reply: FileReply,
    apart: true,
    perMinute: 20,
  }),
};

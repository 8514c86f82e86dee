// What a file is, for somebody who may see it.
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import type { Member } from '#mall/member/actor.ts';
import type { FileReply, fileProtocol } from '../file.protocol.ts';
import { findFile } from './file.ts';
import { fileView } from './file-view.ts';
import { maySeeFile } from './may-see-file.ts';

/** @throws Refusal 404 for an unknown file and for one that the asker may not see */
export async function tellFileInfo(
  work: Work,
  actor: Member | undefined,
  { fileId }: InputOf<typeof fileProtocol.info>,
): Promise<FileReply> {
  const file = await findFile(work, fileId);
  if (!file || !maySeeFile(file, actor)) throw httpErrors.notFound();
  return fileView(file, work.now);
}

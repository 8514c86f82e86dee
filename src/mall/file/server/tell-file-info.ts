// What a file is, for somebody who may see it.
import { httpErrors } from '#kit/http/refusal.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { fileProtocol } from '../file.protocol.ts';
import { findFile } from './file.ts';
import { fileView } from './file-view.ts';
import { maySeeFile } from './may-see-file.ts';

/** @throws Refusal 404 for an unknown file and for one that the asker may not see */
export const tellFileInfo: Action<typeof fileProtocol.info> = async (work, actor, { fileId }) => {
  const file = await findFile(work, fileId);
  if (!file || !maySeeFile(file, actor)) throw httpErrors.notFound();
  return fileView(file, work.now);
};

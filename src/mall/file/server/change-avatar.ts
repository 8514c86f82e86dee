// A member hands in a picture of himself, or takes it away; the one before is gone for good.
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import { setAvatar } from '#mall/member/server/member.ts';
import { AVATAR_BYTES, type AvatarReply, type fileProtocol } from '../file.protocol.ts';
import { drawAvatar } from './draw-avatar.ts';
import { fileErrors } from './file.errors.ts';
import { storedFile } from './file.tables.ts';
import type { FileStore } from './file-store.ts';
import { keepFile } from './keep-file.ts';

const FILE_NAME = 'avatar.webp';

/** Runs outside a transaction: no connection waits while the picture is drawn. @throws Refusal for what is no picture or too large */
export function changeAvatar(store: FileStore): Action<typeof fileProtocol.changeAvatar> {
  return async (work, { memberId }, { file: given }) => {
    if (!Buffer.isBuffer(given) || given.length === 0) throw fileErrors.noFile({ name: 'file' });
    if (given.length > AVATAR_BYTES) throw fileErrors.avatarTooLarge({ name: 'file' });
    const bytes = await drawAvatar(given);
    return work.apart(async (apart) => {
      await holdContent(apart, createHash('sha256').update(bytes).digest('hex'));
      const file = {
        memberId,
        bytes,
        mimeType: 'image/webp',
        purpose: 'avatar',
        fileName: FILE_NAME,
      } as const;
      const { url } = await keepFile(apart, store, file);
      const before = await setAvatar(apart, memberId, url);
      if (before !== url) await dropPicture(apart, store, memberId, before);
      return { avatar: url };
    });
  };
}

export function removeAvatar(store: FileStore) {
  return async (work: Work, { memberId }: Member): Promise<AvatarReply> => {
    await dropPicture(work, store, memberId, await setAvatar(work, memberId, null));
    return { avatar: null };
  };
}

/** Removes the file behind an address that `setAvatar` has kept; its bytes too, unless another member's picture is the same. */
async function dropPicture(
  work: Work,
  store: FileStore,
  memberId: number,
  url: string | null,
): Promise<void> {
  const fileId = Number(/^\/file\/(\d+)$/.exec(url ?? '')?.[1]);
  if (!fileId) return;
  const [gone] = await work.tx
    .delete(storedFile)
    .where(
      and(eq(storedFile.fileId, fileId), eq(storedFile.memberId, memberId), eq(storedFile.purpose, 'avatar')),
    )
    .returning();
  if (!gone) return;
  const { contentHash } = gone;
  work.afterCommit(() =>
    work.apart(async (apart) => {
      await holdContent(apart, contentHash);
      const [left] = await apart.query('SELECT 1 FROM stored_file WHERE content_hash = $1 LIMIT 1', [
        contentHash,
      ]);
      if (!left) await store.remove(contentHash);
    }),
  );
}

/** Until the end of the transaction nobody else keeps or removes the same picture. */
async function holdContent(work: Work, contentHash: string): Promise<void> {
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [contentHash]);
}

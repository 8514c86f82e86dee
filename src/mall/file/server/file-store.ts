// Where the bytes of files lie, named by their content, and how they are handed out at /file/<fileId>.
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { Workshop } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { DOCUMENT } from '#kit/http/server/headers.ts';
import { languageOf } from '#kit/http/server/serve.ts';
import type { Member } from '#mall/member/actor.ts';
import { findFile, type StoredFile } from './file.ts';
import { isGoodLink } from './file-link.ts';
import { maySeeFile } from './may-see-file.ts';

/** Bytes by the hash of their content. */
export interface FileStore {
  /** Keeping the same content twice is harmless. */
  keep(contentHash: string, bytes: Uint8Array): Promise<void>;
  /** @throws Error when nothing is kept under this hash */
  read(contentHash: string): Promise<Uint8Array>;
  /** Removing what is not there is harmless. Call it only when no row names the content any more. */
  remove(contentHash: string): Promise<void>;
}

/** A bucket of an S3-compatible object storage. */
export interface Bucket {
  name: string;
  region: string;
  /** Of another storage than Amazon's. */
  endpoint: string | undefined;
  keyId: string;
  keySecret: string;
}

export interface FilePlace {
  dataFolder: string;
  bucket?: Bucket;
}

/**
 * The files lie under `<dataFolder>/files` or in a bucket, spread over folders by the first letters of their hash.
 * @throws Error when the bucket cannot be reached or made
 */
export async function openFileStore(place: FilePlace): Promise<FileStore> {
  const disk = new Disk(
    place.bucket
      ? await bucketDriver(place.bucket)
      : new FSDriver({ location: join(place.dataFolder, 'files'), visibility: 'private' }),
  );
  const keyOf = (contentHash: string) => `${contentHash.slice(0, 2)}/${contentHash}`;
  return {
    keep: (contentHash, bytes) => disk.put(keyOf(contentHash), bytes),
    read: (contentHash) => disk.getBytes(keyOf(contentHash)),
    remove: (contentHash) => disk.delete(keyOf(contentHash)),
  };
}

/** The storage's programs are large, and loaded only where one is used. */
async function bucketDriver({ name, region, endpoint, keyId, keySecret }: Bucket): Promise<DriverContract> {
  const { CreateBucketCommand, HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const client = new S3Client({
    region,
    endpoint,
    credentials: { accessKeyId: keyId, secretAccessKey: keySecret },
    // Other storages than Amazon's know a bucket by its path, and no checksums that nobody needs.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const isMissing = await client.send(new HeadBucketCommand({ Bucket: name })).then(
    () => false,
    (error: { $metadata?: { httpStatusCode?: number } }) => {
      if (error.$metadata?.httpStatusCode === 404) return true;
      throw new Error(`The object storage does not let the mall to the bucket ${name}: ${String(error)}`);
    },
  );
  // Another process may be faster.
  if (isMissing) await client.send(new CreateBucketCommand({ Bucket: name })).catch(() => {});
  return new S3Driver({ client, bucket: name, visibility: 'private', supportsACL: false });
}

/** Who stands behind a token: what serving files needs of the mall's doorkeeper. */
export interface KnowsMembers {
  identify(token: string): Promise<Member | undefined>;
}

/**
 * Serves `/file/<fileId>`: public files to anyone and for ever, private ones to those who may see them, by token or by
 * the short-lived link of a reply. Everybody else hears that there is no such file.
 */
export function serveFiles(
  app: FastifyInstance,
  workshop: Workshop,
  store: FileStore,
  identity: KnowsMembers,
): void {
  app.get<{ Params: { fileId: string }; Querystring: { until?: unknown; key?: unknown } }>(
    '/file/:fileId',
    async (request, reply) => {
      const { fileId } = request.params;
      const file = /^\d{1,15}$/.test(fileId)
        ? await workshop.reading('zh', (work) => findFile(work, Number(fileId)))
        : undefined;
      if (!file || !(await isWelcome(request, file))) return sayMissing(request, reply);
      const isPublic = file.visibility === 'public';
      // What a stranger may have written as a page is never opened as one of the mall's.
      const isShown = /^image\/|^application\/pdf$/.test(file.mimeType);
      reply
        .header('etag', `"${file.contentHash}"`)
        .header('cache-control', isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header(
          'content-disposition',
          `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
        );
      if (file.mimeType === 'application/pdf') reply.header('content-security-policy', DOCUMENT);
      if (request.headers['if-none-match'] === `"${file.contentHash}"`) return reply.status(304).send();
      return reply.type(file.mimeType).send(Buffer.from(await store.read(file.contentHash)));
    },
  );

  async function isWelcome(
    request: FastifyRequest<{ Querystring: { until?: unknown; key?: unknown } }>,
    file: StoredFile,
  ): Promise<boolean> {
    if (maySeeFile(file, undefined) || isGoodLink(file, request.query, workshop.clock.now())) return true;
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    return token !== undefined && maySeeFile(file, await identity.identify(token));
  }
}

function sayMissing(request: FastifyRequest, reply: FastifyReply) {
  return reply.status(404).send(httpErrors.notFound().in(languageOf(request)));
}

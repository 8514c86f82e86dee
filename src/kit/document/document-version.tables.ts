// Versions of documents as they were: written once, numbered without gaps, each sealed with a hash that contains the one before.
import { index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, moment, ref, table } from '#kit/db/columns.ts';

/** A trigger refuses to change or delete a row (migrations). */
export const documentVersion = table(
  'document_version',
  {
    versionId: key(),
    docType: text().notNull(),
    docSn: text().notNull(),
    /** From 1, without gaps within a document. */
    versionNo: integer().notNull(),
    content: jsonb().$type<unknown>().notNull(),
    /** SHA-256 in hex of the canonical JSON (RFC 8785) of the content: the same content has the same hash. */
    contentHash: text().notNull(),
    /** SHA-256 in hex over document, number, content hash and the chain hash of the version before. */
    chainHash: text().notNull(),
    /** Whose side wrote it: purchaser, supplier, … */
    actorRole: text().notNull(),
    actorId: ref(),
    actorName: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('document_version_once').on(t.docType, t.docSn, t.versionNo),
    index('document_version_hash').on(t.contentHash),
  ],
);

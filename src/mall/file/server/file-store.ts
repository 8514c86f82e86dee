// STUB: its owner replaces this file wholly.
import type { FastifyInstance } from 'fastify';
export interface FileStore { readonly folder: string }
export const openFileStore = (dataFolder: string): FileStore => ({ folder: dataFolder });
export function serveFiles(_app: FastifyInstance, _workshop: unknown, _fileStore: FileStore, _identity: unknown): void {}

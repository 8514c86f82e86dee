// The database server of a test run, with a migrated template to copy: the embedded one; Debian's with TEST_POSTGRES=system; or the one named by TEST_DATABASE_URL.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#kit/db/database.ts';
import { findServerBinaries, startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { memoryFolder } from '#kit/test/memory-folder.ts';

/** A server's address without a database name. */
export interface TestServer {
  host: string;
  port: number;
  user: string;
  password?: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    server: TestServer;
    templateName: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await findServer();
  const templateName = `mall_template_${process.pid}`;
  const admin = new pg.Client({ ...server, database: 'postgres' });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${templateName}`);
  const template = openDatabase({ ...server, database: templateName }, () => {}, { max: 2 });
  await migrateDatabase(template);
  await template.close();
  project.provide('server', server);
  project.provide('templateName', templateName);

  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE datname LIKE $1',
      [`${templateName}%`],
    );
    for (const { datname } of rows) {
      await admin.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(datname)} WITH (FORCE)`);
    }
    await admin.end();
    await stop();
  };
}

async function findServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    const { hostname, port, username, password } = new URL(given);
    const server = {
      host: hostname,
      port: Number(port || 5432),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    };
    return { server, stop: async () => {} };
  }
  const folder = mkdtempSync(join(memoryFolder(), 'yc-test-'));
  const started = await startEmbeddedPostgres({
    dataFolder: folder,
    durable: false,
    settings: { max_connections: '300', max_wal_size: '256MB' },
    binaries: process.env.TEST_POSTGRES === 'system' ? findServerBinaries() : undefined,
  });
  const { host, port, user, password } = started.connection('postgres');
  return {
    server: { host, port, user, password },
    stop: async () => {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

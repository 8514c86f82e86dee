// The bare server's process: told its database by a message, tells its port.
import type { AddressInfo } from 'node:net';
import type pg from 'pg';
import { openBareDatabase } from './bare-database.ts';
import { bareHttp } from './bare-http.ts';

process.once('message', (connection: pg.PoolConfig) => {
  const server = bareHttp(openBareDatabase(connection).ask);
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
});

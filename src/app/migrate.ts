// `npm run migrate`: moves the database to the newest tables and ends. A step of its own for production.
import { openDatabase } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { readEnvironment } from './environment.ts';
import { findDatabase } from './find-database.ts';

const found = await findDatabase(readEnvironment(process.env), console.log);
const database = openDatabase(found.connection, (trouble) => console.error(String(trouble)), { max: 2 });
await migrateDatabase(database);
await database.close();
await found.stop();
console.log(`Tables are up to date: ${found.description}`);

// `npm run check-documents`: reads every version, every row of evidence and every contract's lines, and says what somebody has edited in the database.
import { openDatabase } from '#kit/db/database.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { checkVersions } from '#kit/document/document-version.ts';
import { eventHub } from '#kit/events/event.ts';
import { systemClock } from '#kit/time/clock.ts';
import { checkContracts } from '#mall/contract/server/contract.ts';
import { readEnvironment } from './environment.ts';
import { findDatabase } from './find-database.ts';

const found = await findDatabase(readEnvironment(process.env), console.log);
const log = (error: unknown) => console.error(error instanceof Error ? error.message : String(error));
const database = openDatabase(found.connection, log, { max: 2 });
const workshop = openWorkshop({ database, clock: systemClock, events: eventHub([]), log });

/** Documents whose last versions are gone: nothing that stands tells of them. */
const LOST = ['inquiry.inq_sn', 'quotation.quo_sn', 'contract.contract_sn']
  .map((one) => one.split('.'))
  .map(
    ([room, sn]) =>
      `SELECT '${room}' AS "docType", d.${sn} AS "docSn", d.version_no AS "versionNo" FROM ${room} d
       WHERE d.version_no > coalesce((SELECT max(v.version_no) FROM document_version v
         WHERE v.doc_type = '${room}' AND v.doc_sn = d.${sn}), 0)`,
  )
  .join(' UNION ALL ');

const SAYS = {
  content: 'its content is not what was hashed',
  chain: 'it does not follow from the version before',
  gap: 'a version before it is missing',
  evidence: 'a row of evidence was changed, or its seal is not the platform’s',
  signature: 'a signature is missing, or over another text',
  text: 'the text in force is not the one that was signed',
  line: 'a line is not as it was agreed',
  quotation: 'a line is not as it was accepted in its quotation',
} as const;

let [versions, contracts] = [0, 0];
const broken = await workshop.reading('en', async (work) => [
  ...(
    await checkVersions(work, (count) => {
      versions = count;
    })
  ).map(({ docType, docSn, versionNo, wrong }) => `${docType} ${docSn} version ${versionNo}: ${SAYS[wrong]}`),
  ...(await work.query<{ docType: string; docSn: string; versionNo: number }>(LOST)).map(
    ({ docType, docSn, versionNo }) => `${docType} ${docSn} version ${versionNo}: it is missing`,
  ),
  ...(
    await checkContracts(work, (count) => {
      contracts = count;
    })
  ).map(({ contractSn, wrong, at }) => `contract ${contractSn}: ${SAYS[wrong]} (${at})`),
]);
await database.close();
await found.stop();
for (const line of broken) console.log(line);
console.log(
  broken.length === 0
    ? `${versions} versions and ${contracts} contracts are as they were written: ${found.description}`
    : `${broken.length} things are not as they were written`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

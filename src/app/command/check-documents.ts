// `npm run check-documents`: reads every version, every row of evidence, every contract's lines, every order's chain, every specimen's, every locked record and every report, and says what somebody has edited in the database.
import { checkVersions } from '#kit/document/document-version.ts';
import { checkRecords } from '#mall/bench/server/bench.ts';
import { checkContracts } from '#mall/contract/server/contract.ts';
import { checkChains } from '#mall/order/server/order.ts';
import { checkReports } from '#mall/report/server/report.ts';
import { checkCustody } from '#mall/specimen/server/specimen.ts';
import { onDatabase } from './on-database.ts';

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
  place: 'it does not lie where its last row says',
} as const;

await onDatabase(async ({ workshop, description }) => {
  let [versions, contracts, chains, specimens, records, reports] = [0, 0, 0, 0, 0, 0];
  const broken = await workshop.reading('en', async (work) => [
    ...(
      await checkVersions(work, (count) => {
        versions = count;
      })
    ).map(
      ({ docType, docSn, versionNo, wrong }) => `${docType} ${docSn} version ${versionNo}: ${SAYS[wrong]}`,
    ),
    ...(await work.query<{ docType: string; docSn: string; versionNo: number }>(LOST)).map(
      ({ docType, docSn, versionNo }) => `${docType} ${docSn} version ${versionNo}: it is missing`,
    ),
    ...(
      await checkContracts(work, (count) => {
        contracts = count;
      })
    ).map(({ contractSn, wrong, at }) => `contract ${contractSn}: ${SAYS[wrong]} (${at})`),
    ...(
      await checkChains(work, (count) => {
        chains = count;
      })
    ).map(({ orderSn, kind, sn }) => `order ${orderSn}: ${kind} ${sn} is not as it was linked`),
    ...(
      await checkCustody(work, (count) => {
        specimens = count;
      })
    ).map(({ specimenNo, seq, wrong }) => `specimen ${specimenNo}, act ${seq}: ${SAYS[wrong]}`),
    ...(
      await checkRecords(work, (count) => {
        records = count;
      })
    ).map(
      ({ serviceSn, itemId, revision, wrong }) =>
        `record ${revision} of item ${itemId} of ${serviceSn}: ${SAYS[wrong]}`,
    ),
    ...(
      await checkReports(work, (count) => {
        reports = count;
      })
    ).map(({ sn, wrong }) => `report ${sn}: ${SAYS[wrong]}`),
  ]);
  for (const line of broken) console.log(line);
  console.log(
    broken.length === 0
      ? `${versions} versions, ${contracts} contracts, the chains of ${chains} orders and ${specimens} specimens, ${records} records and ${reports} reports are as they were written: ${description}`
      : `${broken.length} things are not as they were written`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
});

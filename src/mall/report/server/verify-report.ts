// Anybody learns here whether a report is genuine: by number and code, or by the file itself. No value, and the client in part (L20).
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { asCode } from '#kit/document/code-of-hash.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { maskedName } from '../masked-name.ts';
import type { reportProtocol } from '../report.protocol.ts';
import { reportStatus } from '../report-status.ts';
import { reportKinds } from '../report-terms.ts';
import { reportErrors } from './report.errors.ts';
import { report } from './report.tables.ts';
import { checkAgainstSeals } from './seal/institute-seal.ts';
import { chainOf } from './show-report.ts';

type Acts = Actions<typeof reportProtocol>;

/** @throws reportErrors.unknown for a wrong number, a wrong code, and what is not signed yet, all alike */
export const verifyReport: Acts['verify'] = async (work, _actor, { no, code }) => {
  const { language } = work;
  const [row] = await work.tx.select().from(report).where(eq(report.reportNo, no.toUpperCase()));
  if (!row || row.pdfFileId === null || row.verifyCode !== asCode(code)) throw reportErrors.unknown();
  const content = required(row.content);
  const status = reportStatus[row.state];
  return {
    ...{ reportNo: content.reportNo, kindName: reportKinds[row.kind][language], state: row.state },
    ...{ stateName: status[language], tone: status.tone, labName: content.lab.name[language] },
    ...{ client: maskedName(content.client.name), marks: row.marks },
    specimens: [
      ...new Set(content.specimens.map(({ name, model }) => [name, model].filter(Boolean).join(' '))),
    ],
    items: content.items.map(({ item, standard, clause }) => ({
      item: item[language],
      standard: [standard, clause].filter(Boolean).join(' '),
    })),
    ...{ receivedOn: content.receivedOn, doneOn: content.doneOn, issuedOn: content.issuedOn },
    ...{ pdfHash: row.pdfHash, sealHolder: row.sealHolder, isDemoSeal: row.isDemoSeal },
    stampedAt: row.stampedAt?.toISOString() ?? null,
    ...(await chainOf(work, row)),
    voidReason: row.voidReason,
  };
};

/** Nothing of the file is kept. @throws reportErrors.noFile, notPdf */
export const checkReportFile: Acts['checkFile'] = async (work, _actor, { file }) => {
  if (!Buffer.isBuffer(file)) throw reportErrors.noFile({ name: 'file' });
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw reportErrors.notPdf();
  const sha256 = createHash('sha256').update(file).digest('hex');
  return work.apart(async (apart) => {
    const { found, signer, saidAt, stamp } = await checkAgainstSeals(apart, file);
    return {
      ...{ found, sha256, signer, saidAt: saidAt?.toISOString() ?? null },
      ...{ stampedAt: stamp?.at.toISOString() ?? null, stampedBy: stamp?.by ?? '' },
      ...(await ownOriginal(apart, sha256)),
    };
  });
};

async function ownOriginal(work: Work, pdfHash: string): Promise<{ reportNo: string; stateName: string }> {
  const [row] = await work.tx.select().from(report).where(eq(report.pdfHash, pdfHash));
  return row?.reportNo
    ? { reportNo: row.reportNo, stateName: reportStatus[row.state][work.language] }
    : { reportNo: '', stateName: '' };
}

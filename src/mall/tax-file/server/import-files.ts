// A store hands in official files: read outside any transaction, kept by number, matched a moment later.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import { type Seller, stepBy } from '#mall/member/actor.ts';
import { findTaxIdentity } from '#mall/tax/server/tax.ts';
import { type OfficialInvoice, officialInvoice } from '../official-invoice.ts';
import type { taxFileProtocol } from '../tax-file.protocol.ts';
import { type ReadFile, readFiles } from './read/read-files.ts';
import { KINDS } from './read/read-official.ts';
import { taxFileErrors } from './tax-file.errors.ts';
import { taxFileLife } from './tax-file-life.ts';

const MIME_TYPES = { XML: 'application/xml', OFD: 'application/ofd', PDF: 'application/pdf' } as const;
const rank = ({ kind }: ReadFile): number => (kind === null ? KINDS.length : KINDS.indexOf(kind));

/** Of one number, XML tells before OFD before PDF; what nothing can be read of stands alone. */
function byNumber(files: readonly ReadFile[]): { said: OfficialInvoice | undefined; files: ReadFile[] }[] {
  const known = new Map<string, { said: OfficialInvoice; files: ReadFile[] }>();
  const unread: { said: undefined; files: ReadFile[] }[] = [];
  for (const file of files.toSorted((a, b) => rank(a) - rank(b))) {
    const said = file.said && officialInvoice(file.said);
    const same = said && known.get(said.number);
    if (same) same.files.push(file);
    else if (said) known.set(said.number, { said, files: [file] });
    else unread.push({ said: undefined, files: [file] });
  }
  return [...known.values(), ...unread];
}

async function keepAll(work: Work, store: FileStore, memberId: number, files: readonly ReadFile[]) {
  const fileIds: number[] = [];
  for (const { kind, bytes, fileName } of files) {
    const file = {
      ...{ memberId, bytes, fileName },
      mimeType: MIME_TYPES[required(kind)],
      purpose: 'attachment' as const,
    };
    fileIds.push((await keepFile(work, store, file)).fileId);
  }
  return [...new Set(fileIds)];
}

/** @throws taxFileErrors with a sentence for what cannot be opened; identityFirst */
export const importFiles =
  (store: FileStore): Actions<typeof taxFileProtocol>['import'] =>
  async (work, seller: Seller, { file, fileName }) => {
    if (!Buffer.isBuffer(file)) throw taxFileErrors.noFile({ name: 'file' });
    if (!(await findTaxIdentity(work, seller.storeId))) throw taxFileErrors.identityFirst();
    const files = await readFiles(file, fileName);
    const invoices = byNumber(files);
    await work.apart(async (apart) => {
      const rows = [];
      for (const { said, files: of } of invoices) {
        const fileIds = said ? await keepAll(apart, store, seller.memberId, of) : [];
        rows.push({
          ...{ storeId: seller.storeId, memberId: seller.memberId, fileIds, ...said },
          fileNames: of.map((one) => one.fileName),
          state: said ? ('READ' as const) : ('REFUSED' as const),
          reason: said ? ('' as const) : ('unreadable' as const),
        });
      }
      await taxFileLife.beginAll(apart, 'read', rows, stepBy('store', seller));
    });
    const refused = invoices.filter(({ said }) => !said).length;
    return { files: files.length, invoices: invoices.length - refused, refused };
  };

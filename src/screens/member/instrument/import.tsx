// A ledger of instruments comes in as a sheet.
import { ImportDesk } from '#mall/instrument/parts/import-desk.tsx';
import { instrumentWords } from '#mall/instrument/parts/instrument-words.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(instrumentWords.import);

export default ImportDesk;

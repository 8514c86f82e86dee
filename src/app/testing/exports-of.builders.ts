// For tests: every file that a mall gives out, asked for by everybody who has an account, read by other programs' readers.
import { read } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import { type AnyListing, listingOf } from '#kit/list/listing.ts';
import type { Language } from '#kit/words/text.ts';
import { bomProtocol } from '#mall/bom/bom.protocol.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { matCodeProtocol } from '#mall/mat-code/mat-code.protocol.ts';
import { matCodeList } from '#mall/mat-code/mat-code-list.ts';
import type { TestMall } from './open-test-mall.ts';

export interface ReadFile {
  /** Whose file, of what. */
  what: string;
  format: 'csv' | 'xlsx';
  /** Of a CSV numbers too. */
  cells: string[];
  /** Cells that are calculated. */
  formulas: string[];
}

/** Those with rows in them. */
export async function exportsOf(
  mall: TestMall,
  language: Language = 'zh',
  formats: readonly ReadFile['format'][] = ['csv', 'xlsx'],
): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const { name, token, memberId } of await everybody(mall)) {
    for (const { endpoint } of mall.mall.routes) {
      const listing = listingOf(endpoint);
      if (listing?.list !== endpoint || !listing.export) continue;
      for (const format of formats) {
        const bytes = await exported(mall, listing, format, token, language);
        if (bytes) files.push({ what: `${name}: ${endpoint.path}.${format}`, ...readIn(format, bytes) });
      }
    }
    const boms = await mall.work((work) =>
      work.query<{ bomId: number }>('SELECT bom_id AS "bomId" FROM bom WHERE member_id = $1', [memberId]),
    );
    for (const bom of boms) {
      const { base64 } = await mall.call(bomProtocol.download, bom, { token }, language);
      files.push({ what: `${name}: BOM ${bom.bomId}`, ...readIn('xlsx', Buffer.from(base64, 'base64')) });
    }
    const listed = await mall.ask(matCodeList.list, {}, { token });
    const codes = await mall.ask(matCodeProtocol.exportFile, {}, { token }, language);
    if ((listed.data as { list: unknown[] } | null)?.list.length && codes.state === 200) {
      const { file } = codes.data as { file: string };
      files.push({ what: `${name}: material codes`, ...readIn('xlsx', Buffer.from(file, 'base64')) });
    }
  }
  return files;
}

async function everybody(mall: TestMall) {
  return mall.work(async (work) => {
    const members = await work.query<{ memberId: number; name: string }>(
      'SELECT member_id AS "memberId", member_name AS name FROM member WHERE password_hash IS NOT NULL ORDER BY 1',
    );
    const people = [];
    for (const { memberId, name } of members) {
      const { access_token: token } = await issueTokens(work, mall.tokenSecret, memberId, {
        ip: '127.0.0.1',
        userAgent: 'test',
      });
      people.push({ memberId, name, token });
    }
    return people;
  });
}

async function exported(
  mall: TestMall,
  { path }: AnyListing,
  format: 'csv' | 'xlsx',
  token: string,
  language: Language,
) {
  const response = await fetch(`${mall.origin}/${path}/export`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'accept-language': language,
    },
    body: JSON.stringify({ format }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return Number(response.headers.get('x-rows')) > 0 ? bytes : undefined;
}

function readIn(format: 'csv' | 'xlsx', bytes: Buffer): Omit<ReadFile, 'what'> {
  if (format === 'csv')
    return { format, cells: (parse(bytes, { bom: true }) as string[][]).slice(1).flat(), formulas: [] };
  const book = read(bytes, { cellFormula: true });
  const all = book.SheetNames.flatMap((name) => Object.values(book.Sheets[name] ?? {}));
  const cells = all.filter(
    (cell): cell is { t: string; v: unknown; f?: string } =>
      cell !== null && typeof cell === 'object' && 't' in cell,
  );
  return {
    format,
    cells: cells.map((cell) => String(cell.v)),
    formulas: cells
      .filter((cell) => cell.f !== undefined || !['s', 'n'].includes(cell.t))
      .map((cell) => String(cell.v)),
  };
}

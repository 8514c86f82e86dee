// Material codes for tests, and files of them sent like a browser does.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import type { Work } from '#kit/db/work.ts';
import type { AnyEndpoint, CallOf, Envelope } from '#kit/http/endpoint.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import { MAT_COLUMN_NAMES } from '../mat-code-columns.ts';
import type { MatCodeFields } from '../mat-code-fields.ts';
import type { ImportColumn } from '../mat-import.ts';
import { newFields } from './learn-mat-codes.ts';
import { insertMatCodes } from './write-mat-codes.ts';

let made = 0;

/** A code of an enterprise, by hand; waiting for a part unless one is wished. */
export async function aMatCode(
  work: Work,
  enterpriseId: number,
  { matCode = `M-${String(++made).padStart(4, '0')}`, ...wish }: Partial<MatCodeFields> = {},
): Promise<{ matCodeId: number; matCode: string }> {
  const [row] = await insertMatCodes(work, enterpriseId, 'manual', [newFields(matCode, wish)], {
    by: 'employee',
  });
  return { matCodeId: row!.matCodeId, matCode };
}

/** A spreadsheet with a head as the mall writes it. */
export function aMatFile(
  rows: readonly Partial<Record<ImportColumn, string | number>>[],
  columns: readonly ImportColumn[] = ['matCode', 'matName', 'spec', 'brand', 'partNo', 'grade', 'notes'],
): Uint8Array {
  const head = columns.map((column) => MAT_COLUMN_NAMES[column].zh);
  const lines = rows.map((row) => columns.map((column) => row[column] ?? null));
  return writeSheet([{ name: '物料', rows: [head, ...lines] }]);
}

/** Hands a file in, with the fields beside it. */
export async function handInFile<E extends AnyEndpoint>(
  mall: Pick<TestMall, 'origin'>,
  endpoint: E,
  bytes: Uint8Array,
  fields: Partial<CallOf<E>> & { fileName?: string },
  person: { token: string },
  language = 'zh',
): Promise<Envelope<unknown>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.append('file', new Blob([new Uint8Array(bytes)]), fields.fileName ?? 'codes.xlsx');
  const response = await fetch(`${mall.origin}/${endpoint.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'accept-language': language },
    body: form,
  });
  return (await response.json()) as Envelope<unknown>;
}

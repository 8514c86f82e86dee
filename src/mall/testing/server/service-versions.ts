// The versions of a form: what was handed in, what was proposed.
import type { Work } from '#kit/db/work.ts';
import { readVersion } from '#kit/document/document-version.ts';
import { required } from '#kit/rules/required.ts';
import type { FormVersion } from '../testing.protocol.ts';
import { type ServiceRow, serviceLife } from './service-life.ts';

/** The one that stands. The form must have been handed in. */
export async function newestVersion(
  work: Work,
  { serviceSn, formVersion }: Pick<ServiceRow, 'serviceSn' | 'formVersion'>,
): Promise<FormVersion> {
  const kept = await readVersion(work, serviceLife.docType, serviceSn, { versionNo: formVersion });
  return required(kept).content as FormVersion;
}

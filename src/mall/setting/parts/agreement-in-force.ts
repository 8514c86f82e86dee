// The loader of a page on which somebody registers: his consent names the version of the agreement that was in force when it was opened.
import type { LoaderFunctionArgs } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { settingProtocol } from '../setting.protocol.ts';

export async function agreementInForce({
  context,
}: LoaderFunctionArgs): Promise<{ agreementVersion: string | undefined }> {
  const agreement = await context
    .get(mallContext)
    .call(settingProtocol.agreement, { code: 'register' })
    .catch(() => undefined);
  return { agreementVersion: agreement?.version };
}

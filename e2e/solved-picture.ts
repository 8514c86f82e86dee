// Lets a browser be shown a picture whose text is known: programs cannot read the mall's own, and that is what they are for.
import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '#kit/db/embedded/embedded-postgres.ts';

const TEXT = 'seen';
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';

/** Every picture of this page from here on says what is returned. The answers are put into the database of the mall under test. */
export async function showKnownPictures(page: Page): Promise<string> {
  await page.route('**/v3/captcha/front/captcha/create', async (route) => {
    const captchaKey = randomUUID();
    await keep(captchaKey);
    await route.fulfill({ json: { state: 200, msg: 'success', data: { captchaKey, image: DOT } } });
  });
  return TEXT;
}

async function keep(captchaKey: string): Promise<void> {
  const running = await startEmbeddedPostgres({ dataFolder: join(process.env.E2E_DATA_DIR!, 'postgres') });
  const client = new pg.Client(running.connection() as pg.ClientConfig);
  await client.connect();
  try {
    const hash = createHash('sha256').update(`${captchaKey}:${TEXT}`).digest('hex');
    await client.query(
      "INSERT INTO captcha (captcha_key, code_hash, expires_at) VALUES ($1, $2, now() + interval '5 minutes')",
      [captchaKey, hash],
    );
  } finally {
    await client.end();
    await running.stop();
  }
}

// Draws a picture and remembers, for five minutes, what stands in it.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { after, minutes } from '#kit/time/duration.ts';
import type { captchaProtocol } from '../captcha.protocol.ts';

const CAPTCHA_LIFE = minutes(5); // chosen: time to fill in the rest of a form
const LENGTH = 4; // spec §5
/** Without what looks alike: 0 O o, 1 I J l, 2 Z z, 5 S s, 8 B, g q 9. */
const LETTERS = 'ACDEFGHKLMNPRTUVWXYacdefhkmnprtuvwxy3467';

type Draw = (text: string, options: Record<string, unknown>) => string;

/** Kept in the database, so that any server process can check the answer. Each new one sweeps away some that are over. */
export async function createCaptcha(work: Work): Promise<ReplyOf<typeof captchaProtocol.create>> {
  // The font is read only once a picture is wanted. The types of the package leave out that it draws a given text.
  const draw = (await import('svg-captcha')) as unknown as { default: Draw };
  const captchaKey = randomBytes(16).toString('base64url');
  const text = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  await work.query(
    'INSERT INTO captcha (captcha_key, code_hash, expires_at) VALUES ($1, $2, $3)',
    [captchaKey, captchaHash(captchaKey, text), after(work.now, CAPTCHA_LIFE)],
    'captcha-keep',
  );
  await work.query(
    `DELETE FROM captcha WHERE captcha_key IN
       (SELECT captcha_key FROM captcha WHERE expires_at <= $1 ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED)`,
    [work.now],
    'captcha-sweep',
  );
  const svg = inDarkColours(draw.default(text, { width: 120, height: 40, fontSize: 44, noise: 2 }));
  return { captchaKey, image: `data:image/png;base64,${(await toPng(svg)).toString('base64')}` };
}

/** In twice the size, for sharp screens. The drawing itself stays here: its outlines would give the letters away. */
async function toPng(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 144 }).png({ palette: true, colours: 32 }).toBuffer();
}

const INKS = ['#1b2430', '#1457d9', '#15803d', '#b45309', '#c81e1e'];

/** Each letter in a colour of its own that stands out from the ground: hard for programs, not for eyes. */
function inDarkColours(svg: string): string {
  return svg.replace(/<path fill="#[0-9a-f]{3,6}"/gi, () => `<path fill="${INKS[randomInt(INKS.length)]}"`);
}

/** What is kept of a picture's text; capitals and small letters are the same. */
export function captchaHash(captchaKey: string, text: string): string {
  return createHash('sha256').update(`${captchaKey}:${text.toLowerCase()}`).digest('hex');
}

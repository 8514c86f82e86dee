// Where pictures are drawn: one tool, loaded when the first picture comes since most processes never see one, and a few pictures at once.
import { fewAtOnce } from '#kit/jobs/few-at-once.ts';
import { fileErrors } from './file.errors.ts';

/** chosen: two of the four threads that files and passwords need as well; so many pictures of 4 MB wait in memory. */
const inTurn = fewAtOnce({ running: 2, waiting: 16 }, () => fileErrors.busy({ name: 'file' }));

/**
 * Draws in its turn.
 * @throws fileErrors.busy when too many wait
 * @throws fileErrors.unreadable when what is given cannot be read as a picture
 */
export function drawPicture(draw: (sharp: SharpConstructor) => Promise<Buffer>): Promise<Buffer> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    try {
      return await draw(sharp);
    } catch {
      throw fileErrors.unreadable({ name: 'file' });
    }
  });
}

export type SharpConstructor = Awaited<ReturnType<typeof loadSharp>>;

/** Keeps no memory between pictures, and leaves the other processors to those who look at pages. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

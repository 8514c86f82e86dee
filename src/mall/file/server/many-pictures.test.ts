// Sixty people hand in a picture at the same moment: two are drawn at once, who finds the queue full hears so, and what was taken is there.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { type FileReply, fileProtocol } from '../file.protocol.ts';

let mall: TestMall;
let people: Person[];

beforeAll(async () => {
  mall = await openTestMall();
  people = await Promise.all(Array.from({ length: 6 }, () => aLogin(mall)));
});
afterAll(() => mall.close());

async function send(path: string, bytes: Uint8Array, person: Person) {
  const form = new FormData();
  form.append('purpose', 'evaluation');
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.png');
  const headers = { authorization: `Bearer ${person.token}`, 'accept-language': 'en' };
  const response = await fetch(`${mall.origin}/${path}`, { method: 'POST', headers, body: form });
  return (await response.json()) as { state: number; msg: string; data: FileReply };
}

/** How many pictures libvips had at once, waiting for its threads or in them. It counts one that has just been drawn for a moment more. */
async function mostAtOnce<T>(action: () => Promise<T>): Promise<{ most: number; result: T }> {
  let most = 0;
  const look = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue + process);
  };
  sharp.queue.on('change', look);
  try {
    return { result: await action(), most };
  } finally {
    sharp.queue.off('change', look);
  }
}

it('two at once, sixteen wait, and none that was acknowledged is lost', async () => {
  const shades = Array.from({ length: 60 }, (_, i) => i * 4);
  const pictures = await Promise.all(
    shades.map((r) =>
      sharp({ create: { width: 900, height: 900, channels: 3, background: { r, g: 90, b: 20 } } })
        .png()
        .toBuffer(),
    ),
  );
  const { most, result } = await mostAtOnce(() =>
    Promise.all(pictures.map((bytes, i) => send(fileProtocol.upload.path, bytes, people[i % 6]!))),
  );
  expect(most).toBeLessThanOrEqual(3);
  const kept = result.flatMap(({ state, data }, i) => (state === 200 ? [{ shade: shades[i]!, data }] : []));
  expect(kept.length).toBeGreaterThanOrEqual(18);
  for (const { state, msg } of result)
    if (state !== 200)
      expect([state, msg]).toEqual([
        255,
        'Many pictures are being read right now, please try again in a moment',
      ]);
  expect(new Set(kept.map(({ data }) => data.fileId)).size).toBe(kept.length);
  for (const { shade, data } of kept) {
    const bytes = await (await fetch(mall.origin + data.url)).arrayBuffer();
    const { data: pixels } = await sharp(bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...pixels]).toEqual([shade, 90, 20]);
  }
});

it('pictures of members and papers share the two places, and damaged ones give theirs back', async () => {
  const whole = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const damaged = whole.subarray(0, 200);
  for (let round = 0; round < 2; round++) {
    const { most, result } = await mostAtOnce(() =>
      Promise.all(
        Array.from({ length: 18 }, (_, i) =>
          i % 3 === 0
            ? send(fileProtocol.upload.path, damaged, people[i % 6]!)
            : send(fileProtocol[i % 3 === 1 ? 'upload' : 'changeAvatar'].path, whole, people[i % 6]!),
        ),
      ),
    );
    expect(most).toBeLessThanOrEqual(3);
    expect(result.map(({ state }) => state)).toEqual(
      Array.from({ length: 18 }, (_, i) => (i % 3 === 0 ? 255 : 200)),
    );
  }
});

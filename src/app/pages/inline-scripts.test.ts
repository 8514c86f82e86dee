// A page's policy names the scripts that the renderer wrote, and no other.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { MARK_HEADER, sealScripts } from './inline-scripts.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const rendered = (html: string, mark?: string) =>
  sealScripts(
    new Response(null, { status: 201, headers: { 'x-own': '1', ...(mark ? { [MARK_HEADER]: mark } : {}) } }),
    Buffer.from(html),
  );

it('hashes the scripts that bear the mark, and takes the mark off', async () => {
  const page = await rendered(
    '<link nonce="m1" href="/a.css"><script nonce="m1">one()</script><script nonce="m1" type="module" async="">two()\n</script>',
    'm1',
  );
  expect(page.scriptHashes).toEqual([hashOf('one()'), hashOf('two()\n')]);
  expect(page.body.toString()).toBe(
    '<link href="/a.css"><script>one()</script><script type="module" async="">two()\n</script>',
  );
  expect(page.status).toBe(201);
  expect(page.headers).toMatchObject({ 'x-own': '1' });
  expect(page.headers).not.toHaveProperty(MARK_HEADER);
});

it('blesses no script that got in another way', async () => {
  const page = await rendered(
    `<script>stolen()</script><script nonce="m2">stolen()</script><script nonce>stolen()</script>
     <script nonce="m1" src="/evil.js"></script><p title="<script nonce=&quot;m1&quot;>stolen()</script>">`,
    'm1',
  );
  expect(page.scriptHashes).toEqual([]);
});

it('lets pass what is no page', async () => {
  const { body, scriptHashes } = await sealScripts(new Response('{"a":1}'), null);
  expect([body.toString(), scriptHashes]).toEqual(['{"a":1}', []]);
});

it('names a script once, and none without a mark', async () => {
  expect(
    (await rendered('<script nonce="m">a</script><script nonce="m">a</script>', 'm')).scriptHashes,
  ).toHaveLength(1);
  expect((await rendered('<script>a</script>')).scriptHashes).toEqual([]);
});

// Known weaknesses are found from the lock file, told apart from those of tools, and from a registry that does not answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { projectFile } from '#kit/project/project-file.ts';

/** What the stand-in registry has heard of, and whether it answers at all. */
let known: Record<string, string> = {};
let isThere = true;
const asked: string[] = [];
const registry = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    if (!isThere || request.method !== 'POST') return response.writeHead(405).end();
    const body = Buffer.concat(pieces);
    const names = JSON.parse(
      (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
    ) as Record<string, string[]>;
    asked.push(...Object.keys(names));
    const told = Object.keys(names).filter((name) => name in known);
    const advisory = { id: 1, url: 'https://example.com/1', title: 'x', severity: 'high', cwe: [] };
    const answer = told.map((name) => [
      name,
      [{ ...advisory, vulnerable_versions: known[name], cvss: { score: 7, vectorString: null } }],
    ]);
    response.end(JSON.stringify(Object.fromEntries(answer)));
  });
});
await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
const { port } = registry.address() as { port: number };
afterAll(() => void registry.close());

/** Apart from this process, which plays the registry meanwhile. */
async function run(): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [
    projectFile('src/house/advisories.ts'),
    `--registry=http://127.0.0.1:${port}`,
  ]);
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

it('asks for what is locked, and tells what runs from what only builds', async () => {
  expect(await run()).toEqual({ code: 0, said: 'No locked package has a known weakness.\n' });
  expect(asked).toEqual(expect.arrayContaining(['fastify', 'vitest', 'oxlint']));

  known = { vitest: '<99' };
  const tools = await run();
  expect(tools.code).toBe(0);
  expect(tools.said).toMatch(/^high +vitest {2}\(development only\)/m);

  known = { fastify: '<99' };
  const runs = await run();
  expect(runs.code).toBe(1);
  expect(runs.said).toMatch(/^high +fastify$/m);

  isThere = false;
  expect((await run()).code).toBe(2);
}, 60_000);

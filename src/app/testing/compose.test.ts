// compose.yaml names what the mall knows: its environment, its probes, its commands.
import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFile } from '#kit/project/project-file.ts';
import { readEnvironment } from '../environment.ts';
import { openTestMall } from './open-test-mall.ts';

interface Service {
  environment?: Record<string, string>;
  command?: string;
  depends_on?: unknown;
}

const text = readFileSync(projectFile('compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
};
const mall = await openTestMall();
afterAll(() => mall.close());

it('gives both processes an environment that opens a mall', () => {
  for (const name of ['mall-a', 'mall-b', 'migrate']) {
    const { environment = {} } = compose.services[name]!;
    const filled = Object.entries(environment).map(([key, value]) => [
      key,
      value.replace(/\$\{\w+:\?\}/g, 'a-secret-of-32-characters-0123456'),
    ]);
    const read = readEnvironment(Object.fromEntries(filled));
    expect(read).toMatchObject({
      isProduction: true,
      trustedProxies: 1,
      drainSeconds: 10,
      bucket: { name: 'mall-files', endpoint: 'http://files:8333' },
      log: { format: 'json' },
    });
    const source = readFileSync(projectFile('src/app/environment.ts'), 'utf8');
    for (const key of Object.keys(environment)) expect(source).toContain(`  ${key}: z`);
  }
});

it('sends visitors where the mall’s own probe says yes, and nobody to its figures', async () => {
  const caddy = compose.configs.caddy!.content;
  const probe = /health_uri (\S+)/.exec(caddy)?.[1];
  expect((await fetch(`${mall.origin}${probe}`)).status).toBe(200);
  expect(caddy).toContain('respond /metrics 404');
  expect(caddy).toMatch(/reverse_proxy mall-a:3000 mall-b:3000/);
});

it('runs commands that there are', () => {
  const { command } = compose.services.migrate!;
  expect(() => readFileSync(projectFile(command!.replace('node ', '')))).not.toThrow();
  const image = readFileSync(projectFile('Containerfile'), 'utf8');
  expect(() => readFileSync(projectFile(/CMD \["node", "(\S+)"\]/.exec(image)![1]!))).not.toThrow();
});

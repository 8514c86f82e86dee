// How `vitest` runs: one database server for the run, a fresh copy of the migrated tables for every test file.
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Short to read and long to run, for each waits for processes or walks through everything: begun last, one would run alone. */
const LONG =
  /\/(house\/new|load-demo|close-demo|every-endpoint|every-door|agreement-life|ownership|first-operator|embedded-postgres|bulletin|recall|oversell|kill-nine|[\w-]+-kill|on-credit|database-away|take-catalog|keep-backup|bom|contract-events|going-out|outside-channel|api-document|export-list|advisories)\.test\.ts$/;

class LongFirst extends BaseSequencer {
  override async sort(...[files]: Parameters<BaseSequencer['sort']>) {
    const rest = (await super.sort(files)).map((file) => ({ file, isShort: !LONG.test(file.moduleId) }));
    return rest.toSorted((a, b) => Number(a.isShort) - Number(b.isShort)).map(({ file }) => file);
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/app/testing/test-database.ts'],
    environment: 'node',
    pool: 'forks',
    // A worker loads the mall once for all of its files; what a test puts in place of something is taken back.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // A test that takes so long is stuck; a busy machine takes several times what a quiet one does.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

// How `vitest` runs: one database server for the run, a fresh copy of the migrated tables for every test file.
import { defineConfig } from 'vitest/config';

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
    // A test that takes so long is stuck; a busy machine takes several times what a quiet one does.
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});

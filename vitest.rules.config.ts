// How tests of rules run by themselves, without a database: for `npm run mutate`.
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node' } });

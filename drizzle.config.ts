// Where the tables are declared and where the migrations go: `npm run migration`.
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/mall/*/server/*.tables.ts', './src/kit/**/*.tables.ts'],
  out: './migrations',
});

// Where the tables are declared and where the migrations go: `npm run migration`.
export default {
  dialect: 'postgresql',
  schema: ['./src/mall/*/server/*.tables.ts', './src/kit/**/*.tables.ts'],
  out: './migrations',
};

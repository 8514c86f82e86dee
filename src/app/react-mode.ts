// Tells React which of its two builds to be, before anything imports it: the production one, twice as fast, unless `--dev` is given.
export const isDevelopment = process.argv.includes('--dev');

process.env.NODE_ENV = isDevelopment ? 'development' : 'production';

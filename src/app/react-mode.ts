// Tells React which of its two builds to be, before anything imports it: the production one, twice as fast, unless `--dev` is given.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';

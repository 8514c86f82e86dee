// `npm run build`: builds the mall when it has changed, as a step of its own for production.
import { buildMall } from './build-mall.ts';

await buildMall(console.log);
console.log('The mall is built.');

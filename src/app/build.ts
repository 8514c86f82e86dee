// `npm run build`: builds the screens when they have changed, as a step of its own for production.
import { buildScreens } from './build-screens.ts';

await buildScreens(console.log);
console.log('The screens are built.');

// `npm run access-table`: writes docs/access.md anew after a screen, a call or a door has changed.
import { writeFileSync } from 'node:fs';
import { projectFile } from '#kit/project/project-file.ts';
import { adminScreens } from '#screens/admin/routes.ts';
import { labScreens } from '#screens/lab/routes.ts';
import { memberScreens } from '#screens/member/routes.ts';
import { sellerScreens } from '#screens/seller/routes.ts';
import { storefrontScreens } from '#screens/storefront/routes.ts';
import { accessTable } from './access-table.ts';
import type { Facilities } from './facilities.ts';
import { roomRoutes } from './rooms.ts';

const DOCUMENT = projectFile('docs/access.md');

const routes = roomRoutes({} as Facilities); // described here, never called
const screens = [...storefrontScreens, ...memberScreens, ...sellerScreens, ...labScreens, ...adminScreens];
writeFileSync(
  DOCUMENT,
  accessTable(
    screens,
    routes.map((route) => route.endpoint),
  ),
);
console.log(`Written: docs/access.md, ${screens.length} screens, ${routes.length} calls`);

// All screens of the mall: each area's list inside its layout, each screen behind its door.
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { adminScreens } from './screens/admin/routes.ts';
import { labScreens } from './screens/lab/routes.ts';
import { memberScreens } from './screens/member/routes.ts';
import type { Screen, Who } from './screens/screen.ts';
import { sellerScreens } from './screens/seller/routes.ts';
import { storefrontScreens } from './screens/storefront/routes.ts';

const doors: Record<Exclude<Who, 'anyone'>, string> = {
  member: 'screens/doors/member.tsx',
  designer: 'screens/doors/designer.tsx',
  notDesigner: 'screens/doors/not-designer.tsx',
  enterprise: 'screens/doors/enterprise.tsx',
  seller: 'screens/doors/seller.tsx',
  lab: 'screens/doors/lab.tsx',
  admin: 'screens/doors/admin.tsx',
};

function area(name: string, screens: readonly Screen[], more: RouteConfigEntry[] = []): RouteConfigEntry {
  const behind = [...Map.groupBy(screens, (one) => one.who)].flatMap(([who, list]) => {
    const entries = list.map(({ url, file }) => route(url, `screens/${file}`, { id: `${name} ${url}` }));
    return who === 'anyone' ? entries : [layout(doors[who], { id: `${name} ${who}` }, entries)];
  });
  return layout(`screens/${name}/layout.tsx`, [...behind, ...more]);
}

export default [
  area('storefront', storefrontScreens, [route('*', 'screens/storefront/not-found.tsx')]),
  area('member', memberScreens),
  area('seller', sellerScreens),
  area('lab', labScreens),
  area('admin', adminScreens),
] satisfies RouteConfig;

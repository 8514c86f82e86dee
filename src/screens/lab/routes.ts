// Screens of a laboratory's console: URL, file, who may enter.
import { lists, type Screen, screen } from '../screen.ts';

export const labScreens: readonly Screen[] = [
  screen('/lab', 'lab/enter.tsx'),
  screen('/lab/index', 'lab/index.tsx', 'lab'),
  lists('/lab/entrust/list', 'lab', () =>
    import('#mall/testing/service-lists.ts').then((m) => m.deskServiceList),
  ),
  screen('/lab/entrust/detail', 'lab/entrust/detail.tsx', 'lab'),
  lists('/lab/specimen/list', 'lab', () =>
    import('#mall/specimen/specimen-list.ts').then((m) => m.specimenList),
  ),
  screen('/lab/specimen/scan', 'lab/specimen/scan.tsx', 'lab'),
  lists('/lab/authen/list', 'lab', () => import('#mall/authen/authen-lists.ts').then((m) => m.deskCaseList)),
  screen('/lab/authen/detail', 'lab/authen/detail.tsx', 'lab'),
  lists('/lab/certificate/list', 'lab', () =>
    import('#mall/authen/authen-lists.ts').then((m) => m.certificateList),
  ),
  screen('/lab/plan/board', 'lab/plan/board.tsx', 'lab'),
  lists('/lab/bench/list', 'lab', () => import('#mall/bench/bench-list.ts').then((m) => m.benchList)),
  screen('/lab/bench/detail', 'lab/bench/detail.tsx', 'lab'),
  lists('/lab/report/list', 'lab', () => import('#mall/report/report-list.ts').then((m) => m.reportList)),
  screen('/lab/report/detail', 'lab/report/detail.tsx', 'lab'),
  lists('/lab/objection/list', 'lab', () =>
    import('#mall/objection/objection-list.ts').then((m) => m.objectionList),
  ),
  screen('/lab/objection/detail', 'lab/objection/detail.tsx', 'lab'),
  lists('/lab/staff/list', 'lab', () => import('./staff/list.tsx').then((m) => m.staff)),
  screen('/lab/staff/detail', 'lab/staff/detail.tsx', 'lab'),
  lists('/lab/equipment/list', 'lab', () => import('./equipment/list.tsx').then((m) => m.equipmentRegister)),
  screen('/lab/equipment/detail', 'lab/equipment/detail.tsx', 'lab'),
  screen('/lab/environment', 'lab/environment/index.tsx', 'lab'),
  screen('/lab/environment/import', 'lab/environment/import.tsx', 'lab'),
  lists('/lab/capability/list', 'lab', () => import('./capability/list.tsx').then((m) => m.capabilities)),
  screen('/lab/capability/detail', 'lab/capability/detail.tsx', 'lab'),
  screen('/lab/capability/import', 'lab/capability/import.tsx', 'lab'),
  lists('/lab/standard/list', 'lab', () => import('./standard/list.tsx').then((m) => m.standards)),
  screen('/lab/standard/detail', 'lab/standard/detail.tsx', 'lab'),
  lists('/lab/charge/list', 'lab', () => import('./charge/list.tsx').then((m) => m.prices)),
  screen('/lab/charge/detail', 'lab/charge/detail.tsx', 'lab'),
  screen('/lab/charge/import', 'lab/charge/import.tsx', 'lab'),
  lists('/lab/package/list', 'lab', () => import('./package/list.tsx').then((m) => m.packages)),
  screen('/lab/package/detail', 'lab/package/detail.tsx', 'lab'),
  lists('/lab/sheet/list', 'lab', () => import('#mall/datasheet/sheet-list.ts').then((m) => m.sheetList)),
  screen('/lab/sheet/detail', 'lab/sheet/detail.tsx', 'lab'),
  screen('/lab/sheet/new', 'lab/sheet/new.tsx', 'lab'),
];

// What the staff room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { labStaffProtocol } from '../lab-staff.protocol.ts';
import { addStaff, changeStaff, letStaffLeave } from './change-staff.ts';
import { staffListRoutes } from './list-staff.ts';
import { listGroups, staffDetail, whoAmI } from './show-staff.ts';
import { endScope, giveScope, trainStaff } from './train-staff.ts';

export const labStaffRoutes = (): Route[] => [
  ...staffListRoutes,
  ...serveAll(labStaffProtocol, {
    me: whoAmI,
    detail: staffDetail,
    groups: listGroups,
    add: addStaff,
    change: changeStaff,
    train: trainStaff,
    giveScope,
    endScope,
    leave: letStaffLeave,
  }),
];

// What the equipment room serves, and what it waits for.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { environmentProtocol } from '../environment.protocol.ts';
import { equipmentProtocol } from '../equipment.protocol.ts';
import { calibrateEquipment, confirmCalibration, refuseCalibration } from './calibrate-equipment.ts';
import { changeEquipment, checkEquipment, enterEquipment, equipmentMoves } from './change-equipment.ts';
import { enterReading, listReadings, listRooms, previewReadings, takeReadings } from './environment.ts';
import { equipmentListRoutes } from './list-equipment.ts';
import { equipmentDetail, listPlaces } from './show-equipment.ts';

/** What is overdue, or due within thirty days, for the keeper and whoever confirms, as the laboratory's first page counts it. */
export const equipmentInbox = {
  key: 'equipment',
  points: ['lab.equipment', 'lab.equipment.confirm'],
  dueOn: 'due_date',
  from: `equipment WHERE lab_id = $1 AND (state = 'OVERDUE' OR state = 'IN_USE' AND due_date <= $3::date + 30)`,
} as const;

export { equipmentTimer } from './tend-equipment.ts';

export const equipmentRoutes = (): Route[] => [
  ...equipmentListRoutes,
  ...serveAll(equipmentProtocol, {
    detail: equipmentDetail,
    places: listPlaces,
    enter: enterEquipment,
    change: changeEquipment,
    check: checkEquipment,
    calibrate: calibrateEquipment,
    confirm: confirmCalibration,
    refuse: refuseCalibration,
    ...equipmentMoves,
  }),
  ...serveAll(environmentProtocol, {
    rooms: listRooms,
    readings: listReadings,
    enter: enterReading,
    preview: previewReadings,
    take: takeReadings,
  }),
];

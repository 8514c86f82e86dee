// The register of a laboratory's equipment: what is due first stands first.
import { z } from 'zod';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { lab } from '#mall/member/actor.ts';
import { type EquipmentRow, EquipmentRow as Row } from './equipment.protocol.ts';
import { EQUIPMENT_CLASSES } from './equipment-classes.ts';
import { equipmentStatus } from './equipment-status.ts';

const say = words({
  title: { zh: '设备', en: 'Equipment' },
  search: { zh: '设备编号、名称、型号、出厂编号', en: 'Number, name, model or serial number' },
  equipNo: { zh: '设备编号', en: 'Number' },
  model: { zh: '型号', en: 'Model' },
  serialNo: { zh: '出厂编号', en: 'Serial number' },
  maker: { zh: '制造商', en: 'Maker' },
  class: { zh: '类别', en: 'Class' },
  group: { zh: '检测组', en: 'Group' },
  site: { zh: '场所', en: 'Site' },
  place: { zh: '位置', en: 'Place' },
  dueDate: { zh: '校准到期', en: 'Calibration due' },
  left: { zh: '剩余天数', en: 'Days left' },
  nextCheck: { zh: '下次核查', en: 'Next check' },
  limited: { zh: '限用', en: 'Limited' },
  due: { zh: '到期', en: 'Due' },
  none: { zh: '还没有设备', en: 'No equipment yet' },
  noneText: {
    zh: '由设备管理员登记；校准到期前 30、7 天和当天会提醒。',
    en: 'The keeper enters it; 30 and 7 days before a calibration ends, and on the day, he hears of it.',
  },
});

const DUE = {
  7: { zh: '7 天内', en: 'Within 7 days' },
  30: { zh: '30 天内', en: 'Within 30 days' },
  overdue: { zh: '已超期', en: 'Overdue' },
  check: { zh: '待核查', en: 'To be checked' },
} as const;

export const equipmentList = listing({
  path: 'v3/lab/desk/equipment/list',
  access: lab(),
  title: say.title,
  row: Row,
  key: 'equipId',
  open: ({ equipId }) => `/lab/equipment/detail?equipId=${equipId}`,
  search: say.search,
  columns: {
    equipNo: col.code<EquipmentRow>(say.equipNo, { sort: true, fixed: true, width: 130, phone: 3 }),
    name: col.text<EquipmentRow>(say.name, { sort: true, width: 170, phone: 1 }),
    class: col.state<EquipmentRow>(say.class, { values: EQUIPMENT_CLASSES, width: 150, phone: 4 }),
    group: col.text<EquipmentRow>(say.group, { width: 140, phone: 4 }),
    state: col.state<EquipmentRow>(say.state, { values: equipmentStatus, width: 110, phone: 2 }),
    dueDate: col.date<EquipmentRow>(say.dueDate, { sort: 'sparse', width: 120, phone: 4 }),
    daysLeft: col.number<EquipmentRow>(say.left, { width: 90 }),
    nextCheck: col.date<EquipmentRow>(say.nextCheck, { width: 120 }),
    model: col.code<EquipmentRow>(say.model, { width: 130 }),
    serialNo: col.code<EquipmentRow>(say.serialNo, { width: 130 }),
    site: col.text<EquipmentRow>(say.site, { width: 170 }),
    place: col.text<EquipmentRow>(say.place, { width: 120 }),
    maker: col.text<EquipmentRow>(say.maker, { off: true, width: 130 }),
    isLimited: col.yesNo<EquipmentRow>(say.limited, { off: true, width: 80 }),
  },
  tabs: {
    field: 'state',
    values: equipmentStatus,
    always: ['IN_USE', 'OVERDUE', 'IN_CALIBRATION', 'FAULTY'],
  },
  filters: {
    due: filter.choice(say.due, { options: DUE, as: 'due', front: true }),
    group: filter.reference(say.group, {
      front: true,
      optionsOf: ({ groups }: { groups: { groupId: number; name: string }[] }) =>
        Object.fromEntries(groups.map(({ groupId, name }) => [groupId, { zh: name, en: name }])),
    }),
    class: filter.choice(say.class, { options: EQUIPMENT_CLASSES, as: 'class' }),
    dueDate: filter.dateRange(say.dueDate),
  },
  start: { sort: 'dueDate' },
  more: { groups: z.array(z.object({ groupId: z.number(), name: z.string() })) },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});

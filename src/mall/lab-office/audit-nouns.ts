// What the log of a laboratory's acts is about, with the names of the steps of each noun.
import type { Text } from '#kit/words/text.ts';
import { standardSteps } from '#mall/ability/standard-status.ts';
import { caseSteps, certificateSteps } from '#mall/authen/authen-status.ts';
import { itemSteps } from '#mall/bench/item-status.ts';
import { sheetSteps } from '#mall/datasheet/sheet-status.ts';
import { equipmentSteps } from '#mall/equipment/equipment-status.ts';
import { capabilitySteps } from '#mall/lab-catalog/capability-status.ts';
import { packageSteps, priceSteps } from '#mall/lab-price/price-status.ts';
import { staffSteps } from '#mall/lab-staff/staff-status.ts';
import { objectionSteps } from '#mall/objection/objection-status.ts';
import { reportSteps } from '#mall/report/report-status.ts';
import { specimenSteps } from '#mall/specimen/specimen-status.ts';
import { serviceSteps } from '#mall/testing/service-status.ts';

interface Noun extends Text {
  steps: Readonly<Record<string, Text>>;
}

export const NOUNS = [
  ...(['service', 'specimen', 'item', 'report', 'objection', 'authen', 'authenCertificate'] as const),
  ...(['capability', 'standard', 'charge', 'servicePackage', 'sheet', 'equipment', 'labStaff'] as const),
  ...(['labSetting', 'paperSending'] as const),
] as const;
export type AuditNoun = (typeof NOUNS)[number];

export const auditNouns: Readonly<Record<AuditNoun, Noun>> = {
  service: { zh: '委托', en: 'Commission', steps: serviceSteps },
  specimen: { zh: '样品', en: 'Specimen', steps: specimenSteps },
  item: { zh: '检测项目', en: 'Item', steps: itemSteps },
  report: { zh: '报告', en: 'Report', steps: reportSteps },
  objection: { zh: '异议', en: 'Objection', steps: objectionSteps },
  authen: { zh: '认证', en: 'Certification', steps: caseSteps },
  authenCertificate: { zh: '认证证书', en: 'Certificate', steps: certificateSteps },
  capability: { zh: '检测能力', en: 'Capability', steps: capabilitySteps },
  standard: { zh: '标准', en: 'Standard', steps: standardSteps },
  charge: { zh: '价格', en: 'Price', steps: priceSteps },
  servicePackage: { zh: '套餐', en: 'Package', steps: packageSteps },
  sheet: { zh: '原始记录模板', en: 'Data sheet', steps: sheetSteps },
  equipment: { zh: '设备', en: 'Equipment', steps: equipmentSteps },
  labStaff: { zh: '人员', en: 'Staff', steps: staffSteps },
  labSetting: { zh: '设置', en: 'Settings', steps: { change: { zh: '修改', en: 'Changed' } } },
  paperSending: { zh: '纸质报告', en: 'Paper copies', steps: { send: { zh: '寄出', en: 'Sent' } } },
};

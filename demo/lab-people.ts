// The people of the demo's laboratory: who has which role and works in which groups, and what signatories sign for.
import type { CapabilityKind, Mark } from '#mall/ability/ability-terms.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';

export interface DemoColleague {
  memberName: string;
  name: string;
  roles: readonly LabRole[];
  /** Codes of demo/laboratory.ts; an engineer is trained for all that they do. */
  groups?: readonly string[];
  /** He signs for every field of that kind, by these marks. */
  signs?: { kind: CapabilityKind; marks: readonly Mark[] };
}

const TESTS_1 = ['G-ENV', 'G-ELE', 'G-REL', 'G-MEC', 'G-ESD', 'G-EMC', 'G-SAF'];
const TESTS_2 = ['G-DPA', 'G-FA', 'G-PKG', 'G-CHE', 'G-SCR', 'G-ELE', 'G-ENV'];
const CALIBRATIONS = ['G-CEL', 'G-CRF', 'G-CLE', 'G-CTH', 'G-CME'];

/** The head first: who takes the others on. */
export const demoColleagues: readonly DemoColleague[] = [
  { memberName: 'lab_head01', name: '罗衡', roles: ['head'] },
  { memberName: 'lab_qual01', name: '陈稳', roles: ['quality'] },
  { memberName: 'lab_tech01', name: '陆钧', roles: ['techLead'] },
  { memberName: 'lab_acc01', name: '赵琳', roles: ['acceptance'] },
  { memberName: 'lab_clerk01', name: '钱朗', roles: ['clerk'] },
  { memberName: 'lab_plan01', name: '孙越', roles: ['planner'] },
  { memberName: 'lab_eng01', name: '李锐', roles: ['engineer'], groups: TESTS_1 },
  { memberName: 'lab_eng02', name: '周航', roles: ['engineer'], groups: TESTS_2 },
  { memberName: 'lab_eng03', name: '许默', roles: ['engineer'], groups: CALIBRATIONS },
  {
    memberName: 'lab_rev01',
    name: '吴岚',
    roles: ['reviewer'],
    groups: [...new Set([...TESTS_1, ...TESTS_2, ...CALIBRATIONS])],
  },
  {
    memberName: 'lab_sig01',
    name: '郑毅',
    roles: ['signatory'],
    groups: [...new Set([...TESTS_1, ...TESTS_2])],
    signs: { kind: 'TEST', marks: ['CNAS', 'CMA'] },
  },
  {
    memberName: 'lab_sig02',
    name: '冯恺',
    roles: ['signatory'],
    groups: CALIBRATIONS,
    signs: { kind: 'CALIBRATION', marks: ['CNAS', 'AUTH'] },
  },
  { memberName: 'lab_arch01', name: '王檀', roles: ['archivist'] },
  { memberName: 'lab_keep01', name: '何固', roles: ['keeper'] },
  { memberName: 'lab_arev01', name: '沈岳', roles: ['authenReviewer'] },
  { memberName: 'lab_insp01', name: '蒋川', roles: ['inspector'] },
  { memberName: 'lab_dec01', name: '韩澄', roles: ['decider'] },
  { memberName: 'lab_app01', name: '杨朔', roles: ['decider'] },
];

/** Days: how long they have been there, and for how long training and scopes still hold. */
export const demoStaffDays = { there: 400, trained: 540, signs: 700 } as const;

// The front door of the company room: what higher rooms may ask about certified enterprises and their employees.

export { addEmployee } from './add-sub-account.ts';
export { sentBackFor } from './certification-life.ts';
export { findEnterprise } from './find-enterprise.ts';
export {
  findEmployee,
  findMainAccount,
  listPeople,
  listWhoMay,
  namesOf,
  type Person,
} from './find-people.ts';
export { checkLimits, holdEmployee, requireMayLogIn, requireWithinLimits } from './spending-limit.ts';

// The front door of the company room: what higher rooms may ask about certified enterprises and their employees.
export { type CertifiedEnterprise, findEnterprise } from './find-enterprise.ts';
export { listWhoMay } from './list-who-may.ts';
export { checkLimits, holdEmployee, requireMayLogIn, requireWithinLimits } from './spending-limit.ts';

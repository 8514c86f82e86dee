// The front door of the report room: what objections do with reports that are issued.
export { amend, voidReport } from './amend-report.ts';

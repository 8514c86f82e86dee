// The front door of the report room: what objections do with reports that are issued, and whether any was touched.
export { amend, voidReport } from './amend-report.ts';
export { type BrokenReport, checkReports } from './check-reports.ts';

// Which risks the address of a page asks for.
import { RISK_STATES, type RiskState } from '#mall/project/project-process.ts';

/** The open ones unless it says otherwise. */
export const readRiskState = (asked: URLSearchParams): RiskState =>
  RISK_STATES.find((one) => one === asked.get('risk')) ?? 'OPEN';

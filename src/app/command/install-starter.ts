// Gives a mall what every mall begins with: texts that the platform may replace later.
import type { Work } from '#kit/db/work.ts';
import { installAgreements } from '#mall/setting/server/setting.ts';
import { starterTexts } from '#starter/starter-texts.ts';

/**
 * Installs what is missing; what the platform has published stays. May be run any number of times, by several at once.
 * @returns the codes of the texts that were missing
 */
export const installStarter = (work: Work): Promise<string[]> => installAgreements(work, starterTexts);

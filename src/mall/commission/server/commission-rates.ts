// The usual rates, as the platform has set them.
import { keptRules } from '#mall/setting/server/setting.ts';
import { COMMISSION_RATES } from '../commission-terms.ts';

export const commissionRates = keptRules('commission_rates', COMMISSION_RATES);

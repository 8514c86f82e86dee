// What the tax room serves: a store says who it is for the tax office.
import { only } from '#kit/db/only.ts';
import { sameFields } from '#kit/http/same-fields.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { centsToWire, yuan } from '#kit/money/money.ts';
import { TaxIdentity, taxProtocol } from '../tax.protocol.ts';
import { SMALL_RATES } from '../tax-categories.ts';
import { ADAPTERS } from '../tax-identity.ts';
import { taxErrors } from './tax.errors.ts';
import { taxIdentity } from './tax.tables.ts';
import { findTaxIdentity, type TaxIdentityRow } from './tax.ts';

const [LEAST, MOST] = [yuan(1_000), yuan(10_000_000)]; // chosen

const shown = (row: TaxIdentityRow): TaxIdentity => ({
  ...sameFields(TaxIdentity, row),
  sheetLimit: centsToWire(row.sheetLimit),
});

/** @param of.isProduction where no invoice is played */
export const taxRoutes = ({ isProduction }: { isProduction: boolean }): Route[] =>
  serveAll(taxProtocol, {
    show: async (work, { storeId }) => {
      const row = await findTaxIdentity(work, storeId);
      return {
        identity: row ? shown(row) : null,
        adapters: ADAPTERS.filter((one) => one !== 'SANDBOX' || !isProduction),
      };
    },
    /** @throws taxErrors.noSandbox, badLimit, badRate, at their fields */
    save: async (work, { storeId }, input) => {
      if (input.adapter === 'SANDBOX' && isProduction) throw taxErrors.noSandbox({ name: 'adapter' });
      if (input.sheetLimit < LEAST || input.sheetLimit > MOST)
        throw taxErrors.badLimit({ name: 'sheetLimit' });
      if (!SMALL_RATES.some((rate) => rate === input.smallRate))
        throw taxErrors.badRate({ name: 'smallRate' });
      const values = { ...input, updatedAt: work.now };
      const saved = await work.tx
        .insert(taxIdentity)
        .values({ storeId, ...values })
        .onConflictDoUpdate({ target: taxIdentity.storeId, set: values })
        .returning();
      return shown(only(saved));
    },
  });

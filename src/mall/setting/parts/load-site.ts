// Reads what the platform has set about its site, for the server's first look at a page.
import type { MallForLoaders } from '#kit/browser/mall-context.ts';
import { settingProtocol } from '../setting.protocol.ts';
import type { SiteConfig } from './site-config.ts';

const NAMES = ['basic_site_name', 'main_admin_top_logo'] as const;
const OWN: SiteConfig = { basic_site_name: '', main_admin_top_logo: '' };

/** The mall's own name and mark where the settings cannot be read: better than no page. */
export async function loadSite({ call, kept }: MallForLoaders): Promise<SiteConfig> {
  try {
    return await kept('site', async () => {
      const settings = await call(settingProtocol.getSettings, { names: NAMES.join(',') });
      const textOf = (wanted: string): string => {
        const value = settings.find(({ name }) => name === wanted)?.value;
        return typeof value === 'string' ? value : '';
      };
      return {
        basic_site_name: textOf('basic_site_name'),
        main_admin_top_logo: textOf('main_admin_top_logo'),
      };
    });
  } catch {
    return OWN;
  }
}

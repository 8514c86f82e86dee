// What the platform has set about its site: the name in titles and the mark on top of every page (spec §3).
import type { MallForLoaders } from '#kit/browser/mall-context.ts';
import { settingProtocol } from '../setting.protocol.ts';

/** Spec §3, Site config; kept in this browser as `configInfo`. Empty: the mall's own. */
export interface SiteConfig {
  basic_site_name: string;
  main_admin_top_logo: string;
}

const NAMES = ['basic_site_name', 'main_admin_top_logo'] as const;
const OWN: SiteConfig = { basic_site_name: '', main_admin_top_logo: '' };
const KEY = 'configInfo';

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

/** For programs of this site that read it there. */
export function keepSite(site: SiteConfig): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(site));
  } catch {
    // A browser that keeps nothing shows the same pages.
  }
}

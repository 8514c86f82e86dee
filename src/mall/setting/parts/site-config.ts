// What the platform has set about its site: the name in titles and the mark on top of every page (spec §3).

/** Spec §3, Site config; kept in this browser as `configInfo`. Empty: the mall's own. */
export interface SiteConfig {
  basic_site_name: string;
  main_admin_top_logo: string;
}

const KEY = 'configInfo';

/** For programs of this site that read it there. */
export function keepSite(site: SiteConfig): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(site));
  } catch {
    // A browser that keeps nothing shows the same pages.
  }
}

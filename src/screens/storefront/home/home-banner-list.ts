// The banners of the home page as data: which ones there are, in which order, and where each leads (spec §3, Banner link).
import { type BannerLink, type LinkTarget, linkTarget } from '#mall/deco/link-target.ts';

/** Names a banner's words and its drawing. */
export type BannerKey = 'parts' | 'lots' | 'price' | 'domestic';

export interface HomeBanner {
  key: BannerKey;
  /** Null: the banner is only looked at. */
  target: LinkTarget | null;
}

/** @param directStoreId the mall's own store; undefined while there is none */
function bannerLinks(directStoreId: number | undefined): readonly { key: BannerKey; link: BannerLink }[] {
  return [
    { key: 'parts', link: { link_type: 'url', link_value: '/goods/list' } },
    {
      key: 'lots',
      link:
        directStoreId === undefined
          ? { link_type: 'store_list' }
          : { link_type: 'url', link_value: `/store/index?vid=${directStoreId}` },
    },
    { key: 'price', link: { link_type: 'url', link_value: '/goods/list?sort=3' } },
    { key: 'domestic', link: { link_type: 'url', link_value: '/brand?isDomestic=1' } },
  ];
}

/** For the page's loader: the table of link types stays on the server. */
export function homeBanners(directStoreId: number | undefined): HomeBanner[] {
  return bannerLinks(directStoreId).map(({ key, link }) => ({ key, target: linkTarget(link) ?? null }));
}

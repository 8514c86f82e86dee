// The banners of the home page, drawn: no pictures to fetch, nothing promised that the mall does not do.
import type { ReactNode } from 'react';
import { Carousel } from '#kit/ui/carousel.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { LinkTarget } from '#mall/deco/link-target.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { BannerKey, HomeBanner } from '../home-banner-list.ts';
import { homeWords } from './home-words.ts';

/** Figures of the mall that a banner says. */
export interface MallTotals {
  parts: number;
  goods: number;
  brands: number;
  stores: number;
}

interface Look {
  ground: string;
  title: string;
  text: string;
  action: string;
  drawing: ReactNode;
}

/** The banners in the given order; their links open in new tabs (spec §2). */
export function HomeBanners({ totals, banners }: { totals: MallTotals; banners: readonly HomeBanner[] }) {
  const say = useWords(homeWords);
  const looks: Record<BannerKey, Look> = {
    parts: {
      ground: 'bg-[#0d2a63]',
      title: say.bannerParts,
      text:
        totals.parts > 0
          ? say.bannerPartsText(showPieces(totals.parts), showPieces(totals.brands))
          : say.bannerPartsSoon,
      action: say.bannerPartsAction,
      drawing: <ParameterDrawing />,
    },
    lots: {
      ground: 'bg-[#123c3a]',
      title: say.bannerLots,
      text: say.bannerLotsText,
      action: say.bannerLotsAction,
      drawing: <ReelDrawing />,
    },
    price: {
      ground: 'bg-[#5a2410]',
      title: say.bannerPrice,
      text: say.bannerPriceText,
      action: say.bannerPriceAction,
      drawing: <LadderDrawing />,
    },
    domestic: {
      ground: 'bg-[#2b2559]',
      title: say.bannerDomestic,
      text: say.bannerDomesticText,
      action: say.bannerDomesticAction,
      drawing: <ChipsDrawing />,
    },
  };
  const slides = banners.map(({ key, target }) => ({
    key,
    content: <Banner {...looks[key]} target={target} />,
  }));
  return <Carousel slides={slides} label={say.banners} seconds={6} className="h-full min-h-48" />;
}

function Banner(props: Look & { target: LinkTarget | null }) {
  return (
    <div className={`relative flex h-full items-center overflow-hidden ${props.ground} text-surface`}>
      <div
        aria-hidden="true"
        className="absolute inset-y-0 right-0 w-3/5 max-md:opacity-25"
        // The drawing fades where the words are.
        style={{ maskImage: 'linear-gradient(to right, transparent 10%, black 55%)' }}
      >
        {props.drawing}
      </div>
      <div className="relative max-w-[62%] px-10 max-md:max-w-none max-md:px-5 max-md:pb-4">
        <p className="text-28 font-semibold max-md:text-20">{props.title}</p>
        <p className="mt-3 text-14 text-surface/85 max-md:mt-1 max-md:text-13">{props.text}</p>
        {props.target ? (
          <a
            href={props.target.href}
            target={props.target.newTab ? '_blank' : undefined}
            rel="noopener"
            className="mt-6 inline-flex h-9 items-center rounded-control bg-surface px-5 text-14 font-semibold text-ink hover:bg-brand-wash focus-visible:outline-surface max-md:mt-3"
          >
            {props.action}
          </a>
        ) : null}
      </div>
    </div>
  );
}

const svg = {
  viewBox: '0 0 480 400',
  preserveAspectRatio: 'xMaxYMid slice',
  className: 'size-full',
  fill: 'none',
} as const;

/** A characteristic: curves over a grid. */
function ParameterDrawing() {
  return (
    <svg {...svg} aria-hidden="true">
      <path
        d="M140 60v280M200 60v280M260 60v280M320 60v280M380 60v280M440 60v280M110 90h370M110 150h370M110 210h370M110 270h370M110 330h370"
        stroke="#fff"
        strokeOpacity=".1"
      />
      <path d="M110 300c90-4 110-180 190-186s60 130 180 132" stroke="#6ea0ff" strokeWidth="3" />
      <path d="M110 330c120-10 130-110 210-112s90 70 160 74" stroke="#ffb38f" strokeWidth="3" />
      <path
        d="M110 250c80 0 120-150 200-152s100 40 170 44"
        stroke="#9fe0c0"
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <g fill="#0d2a63" stroke="#fff" strokeWidth="2.500">
        <circle cx="300" cy="114" r="6" />
        <circle cx="320" cy="218" r="6" />
        <circle cx="310" cy="98" r="6" />
      </g>
    </svg>
  );
}

/** A reel of tape with its label. */
function ReelDrawing() {
  return (
    <svg {...svg} aria-hidden="true">
      <circle cx="330" cy="190" r="132" stroke="#fff" strokeOpacity=".25" strokeWidth="3" />
      <circle cx="330" cy="190" r="118" stroke="#fff" strokeOpacity=".12" strokeWidth="18" />
      <circle cx="330" cy="190" r="34" stroke="#fff" strokeOpacity=".5" strokeWidth="3" />
      <path
        d="M330 156v-38M359 207l33 19M301 207l-33 19"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g transform="rotate(-6 350 300)">
        <rect x="258" y="252" width="172" height="82" rx="5" fill="#fff" />
        <path
          d="M272 266v34M277 266v34M284 266v34M287 266v34M294 266v34M301 266v34M304 266v34M311 266v34M318 266v34M325 266v34M328 266v34M335 266v34M342 266v34M347 266v34"
          stroke="#123c3a"
          strokeWidth="2.500"
        />
        <path d="M272 312h92M272 322h64" stroke="#8fa6a4" strokeWidth="4" />
        <rect x="378" y="266" width="40" height="22" rx="3" fill="#123c3a" />
        <text x="398" y="282" textAnchor="middle" fontSize="14" fontWeight="600" fill="#fff">
          2537
        </text>
      </g>
    </svg>
  );
}

/** A ladder of prices that falls as the quantity grows. */
function LadderDrawing() {
  return (
    <svg {...svg} aria-hidden="true">
      <g fill="#fff">
        <rect x="180" y="96" width="52" height="234" rx="3" fillOpacity=".16" />
        <rect x="242" y="150" width="52" height="180" rx="3" fillOpacity=".22" />
        <rect x="304" y="196" width="52" height="134" rx="3" fillOpacity=".3" />
        <rect x="366" y="238" width="52" height="92" rx="3" fill="#ff9a6b" />
      </g>
      <path
        d="M170 84l76 52 62 46 62 42 50 26"
        stroke="#ffd2bd"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
      <g fill="#ffe4d8" fontSize="15" fontWeight="600" textAnchor="middle">
        <text x="206" y="352">
          1+
        </text>
        <text x="268" y="352">
          100+
        </text>
        <text x="330" y="352">
          1k+
        </text>
        <text x="392" y="352">
          4k+
        </text>
      </g>
    </svg>
  );
}

/** Packages side by side. */
function ChipsDrawing() {
  return (
    <svg {...svg} aria-hidden="true">
      <g stroke="#c8c2ff" strokeWidth="3" strokeOpacity=".55">
        <path d="M262 96v-22M284 96v-22M306 96v-22M328 96v-22M262 206v22M284 206v22M306 206v22M328 206v22M240 118h-22M240 140h-22M240 162h-22M240 184h-22M350 118h22M350 140h22M350 162h22M350 184h22" />
        <rect x="240" y="96" width="110" height="110" rx="6" fill="#3a3377" />
      </g>
      <circle cx="257" cy="113" r="5" fill="#c8c2ff" />
      <g stroke="#9fe0c0" strokeWidth="3" strokeOpacity=".7">
        <path d="M392 262v-16M414 262v-16M436 262v-16M392 318v16M414 318v16M436 318v16" />
        <rect x="376" y="262" width="78" height="56" rx="4" fill="#24504a" />
      </g>
      <g stroke="#ffb38f" strokeWidth="3" strokeOpacity=".7">
        <path d="M270 300h-26M356 300h-26" strokeWidth="14" />
        <rect x="264" y="278" width="72" height="44" rx="3" fill="#5a3020" />
      </g>
      <path
        d="M372 150h40v96M300 228v50"
        stroke="#fff"
        strokeOpacity=".3"
        strokeWidth="2"
        strokeDasharray="4 6"
      />
    </svg>
  );
}

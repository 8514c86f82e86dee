// A row's picture: as light as a picture can be, since a list has a hundred of them.
import { ChipDrawing } from '#kit/ui/chip-drawing.tsx';
import { chipShapeOf } from '#kit/ui/chip-shape.ts';

/** The photograph or rendering; without one the drawing of the package. Lazy unless `eager`. */
export function goodsPicture(
  goods: { goodsImage: string | null; packageName: string | null },
  size: number,
  eager?: boolean,
) {
  return goods.goodsImage ? (
    <img
      src={goods.goodsImage}
      alt=""
      width={size}
      height={size}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  ) : (
    <ChipDrawing shape={chipShapeOf(goods.packageName)} />
  );
}

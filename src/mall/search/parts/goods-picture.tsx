// A row's picture: as light as a picture can be, since a list has a hundred of them.
import { ChipDrawing } from '#kit/ui/chip-drawing.tsx';
import { chipShapeOf } from '#kit/ui/chip-shape.ts';
import { pictureFor, pictureSource } from '#kit/ui/picture-source.ts';

/** The photograph or rendering; without one the drawing of the package. Lazy unless `eager`. */
export function goodsPicture(
  goods: { goodsImage: string | null; packageName: string | null },
  size: number,
  eager?: boolean,
) {
  const source = pictureSource(goods.goodsImage);
  return source ? (
    <img
      src={pictureFor(source, size)}
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

// A picture that keeps its place before it has come, and a drawing where there is none.
import { type ReactNode, useState } from 'react';
import { ChipDrawing } from './chip-drawing.tsx';
import { type ChipShape, chipShapeOf } from './chip-shape.ts';
import { cx } from './cx.ts';
import { pictureFor } from './picture-source.ts';

export type ImageBoxProps = {
  src?: string | null;
  srcSet?: string;
  sizes?: string;
  /** What the picture shows; empty for decoration beside the same words. */
  alt: string;
  /** Pixels of the picture as shown; they fix the shape of the box. */
  width: number;
  height: number;
  /** The first picture a visitor sees: loaded at once. */
  eager?: boolean;
  /** `contain` shows the whole picture, `cover` fills the box. */
  fit?: 'contain' | 'cover';
  /** The outline drawn when there is no picture; see chipShapeOf. */
  shape?: ChipShape;
  /** Something else to show when there is no picture. */
  fallback?: ReactNode;
  /** Takes the width of its column and keeps the shape. */
  fluid?: boolean;
  className?: string;
};

/** Never shifts the page: the box has its shape from the start; a picture that fails turns into the drawing. */
export function ImageBox(props: ImageBoxProps) {
  const {
    src,
    srcSet,
    sizes,
    alt,
    width,
    height,
    eager,
    fit = 'contain',
    shape,
    fallback,
    fluid,
    className,
  } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && failed !== src;
  return (
    <span
      className={cx(
        'block shrink-0 overflow-hidden rounded-control bg-surface',
        fluid && 'w-full',
        className,
      )}
      style={fluid ? { aspectRatio: `${width} / ${height}` } : { width, height }}
    >
      {shown ? (
        <img
          // A picture may have failed before the page came alive, when nobody heard its error.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
          }}
          src={fluid ? src : pictureFor(src, width)}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
          className={cx('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
        />
      ) : (
        (fallback ?? <ChipDrawing shape={shape} label={alt || undefined} className="size-full" />)
      )}
    </span>
  );
}

/** The small picture of a part beside its name, framed unless it is `bare`; without one the outline of its package. */
export function ChipImage({
  packageName,
  size,
  bare,
  className,
  ...picture
}: Pick<ImageBoxProps, 'src' | 'className'> & { packageName: string | null; size: number; bare?: boolean }) {
  return (
    <ImageBox
      {...picture}
      alt=""
      width={size}
      height={size}
      shape={chipShapeOf(packageName)}
      className={cx(!bare && 'border border-line', className)}
    />
  );
}

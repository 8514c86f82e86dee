// Whether one has come near to a place of the page: what stands there is fetched then, and not before.
import { type RefObject, useEffect, useRef, useState } from 'react';

const AHEAD = '300px';

export function useNear<E extends HTMLElement>(): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return;
    const watching = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    watching.observe(ref.current);
    return () => watching.disconnect();
  }, [isNear]);
  return { ref, isNear };
}

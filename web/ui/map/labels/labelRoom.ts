interface Point {
  readonly x: number;
  readonly y: number;
}

/** Maximum size of a name in pixels, measured from its dot. */
const NAME = { width: 84, height: 20 };
/** Space of a mark in pixels: a pill is above its point, a circle around it. */
const MARK = { side: 48, above: 48, below: 32 };

/**
 * Whether a name on a static map is completely visible: inside the map, above its button and clear of every pin.
 * @param dot where the name starts, in pixels of the map
 * @param foot height of what covers the lower edge
 */
export const hasRoom = (dot: Point, marks: readonly Point[], size: Point, foot: number): boolean => {
  const top = dot.y - NAME.height / 2;
  const bottom = dot.y + NAME.height / 2;
  const end = dot.x + NAME.width;
  if (dot.x < 8 || end > size.x || top < 4 || bottom > size.y - foot) return false;
  return marks.every(
    ({ x, y }) =>
      end < x - MARK.side || dot.x - 8 > x + MARK.side || bottom < y - MARK.above || top > y + MARK.below,
  );
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A name is at most about this long, from its dot on, and this high. */
const NAME = { width: 84, height: 20 };
/** A pill stands above its point, a circle around it. */
const MARK = { side: 48, above: 48, below: 32 };

/**
 * Whether a name of a small picture of a map can be read whole: inside the picture, above its button and clear of every pin.
 * @param dot where the name begins, in pixels of the picture
 * @param foot height of what lies over the lower edge
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

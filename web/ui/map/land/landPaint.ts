export interface Palette {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly line: string;
}

type Outlines = readonly (readonly (readonly [x: number, y: number])[])[];

/** Maximum zoom at which the coast is a line; at higher zooms the source is not exact enough. */
const LINE_ZOOM = 12;
/**
 * Pixels at that zoom by which a coast may be wrong: some 150 m in the Mediterranean, 800 m where the coarse land is
 * used.
 */
const COAST_ERROR_PX = { exact: 4.5, coarse: 24 };
/** Steps from land to sea; each is too small to see. */
const SHADES = 16;

/** The current colours of the map's element. */
export const landPalette = (element: HTMLElement): Palette => {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    sea: token('--map-sea'),
    land: token('--map-land'),
    coast: token('--map-coast'),
    line: token('--line-strong'),
  };
};

const pathOf = (outlines: Outlines): Path2D => {
  const path = new Path2D();
  for (const outline of outlines) {
    outline.forEach(([x, y], at) => {
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    path.closePath();
  }
  return path;
};

/**
 * Paints sea that gets deeper away from the shore, a light coast with a thin line of sand, and land. At higher zooms
 * the coast is not a line: the land fades into the sea as far as it may reach, so that no hotel on a beach appears to
 * be in open water (decision 23).
 */
export const paintLand = (
  context: CanvasRenderingContext2D,
  outlines: Outlines,
  { zoom, isExact }: { readonly zoom: number; readonly isExact: boolean },
  { land, coast, line }: Palette,
): void => {
  const path = pathOf(outlines);
  context.lineJoin = 'round';
  const stroke = (colour: string, width: number, alpha: number) => {
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke(path);
  };
  const fill = () => {
    context.globalAlpha = 1;
    context.fillStyle = land;
    context.fill(path, 'evenodd');
  };
  if (zoom > LINE_ZOOM) {
    const reach = (isExact ? COAST_ERROR_PX.exact : COAST_ERROR_PX.coarse) * 2 ** (zoom - LINE_ZOOM);
    // The shades are drawn over each other, each an equal part of the rest.
    for (let left = SHADES; left > 0; left -= 1) stroke(land, (2 * reach * left) / SHADES, 1 / left);
    fill();
    return;
  }
  stroke(coast, 30, 0.18);
  stroke(coast, 20, 0.25);
  stroke(coast, 10, 0.35);
  stroke(coast, 5, 1);
  fill();
  stroke(line, 1, 1);
};

interface RiverLine {
  readonly rank: number;
  readonly line: readonly (readonly [x: number, y: number])[];
}

/** From which zoom on a river of a rank is drawn, and how wide. */
const riverLooks = [
  { rank: 0, from: 7, width: 2.5 },
  { rank: 1, from: 7, width: 2.5 },
  { rank: 2, from: 9, width: 2 },
  { rank: 3, from: 11, width: 1.5 },
] as const;
/**
 * The line of a river may be 400 m off: at this zoom it is a broad and faint band, and at higher zooms it is not drawn.
 */
const BAND = { zoom: 12, width: 3, alpha: 0.6 };

/**
 * Paints rivers as lines of water; at high zooms, where their position is inexact, broad and faint, and then not at
 * all.
 */
export const paintRivers = (
  context: CanvasRenderingContext2D,
  rivers: readonly RiverLine[],
  zoom: number,
  { sea }: Palette,
): void => {
  if (zoom > BAND.zoom) return;
  const band = zoom < BAND.zoom ? { width: 1, alpha: 1 } : BAND;
  context.globalAlpha = band.alpha;
  context.strokeStyle = sea;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const look of riverLooks) {
    if (look.from > zoom) continue;
    const path = new Path2D();
    for (const { line } of rivers.filter(({ rank }) => rank === look.rank))
      line.forEach(([x, y], at) => {
        if (at === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      });
    context.lineWidth = look.width * band.width;
    context.stroke(path);
  }
};

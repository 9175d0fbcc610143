export interface Palette {
  readonly land: string;
  readonly coast: string;
  readonly line: string;
}

type Outlines = readonly (readonly (readonly [x: number, y: number])[])[];

/** The nearest zoom at which the coast is a line; nearer the atlas knows no better where it is. */
const LINE_ZOOM = 12;
/** Pixels at that zoom, some 800 m in the Mediterranean, by which the coast of the atlas may be wrong. */
const DOUBT = 24;
/** Steps from land to sea; each is less than an eye sees. */
const SHADES = 16;

/** The colours that the map's element has now. */
export const landPalette = (element: HTMLElement): Palette => {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { land: token('--map-land'), coast: token('--map-coast'), line: token('--line-strong') };
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
 * Sea that grows deeper away from the shore, a light coast with a thin line of sand, land. Near by the coast has no line: the
 * land fades into the sea as far as it may reach, so that no hotel on a beach stands in open water (decision 17).
 */
export const paintLand = (
  context: CanvasRenderingContext2D,
  outlines: Outlines,
  zoom: number,
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
    const reach = DOUBT * 2 ** (zoom - LINE_ZOOM);
    // Shades lie over each other: the rest of the way, in equal parts.
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

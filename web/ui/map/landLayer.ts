import geojsonvt from 'geojson-vt';
import L from 'leaflet';
import type { Land } from './land.ts';

/** Of a tile in the index. */
const EXTENT = 4096;
const MAX_ZOOM = 14;

type Shapes = Parameters<typeof geojsonvt>[0];
type Index = ReturnType<typeof geojsonvt>;

const isShapes = (land: Land): land is Land & Shapes =>
  land.type === 'Feature' || land.type === 'FeatureCollection';

interface Palette {
  readonly land: string;
  readonly coast: string;
  readonly line: string;
}

const paletteOf = (element: HTMLElement): Palette => {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { land: token('--map-land'), coast: token('--map-coast'), line: token('--line-strong') };
};

const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && typeof value[0] === 'number';

/** Outlines of the land in one tile, in pixels of the tile. */
const outline = (index: Index, { x, y, z }: L.Coords, size: number): Path2D | null => {
  const tile = index.getTile(z, x, y);
  if (!tile) return null;
  const path = new Path2D();
  for (const { geometry } of tile.features) {
    for (const ring of geometry) {
      const points: unknown[] = Array.isArray(ring) ? ring : [];
      points.filter(isPoint).forEach(([left, top], at) => {
        const to = [(left / EXTENT) * size, (top / EXTENT) * size] as const;
        if (at === 0) path.moveTo(...to);
        else path.lineTo(...to);
      });
      path.closePath();
    }
  }
  return path;
};

/** Sea that grows deeper away from the shore, a light coast with a thin line of sand, land. */
const paint = (context: CanvasRenderingContext2D, path: Path2D, { land, coast, line }: Palette) => {
  context.lineJoin = 'round';
  const stroke = (colour: string, width: number, alpha: number) => {
    context.globalAlpha = alpha;
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke(path);
  };
  stroke(coast, 30, 0.18);
  stroke(coast, 20, 0.25);
  stroke(coast, 10, 0.35);
  stroke(coast, 5, 1);
  context.globalAlpha = 1;
  context.fillStyle = land;
  context.fill(path, 'evenodd');
  stroke(line, 1, 1);
};

class LandLayer extends L.GridLayer {
  readonly #index: Index;
  readonly #palette: Palette;

  constructor(index: Index, palette: Palette) {
    super({ pane: 'tilePane', updateWhenIdle: false, keepBuffer: 2, className: 'map-land' });
    this.#index = index;
    this.#palette = palette;
  }

  protected override createTile(coords: L.Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const size = this.getTileSize().x;
    const density = window.devicePixelRatio || 1;
    canvas.width = size * density;
    canvas.height = size * density;
    const context = canvas.getContext('2d');
    const path = context && outline(this.#index, coords, size);
    if (context && path) {
      context.scale(density, density);
      paint(context, path, this.#palette);
    }
    return canvas;
  }
}

/** Land cut into tiles and simplified for each zoom, in the colours that the map's element has now. */
export const landLayer = (land: Land, container: HTMLElement): L.GridLayer | null => {
  if (!isShapes(land) || !document.createElement('canvas').getContext('2d')) return null;
  // Wide enough that the soft shore of a neighbour's coast is not cut off at the edge of a tile.
  const index = geojsonvt(land, { maxZoom: MAX_ZOOM, extent: EXTENT, buffer: 320, indexMaxZoom: 4 });
  return new LandLayer(index, paletteOf(container));
};

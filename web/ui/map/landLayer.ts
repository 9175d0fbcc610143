import L from 'leaflet';
import { readSquare } from './finePieces.ts';
import { isShapes, type Land } from './atlas.ts';
import { landIndex, type LandIndex, outlinesIn, shapesOf } from './landIndex.ts';
import { landPalette, paintLand, type Palette } from './landPaint.ts';
import { FINE_ZOOM, SQUARE_ZOOM } from './landSquares.ts';

/** The fine land of the squares that were looked at; a square whose piece could not be had is asked for again. */
class FineLand {
  readonly #asked = new Map<string, Promise<LandIndex>>();
  readonly #ready = new Map<string, LandIndex>();

  /** What is at hand for a tile. */
  at(coords: L.Coords): LandIndex | null {
    return this.#ready.get(this.#keyOf(coords)) ?? null;
  }

  ask(coords: L.Coords): Promise<LandIndex> {
    const key = this.#keyOf(coords);
    const asked = this.#asked.get(key) ?? this.#read(key);
    this.#asked.set(key, asked);
    return asked;
  }

  #keyOf({ x, y, z }: L.Coords): string {
    const steps = z - SQUARE_ZOOM;
    return `${x >> steps} ${y >> steps}`;
  }

  async #read(key: string): Promise<LandIndex> {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    try {
      const index = landIndex(shapesOf(await readSquare({ x, y })));
      this.#ready.set(key, index);
      return index;
    } catch (cause) {
      this.#asked.delete(key);
      throw cause;
    }
  }
}

/** Work that is done in turn, each in a task of its own, so that taps are answered between. */
const inTurn = () => {
  let last = Promise.resolve();
  return (work: () => void): void => {
    last = last.then(
      () =>
        new Promise((done) => {
          setTimeout(() => {
            try {
              work();
            } finally {
              done();
            }
          });
        }),
    );
  };
};

class LandLayer extends L.GridLayer {
  readonly #coarse: LandIndex;
  readonly #fine: FineLand;
  readonly #palette: Palette;
  readonly #paintLater = inTurn();

  constructor(coarse: LandIndex, fine: FineLand, palette: Palette) {
    super({ pane: 'tilePane', updateWhenIdle: false, keepBuffer: 2, className: 'map-land' });
    this.#coarse = coarse;
    this.#fine = fine;
    this.#palette = palette;
  }

  protected override createTile(coords: L.Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = window.devicePixelRatio || 1;
    canvas.width = this.getTileSize().x * density;
    canvas.height = canvas.width;
    const fine = coords.z < FINE_ZOOM ? null : this.#fine.at(coords);
    this.#paint(canvas, coords, fine ?? this.#coarse);
    if (coords.z >= FINE_ZOOM && !fine) void this.#refine(canvas, coords);
    return canvas;
  }

  /** Where the fine land cannot be had, the coarse stays. */
  async #refine(canvas: HTMLCanvasElement, coords: L.Coords): Promise<void> {
    const index = await this.#fine.ask(coords).catch(() => null);
    if (index)
      this.#paintLater(() => {
        if (canvas.isConnected) this.#paint(canvas, coords, index);
      });
  }

  #paint(canvas: HTMLCanvasElement, coords: L.Coords, index: LandIndex): void {
    const size = this.getTileSize().x;
    const context = canvas.getContext('2d');
    if (!context) return;
    const scale = canvas.width / size;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, size, size);
    paintLand(context, outlinesIn(index, coords, size), coords.z, this.#palette);
  }
}

/** Makes layers of land, which read what they need once: the coarse land, and fine pieces of it where one looks closely. */
export const landLayers = (land: Land): ((container: HTMLElement) => L.GridLayer) | null => {
  if (!isShapes(land) || !document.createElement('canvas').getContext('2d')) return null;
  const [coarse, fine] = [landIndex(land), new FineLand()];
  return (container) => new LandLayer(coarse, fine, landPalette(container));
};

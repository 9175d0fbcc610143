import L from 'leaflet';
import { hasSquare, readSquare } from './finePieces.ts';
import { isShapes, type Land } from '../labels/atlas.ts';
import { landIndex, type LandIndex, outlinesIn, pieceIndex, riversIn } from './landIndex.ts';
import { landPalette, paintLand, paintRivers, type Palette } from './landPaint.ts';
import { type Level, type Square, townLevel, wideLevel } from '#shared/map/land-squares.ts';

interface Found {
  readonly level: Level;
  readonly square: Square;
}

const keyOf = ({ level, square }: Found): string => `${level.zoom} ${square.x} ${square.y}`;

/** The level that a tile is drawn from, and its square; null where the coarse land is enough. */
const squareOf = ({ x, y, z }: L.Coords): Found | null => {
  for (const level of [townLevel, wideLevel]) {
    const steps = z - level.zoom;
    const square = { x: x >> steps, y: y >> steps };
    if (z >= level.from && hasSquare(level, square)) return { level, square };
  }
  return null;
};

/** The detailed land of the squares that were in view; a square that could not be loaded is requested again. */
class FineLand {
  readonly #asked = new Map<string, Promise<LandIndex>>();
  readonly #ready = new Map<string, LandIndex>();

  /** The detailed land of a tile, if it is loaded. */
  at(coords: L.Coords): LandIndex | null {
    const found = squareOf(coords);
    return found && (this.#ready.get(keyOf(found)) ?? null);
  }

  /** @returns null for tiles that are drawn from the coarse land */
  async ask(coords: L.Coords): Promise<LandIndex | null> {
    const found = squareOf(coords);
    if (!found) return null;
    const key = keyOf(found);
    const requested = this.#asked.get(key) ?? this.#read(key, found);
    this.#asked.set(key, requested);
    return requested;
  }

  async #read(key: string, { level, square }: Found): Promise<LandIndex> {
    try {
      const index = pieceIndex(await readSquare(level, square), square, level);
      this.#ready.set(key, index);
      return index;
    } catch (cause) {
      this.#asked.delete(key);
      throw cause;
    }
  }
}

/** The class of a tile whose land is being loaded. */
const WAITING = 'map-land-waits';

/** Runs work one after the other, each in a task of its own, so that taps are handled in between. */
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
    const fine = this.#fine.at(coords);
    const isWaiting = !fine && squareOf(coords) !== null;
    if (isWaiting) void this.#paintWhenRead(canvas, coords);
    else this.#paint(canvas, coords, fine ?? this.#coarse);
    return canvas;
  }

  /**
   * Until the detailed land of a tile is there, it is plain: the coarse coast would be somewhere else. Where it cannot be
   * loaded, the coarse land is drawn.
   */
  async #paintWhenRead(canvas: HTMLCanvasElement, coords: L.Coords): Promise<void> {
    canvas.classList.add(WAITING);
    const index = await this.#fine.ask(coords).catch(() => null);
    this.#paintLater(() => {
      if (!canvas.isConnected) return;
      this.#paint(canvas, coords, index ?? this.#coarse);
      canvas.classList.remove(WAITING);
    });
  }

  #paint(canvas: HTMLCanvasElement, coords: L.Coords, index: LandIndex): void {
    const size = this.getTileSize().x;
    const context = canvas.getContext('2d');
    if (!context) return;
    const scale = canvas.width / size;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, size, size);
    const isExact = index !== this.#coarse;
    paintLand(context, outlinesIn(index, coords, size), { zoom: coords.z, isExact }, this.#palette);
    paintRivers(context, riversIn(index, coords, size), coords.z, this.#palette);
  }
}

/** Makes layers of land, which load their data once: the coarse land, and detailed pieces of it at near zooms. */
export const landLayers = (land: Land): ((container: HTMLElement) => L.GridLayer) | null => {
  if (!isShapes(land) || !document.createElement('canvas').getContext('2d')) return null;
  const [coarse, fine] = [landIndex(land), new FineLand()];
  return (container) => new LandLayer(coarse, fine, landPalette(container));
};

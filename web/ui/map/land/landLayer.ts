import L from 'leaflet';
import { hasSquare, readSquare } from './finePieces.ts';
import { isShapes } from '../labels/atlas.ts';
import { readLand } from './land.ts';
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

  /**
   * Loads the detailed land of a tile.
   * @returns null for tiles that are drawn from the coarse land
   */
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

/**
 * The land of the whole Earth. It is large, and near a town every tile has detailed land, so it is loaded only when
 * needed.
 */
class CoarseLand {
  #ready: LandIndex | null = null;

  /** The land, if it is loaded. */
  get now(): LandIndex | null {
    return this.#ready;
  }

  /** @throws Error or TypeError when the land cannot be loaded */
  async ask(): Promise<LandIndex | null> {
    const land = await readLand();
    if (isShapes(land)) this.#ready ??= landIndex(land);
    return this.#ready;
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
  readonly #coarse: CoarseLand;
  readonly #fine: FineLand;
  readonly #palette: Palette;
  readonly #paintLater = inTurn();

  constructor(coarse: CoarseLand, fine: FineLand, palette: Palette) {
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
    const index = squareOf(coords) === null ? this.#coarse.now : this.#fine.at(coords);
    if (index) this.#paint(canvas, coords, index);
    // Without the land the tile stays plain; places and pins are still at their positions.
    else void this.#paintWhenRead(canvas, coords).catch(() => undefined);
    return canvas;
  }

  /**
   * Leaves a tile plain until its detailed land is loaded, because the coarse coast is at another place. If it cannot be
   * loaded, the coarse land is drawn.
   * @throws Error or TypeError when the coarse land cannot be loaded either
   */
  async #paintWhenRead(canvas: HTMLCanvasElement, coords: L.Coords): Promise<void> {
    canvas.classList.add(WAITING);
    const index = (await this.#fine.ask(coords).catch(() => null)) ?? (await this.#coarse.ask());
    this.#paintLater(() => {
      if (!canvas.isConnected || !index) return;
      this.#paint(canvas, coords, index);
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
    const isExact = index !== this.#coarse.now;
    paintLand(context, outlinesIn(index, coords, size), { zoom: coords.z, isExact }, this.#palette);
    paintRivers(context, riversIn(index, coords, size), coords.z, this.#palette);
  }
}

/** Makes layers of land, which load their data once: detailed pieces at near zooms, and the coarse land. */
export const landLayers = (): ((container: HTMLElement) => L.GridLayer) | null => {
  if (!document.createElement('canvas').getContext('2d')) return null;
  const [coarse, fine] = [new CoarseLand(), new FineLand()];
  return (container) => new LandLayer(coarse, fine, landPalette(container));
};

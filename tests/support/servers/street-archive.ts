/** A small PMTiles archive of invented streets, in version 3 of the format. */
import { gzipSync } from 'node:zlib';
import geojsonvt from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import { fromGeojsonVt } from 'vt-pbf';

type Box = readonly [west: number, south: number, east: number, north: number];
type Layers = Readonly<Record<string, GeoJSON.FeatureCollection>>;

/** Highest zoom level of the tiles; closer views scale them. */
const MAX_ZOOM = 12;
const HEADER_BYTES = 127;

/** A number as a varint: seven bits a byte, low bits first. */
function varint(value: number): number[] {
  const bytes = [];
  let left = value;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  return [...bytes, left];
}

interface Tile {
  readonly id: number;
  readonly data: Buffer;
}

/** The directory of tiles, which are stored one after the other without gaps. */
const directoryOf = (tiles: readonly Tile[]): Buffer =>
  gzipSync(
    Buffer.from([
      ...varint(tiles.length),
      ...tiles.flatMap(({ id }, index) => varint(id - (tiles[index - 1]?.id ?? 0))),
      ...tiles.flatMap(() => varint(1)),
      ...tiles.flatMap(({ data }) => varint(data.length)),
      // 0 means “directly after the previous one”; other offsets are stored plus one.
      ...tiles.flatMap((_, index) => varint(index === 0 ? 1 : 0)),
    ]),
  );

/** Tiles that intersect the box, from zoom 0 to the highest. */
function tilesOf(layers: Layers, [west, south, east, north]: Box): Tile[] {
  const cut = Object.entries(layers).map(
    ([name, features]) =>
      [name, geojsonvt(features, { maxZoom: MAX_ZOOM, indexMaxZoom: MAX_ZOOM, buffer: 128 })] as const,
  );
  const tiles: Tile[] = [];
  for (let z = 0; z <= MAX_ZOOM; z += 1) {
    const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * 2 ** z);
    const row = (latitude: number) =>
      Math.floor((0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** z);
    for (let x = column(west); x <= column(east); x += 1)
      for (let y = row(north); y <= row(south); y += 1) {
        const parts = cut.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y);
          return tile ? [[name, tile] as const] : [];
        });
        const data = gzipSync(fromGeojsonVt(Object.fromEntries(parts), { version: 2 }));
        tiles.push({ id: zxyToTileId(z, x, y), data });
      }
  }
  return tiles.toSorted((one, other) => one.id - other.id);
}

/** An archive with these layers in a box of degrees. */
function archiveOf(layers: Layers, box: Box): Buffer {
  const tiles = tilesOf(layers, box);
  const directory = directoryOf(tiles);
  const metadata = gzipSync('{}');
  const data = Buffer.concat(tiles.map((tile) => tile.data));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  let place = HEADER_BYTES;
  [directory, metadata, Buffer.alloc(0), data].forEach((section, index) => {
    header.writeBigUInt64LE(BigInt(place), 8 + 16 * index);
    header.writeBigUInt64LE(BigInt(section.length), 16 + 16 * index);
    place += section.length;
  });
  for (const field of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), field);
  // Clustered; gzip inside and out; vector tiles; lowest and highest zoom level.
  header.set([1, 2, 2, 1, 0, MAX_ZOOM], 96);
  box.forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index));
  return Buffer.concat([header, directory, metadata, data]);
}

const collection = (geometry: GeoJSON.Geometry, properties: object): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', geometry, properties }],
});

const ringOf = ([west, south, east, north]: Box) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** A box of land with one wide street through its middle from west to east, with names in three languages. */
export function streetArchive(box: Box): Buffer {
  const [west, south, east, north] = box;
  const middle = (south + north) / 2;
  const street = {
    type: 'LineString' as const,
    coordinates: [
      [west, middle],
      [east, middle],
    ],
  };
  const names = { name: 'דרך הים', 'name:en': 'Sea Road', 'name:he': 'דרך הים', 'name:ar': 'طريق البحر' };
  return archiveOf(
    {
      earth: collection({ type: 'Polygon', coordinates: [ringOf(box)] }, { kind: 'earth' }),
      roads: collection(street, { kind: 'highway', kind_detail: 'motorway', min_zoom: 3, ...names }),
    },
    box,
  );
}

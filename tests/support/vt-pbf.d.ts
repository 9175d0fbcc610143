declare module 'vt-pbf' {
  /** Encodes the layers of geojson-vt, by name, as one vector tile. */
  export function fromGeojsonVt(
    layers: Readonly<Record<string, { readonly features: readonly object[] }>>,
    options?: { readonly version?: number; readonly extent?: number },
  ): Uint8Array;
}

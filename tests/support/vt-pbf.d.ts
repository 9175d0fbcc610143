declare module 'vt-pbf' {
  /** Layers by name, as geojson-vt cuts them, as one vector tile. */
  export function fromGeojsonVt(
    layers: Readonly<Record<string, { readonly features: readonly object[] }>>,
    options?: { readonly version?: number; readonly extent?: number },
  ): Uint8Array;
}

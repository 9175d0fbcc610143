interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Position of a point in pixels of the whole world at a zoom: Web Mercator, as Leaflet uses it. */
export const onWorld = ({ latitude, longitude }: Place, zoom: number) => {
  const size = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
};

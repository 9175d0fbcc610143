import { type Flavor, namedFlavor } from '@protomaps/basemaps';
import { labelRules, paintRules } from 'protomaps-leaflet';

/** Languages whose names have another code in the tiles. */
const tileCodes: Readonly<Record<string, string>> = { zh: 'zh-Hans' };

/** Keys with one colour; the others are sets of colours. */
type Painted = Exclude<keyof Flavor, 'pois' | 'landcover'>;
type Colours = Partial<Record<Painted, string>>;

/** The same colour for several things. */
const sameColour = (keys: readonly Painted[], colour: string): Colours =>
  Object.fromEntries(keys.map((key) => [key, colour]));

const roads = ['other', 'minor_service', 'minor_a', 'minor_b', 'link', 'major', 'highway'] as const;
const casings = [
  'minor_service_casing',
  'minor_casing',
  'link_casing',
  'major_casing_early',
  'major_casing_late',
  'highway_casing_early',
  'highway_casing_late',
] as const;
const bridges = [
  'bridges_other',
  'bridges_minor',
  'bridges_link',
  'bridges_major',
  'bridges_highway',
] as const;
const tunnels = ['tunnel_other', 'tunnel_minor', 'tunnel_link', 'tunnel_major', 'tunnel_highway'] as const;
const labels = ['roads_label_minor', 'roads_label_major', 'ocean_label'] as const;
const halos = ['roads_label_minor_halo', 'roads_label_major_halo'] as const;
const greens = ['park_a', 'park_b', 'wood_a', 'wood_b', 'scrub_a', 'scrub_b'] as const;

/** The colours of streets in the theme of the page: land, sea, ways and text match the map around them. */
export function flavorOf(container: HTMLElement): Flavor {
  const style = getComputedStyle(container);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const [land, sea, way] = [token('--map-land'), token('--map-sea'), token('--map-coast')];
  return {
    ...namedFlavor(style.colorScheme.includes('dark') ? 'dark' : 'light'),
    earth: land,
    water: sea,
    ...sameColour([...roads, ...bridges], way),
    ...sameColour(tunnels, land),
    ...sameColour(casings, token('--line-strong')),
    ...sameColour(greens, token('--map-park')),
    ...sameColour(labels, token('--map-label')),
    ...sameColour(halos, land),
  };
}

/**
 * How streets are drawn and named, in the reader's language where the tiles have it. Every map names its towns itself,
 * in a way that makes room for hotels, so the tiles do not name them a second time.
 */
export const streetRules = (flavor: Flavor, language: string) => ({
  paintRules: paintRules(flavor),
  labelRules: labelRules(flavor, tileCodes[language] ?? language).filter(
    ({ dataLayer }) => dataLayer !== 'places',
  ),
});

import { optimize } from 'svgo';
import type { CustomPlugin } from 'svgo';

/** What a drawing consists of; whatever else stands in the file (scripts, pages, players) is left out. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image a
  switch clipPath mask marker pattern linearGradient radialGradient stop style view filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence animate animateMotion animateTransform mpath set`.split(
    /\s+/,
  ),
);
const ATTRIBUTES_OF_ADDRESSES = new Set(['href', 'src', 'base']);
const OWN_ADDRESS = /^(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/i;
const NAMESPACE = 'http://www.w3.org/2000/svg';

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1);

/** Style text that reaches outside the file, or is written so that we cannot tell. */
function reachesOutside(style: string): boolean {
  if (/[\\@]import|\\|\b(image|image-set|src|expression)\(|javascript:|-moz-binding/i.test(style))
    return true;
  return [...style.matchAll(/url\(\s*(['"]?)\s*/gi)].some(
    ({ 0: whole, index }) => !OWN_ADDRESS.test(style.slice(index + whole.length)),
  );
}

function isHarmful(name: string, value: string): boolean {
  const local = localName(name).toLowerCase();
  if (local.startsWith('on')) return true;
  if (ATTRIBUTES_OF_ADDRESSES.has(local)) return !OWN_ADDRESS.test(value.trim());
  // An animation must not write what may not stand there in the first place.
  if (local === 'attributename') return /^(on|.*href$|.*style$)/i.test(value.trim());
  return reachesOutside(value);
}

const harmless: CustomPlugin = {
  name: 'harmless',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (!ELEMENTS.has(localName(node.name))) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const [name, value] of Object.entries(node.attributes))
          if (isHarmful(name, value)) delete node.attributes[name];
        if (parent.type === 'root') node.attributes['xmlns'] = NAMESPACE;
        if (localName(node.name) === 'style') {
          const text = node.children.map((child) => ('value' in child ? child.value : '')).join('');
          if (reachesOutside(text)) node.children = [];
        }
      },
    },
    instruction: {
      enter: (node, parent) => {
        parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

/**
 * A drawing without anything that runs or reaches outside the file.
 * @returns null for text that is no readable SVG, or one that defines entities (they multiply without bound)
 */
export function cleanSvg(text: string): string | null {
  if (/<!ENTITY/i.test(text)) return null;
  try {
    const { data } = optimize(text, {
      multipass: false,
      plugins: ['removeDoctype', 'removeComments', 'removeMetadata', harmless],
    });
    return /^<svg[\s/>]/.test(data.trimStart()) ? data : null;
  } catch {
    return null;
  }
}

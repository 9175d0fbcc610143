/** Logical properties only (for right-to-left pages), colours and sizes from the tokens. */
export default {
  rules: {
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates'] }],
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
    'property-disallowed-list': [
      [
        '/^(margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right|top|bottom)/',
        '/^border-(top|bottom)-(left|right)-radius$/',
        'left',
        'right',
        'top',
        'bottom',
        'float',
        'clear',
      ],
      { message: 'Use the logical property: the layout mirrors in Hebrew.' },
    ],
    // Breakpoints in em follow the font size; in px, a text twice as large would still get three columns.
    'media-feature-name-unit-allowed-list': [
      { '/(width|height|inline-size|block-size)$/': ['em'] },
      { message: 'Breakpoints in em (px / 16): they follow the font size of the browser.' },
    ],
    'color-named': 'never',
    'color-no-hex': [
      true,
      { message: 'Use a token of web/ui/tokens.css: the colour has to hold in the dark too.' },
    ],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
      { message: 'Use a token of web/ui/tokens.css: the colour has to hold in the dark too.' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'text-align': ['left', 'right'],
        // Four values distinguish the left from the right side.
        '/^(padding|margin|inset)$/': ['/^(\\S+) (\\S+) (\\S+) (?!\\2$)\\S+$/'],
        '/./': ['/var\\(--(sand|ink|sea|amber|olive|brick|sun|slate)-\\d/'],
      },
      { message: 'Use the logical value, and semantic tokens only: primitives do not follow the theme.' },
    ],
  },
  overrides: [
    {
      files: ['../../web/ui/tokens.css', '../../web/playground.css'],
      rules: {
        'color-named': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
};

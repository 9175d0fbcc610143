/** Logical properties only (right to left), colours and sizes from the tokens. */
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
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
    },
  },
};

/** Who may import what: the table of README “Map of the house”. Checked on every run. */
const own = '^(gateway|web|schema|tests)/';
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    forbid('no-circular', {}, { circular: true }, 'A cycle has no reading order.'),
    forbid(
      'no-unresolvable',
      { pathNot: '/generated/' },
      { couldNotResolve: true },
      'The import does not exist.',
    ),
    forbid(
      'models-import-nothing',
      { path: '^gateway/models/' },
      { path: own, pathNot: '^gateway/models/' },
      'The vocabulary depends on nothing.',
    ),
    forbid(
      'pricing-is-pure',
      { path: '^gateway/pricing/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^gateway/(models|pricing)/' },
      'Arithmetic only.',
    ),
    forbid(
      'upstreams-stay-apart',
      { path: '^gateway/upstreams/([^/]+)/' },
      { path: '^gateway/upstreams/([^/]+)/', pathNot: '^gateway/upstreams/$1/' },
      'Never another upstream.',
    ),
    forbid(
      'upstreams-scope',
      { path: '^gateway/upstreams/', pathNot: '\\.test\\.ts$' },
      { path: own, pathNot: '^gateway/(models|errors|upstreams)' },
      'Models, errors and http only.',
    ),
    forbid(
      'cache-scope',
      { path: '^gateway/(cache|loader-kit)', pathNot: '\\.test\\.ts$' },
      { path: own, pathNot: '^gateway/(errors|cache|loader-kit)' },
      'The cache knows no domain.',
    ),
    forbid(
      'domains-stay-apart',
      { path: '^gateway/domains/([^/]+)/' },
      { path: '^gateway/domains/([^/]+)/', pathNot: '^gateway/domains/$1/' },
      'Never another domain.',
    ),
    forbid(
      'domains-scope',
      { path: '^gateway/domains/', pathNot: '\\.test\\.ts$' },
      {
        path: own,
        pathNot:
          '^gateway/(models|pricing|errors|loader-kit|cache|generated|domains|upstreams/[^/]+/(hotel-provider|entity-platform|chat-service)\\.ts)',
      },
      'Upstreams by their interface only; wire names die in the mapper.',
    ),
    forbid(
      'viewer-loaders-never-cache',
      { path: 'viewer\\.loaders\\.ts$' },
      { path: '^gateway/cache/' },
      'What a token may see is never shared.',
    ),
    forbid(
      'backends-alone',
      { path: '^gateway/backends/([^/]+)/' },
      { path: own, pathNot: '^gateway/backends/($1|kit)/' },
      'A backend is a program of its own.',
    ),
    forbid(
      'only-embedded-starts-backends',
      { path: '^gateway/', pathNot: '^gateway/(backends/|embedded\\.ts|bin/)' },
      { path: '^gateway/backends/' },
      'Backends are met over HTTP.',
    ),
    forbid(
      'web-crossing',
      { path: '^web/' },
      { path: '^(gateway|tests)/', pathNot: '^gateway/(pricing|models)/' },
      'The single crossing: pricing and models (decision 0002).',
    ),
    forbid(
      'ui-i18n-scope',
      { path: '^web/(ui|i18n)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/', pathNot: '^web/(ui|i18n)/' },
      'The kit knows no feature.',
    ),
    forbid(
      'lib-scope',
      { path: '^web/lib/', pathNot: '\\.test\\.tsx?$' },
      { path: '^web/', pathNot: '^web/(ui|i18n|lib|generated)/' },
      'Shared code knows no feature.',
    ),
    forbid(
      'features-stay-apart',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/([^/]+)/', pathNot: '^web/features/$1/' },
      'Features meet in web/app or through a port in lib.',
    ),
    forbid(
      'features-not-app',
      { path: '^web/features/' },
      { path: '^web/app/' },
      'App wires features, not the reverse.',
    ),
    forbid(
      'kit-only',
      { path: '^web/(features|app)/' },
      { path: 'node_modules/(react-aria-components|react-aria|@react-aria)/' },
      'Dress a primitive in web/ui instead.',
    ),
    forbid(
      'generated-hooks-only',
      { path: '^web/(features|app)/', pathNot: '\\.test\\.tsx?$' },
      { path: 'node_modules/@apollo/client/' },
      'Data comes through generated hooks.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data)/' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json', '.css', '.svg'],
    },
    tsPreCompilationDeps: true,
  },
};

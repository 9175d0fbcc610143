/** A row of the import rules: files that match `from` must not import paths that match `to`. */
export interface ImportRule {
  readonly name: string;
  readonly because: string;
  /** Its first capture group may be used in `to` and `except` as `$1`. */
  readonly from: RegExp;
  readonly to: string;
  readonly except?: string;
  /** Tests beside the code are exempt. */
  readonly sparesTests?: boolean;
}

const own = '^(gateway|web|schema|tests)/';

/** The table of the README's “Repository layout”. Paths are from the project's root; packages are named as imported. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'models import nothing',
    because: 'the types of the vocabulary depend on nothing',
    from: /^gateway\/models\//,
    to: '.',
    except: '^gateway/models/',
    sparesTests: true,
  },
  {
    name: 'shared code is pure',
    because: 'rules and arithmetic only, with the calendars of one library; the browser loads it too',
    from: /^gateway\/shared\//,
    to: '.',
    except: '^gateway/(models|shared)/|^@internationalized/date$',
    sparesTests: true,
  },
  {
    name: 'upstreams stay apart',
    because: 'one client per upstream',
    from: /^gateway\/upstreams\/([^/]+)\//,
    to: '^gateway/upstreams/[^/]+/',
    except: '^gateway/upstreams/$1/',
  },
  {
    name: 'upstreams know no domain',
    because: 'models, errors and transport only',
    from: /^gateway\/upstreams\//,
    to: own,
    except: '^gateway/(models|shared|upstreams)/|^gateway/(errors|kit/slices)\\.ts$',
    sparesTests: true,
  },
  {
    name: 'the cache knows no domain',
    because: 'every part uses the same port',
    from: /^gateway\/cache\//,
    to: own,
    except: '^gateway/(cache/|errors\\.ts)',
    sparesTests: true,
  },
  {
    name: 'the kit of the domains knows no domain',
    because: 'any domain and upstream may use it',
    from: /^gateway\/kit\//,
    to: own,
    except: '^gateway/(models|shared|cache|kit)/|^gateway/errors\\.ts$',
    sparesTests: true,
  },
  {
    name: 'domains stay apart',
    because: 'services.ts and services/ connect them',
    from: /^gateway\/domains\/([^/]+)\//,
    to: '^gateway/domains/',
    except: '^gateway/domains/$1/',
  },
  {
    name: 'domains see upstreams by interface only',
    because: 'names of wire fields end in the mapper',
    from: /^gateway\/domains\//,
    to: own,
    except:
      '^gateway/(models|shared|cache|kit|generated|domains)/|^gateway/(errors|logger|context)\\.ts$|^gateway/upstreams/[^/]+/(hotel-provider|entity-platform|chat-service)\\.ts$',
    sparesTests: true,
  },
  {
    name: 'operations watch from outside',
    because: 'the product works without its monitoring',
    from: /^gateway\/operations\//,
    to: own,
    except:
      '^gateway/(models|shared|generated|operations)/|^gateway/(context|errors|logger)\\.ts$|^gateway/upstreams/(http|[^/]+/(hotel-provider|entity-platform|chat-service))\\.ts$',
    sparesTests: true,
  },
  {
    name: 'what a token may see is never cached',
    because: 'responses would leak between users',
    from: /viewer\.loaders\.ts$/,
    to: '^gateway/cache/',
  },
  {
    name: 'backends stand alone',
    because: 'each is a program of its own, but all count callers by the same network address',
    from: /^gateway\/backends\/(?!assistant\/)([^/]+)\//,
    to: own,
    except: '^gateway/(backends/($1|kit)/|(caller-network|kit/port-error)\\.ts$)',
  },
  {
    name: 'the assistant follows the rules of the pages',
    because:
      'a program of its own, but days, people and prices are limited alike in the chat and on the pages',
    from: /^gateway\/backends\/assistant\//,
    to: own,
    except: '^gateway/((backends/(assistant|kit)|models|shared)/|(caller-network|kit/port-error)\\.ts$)',
  },
  {
    name: 'only start/embedded starts backends',
    because: 'the gateway calls them over HTTP; backup is a command of its own',
    from: /^gateway\/(?!backends\/|start\/embedded\/)/,
    to: '^gateway/backends/',
    except: '^gateway/backends/backup/',
  },
  {
    name: 'one crossing from web to gateway',
    because: 'decision 2',
    from: /^web\//,
    to: '^(gateway|tests)/',
    except: '^gateway/(shared|models)/',
  },
  {
    name: 'the kit knows no feature',
    because: 'every feature may use it',
    from: /^web\/(ui|i18n)\//,
    to: '^web/',
    except: '^web/(ui|i18n|generated)/',
    sparesTests: true,
  },
  {
    name: 'lib knows no feature',
    because: 'features are connected through its ports',
    from: /^web\/lib\//,
    to: '^web/',
    except: '^web/(ui|i18n|lib|generated)/',
    sparesTests: true,
  },
  {
    name: 'features stay apart',
    because: 'deleting its folder removes a feature',
    from: /^web\/features\/([^/]+)\//,
    to: '^web/(features|app)/',
    except: '^web/features/$1/',
  },
  {
    name: 'primitives come dressed',
    because: 'web/ui styles the components of the library',
    from: /^web\/(features|app|lib|i18n)\//,
    to: '^(react-aria|@react-aria|react-stately)',
    sparesTests: true,
  },
  {
    name: 'data comes through generated hooks',
    because: 'decision 1',
    from: /^web\/(features|app)\//,
    to: '^@apollo/client',
    sparesTests: true,
  },
];

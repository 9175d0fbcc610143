import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const matching = (files: ReturnType<typeof sourceFiles>, pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

const MAP_LINKS = new Set(['web/lib/location/mapsLink.ts', 'gateway/shared/map/open-street-map.ts']);

describe('source files', () => {
  it('have at most 300 lines', () => {
    const long = sourceFiles(['gateway', 'web', 'schema', 'tests'], /\.(ts|tsx|js|css|graphql)$/)
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > (path.startsWith('schema/') ? 400 : 300));
    expect(long).toEqual([]);
  });

  it('of the browser read data only through generated hooks', () => {
    const files = sourceFiles(['web'], /\.(ts|tsx)$/).filter(
      ({ path }) =>
        // The build, its service worker and the map's land tiles fetch files, never data.
        !/^web\/(?:lib\/|build\/|ui\/map\/land\/finePieces\.ts)/.test(path) &&
        !path.includes('.test.') &&
        !path.endsWith('vite.config.ts'),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(
      matching(
        files,
        /\b(useQuery|useLazyQuery|useMutation|useSubscription|useSuspenseQuery|fetch)\(|client\.(query|mutate)\b|XMLHttpRequest/,
      ),
    ).toEqual([]);
  });

  it('use an alias for imports from three levels up', () => {
    const files = sourceFiles(['gateway', 'web', 'tests'], /\.(ts|tsx)$/);
    expect(matching(files, /(?:from|import\() ?'(?:\.\.\/){3}/)).toEqual([]);
  });

  it('contain no URL of another machine', () => {
    const files = sourceFiles(['web', 'gateway'], /\.(ts|tsx|css|html)$/).filter(
      // A traveller may follow a link to a map, but nothing is loaded from there.
      ({ path }) => !path.includes('.test.') && !MAP_LINKS.has(path),
    );
    expect(
      matching(
        files,
        /https?:\/\/(?!localhost|host\b|schema\.org|127\.0\.0\.1|\$\{|[\w.-]*example\b|www\.w3\.org|www\.sitemaps\.org|www\.openstreetmap\.org\/copyright)[a-z]/i,
      ),
    ).toEqual([]);
  });

  it('of the product have no names of upstream wire fields outside their clients and backends', () => {
    const files = sourceFiles(['gateway', 'web'], /\.(ts|tsx)$/).filter(
      ({ path }) =>
        !/^gateway\/(upstreams|backends)\//.test(path) &&
        !path.includes('.test.') &&
        // Contains names of stored fields in the platform's audit entries, which are shown unchanged.
        path !== 'web/features/admin/dashboard/panels/audit/fields.messages.ts',
    );
    expect(
      matching(
        files,
        /\b(HotelCode|BookingCode|TotalFare|PaxRooms|CancelPolicies|hotel_id|guest_email|total_price|client_ref)\b(?=\s*[:?.\])])/,
      ),
    ).toEqual([]);
  });

  it('of tests that share modules mock no module, because mocks would depend on the order of the files', () => {
    // Simulation files are isolated from each other, because their mutants replace modules.
    const shared = sourceFiles(['gateway', 'tests'], /\.test\.ts$/).filter(
      ({ path }) => !path.startsWith('tests/architecture/') && !path.startsWith('tests/simulation/'),
    );
    expect(shared.length).toBeGreaterThan(100);
    expect(matching(shared, /\bvi\.(?:do)?mock\(/i)).toEqual([]);
  });

  it('refer to no rule or document outside the repository', () => {
    const files = sourceFiles(
      ['gateway', 'web', 'schema', 'tests'],
      /\.(ts|tsx|js|css|graphql|md|yml)$/,
    ).filter(({ path }) => path !== 'tests/architecture/files.test.ts');
    expect(
      matching(
        files,
        /\bDEC-\d|\((?:see )?[A-Z]{1,2}-\d\d\b|(?:reliability|visual) design|product specification|wire documents?\b|design sections?\b|\(sections? \d|§ ?\d/,
      ),
    ).toEqual([]);
  });

  it('of styles use no physical directions', () => {
    const inline = sourceFiles(['web'], /\.tsx$/);
    expect(
      matching(inline, /style=\{\{[^}]*\b(marginLeft|marginRight|paddingLeft|paddingRight|left|right):/),
    ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { auditChanges, changedFacts } from './audit-changes.ts';

describe('what an entry of the audit log changed', () => {
  it('is told field by field, without what stayed the same', () => {
    const before = { name: 'Old', city: 'Haifa', isFeatured: false, meals: ['BB', 'HB'], note: null };
    const after = { name: 'New', city: 'Haifa', isFeatured: true, meals: ['BB'], note: '' };
    expect(auditChanges(before, after)).toEqual([
      { field: 'name', before: 'Old', after: 'New' },
      { field: 'isFeatured', before: 'false', after: 'true' },
      { field: 'meals', before: 'BB\nHB', after: 'BB' },
    ]);
  });

  it('is everything that holds something where a record comes or goes', () => {
    expect(auditChanges(null, { name: 'New', city: '', rooms: [] })).toEqual([
      { field: 'name', before: null, after: 'New' },
    ]);
    expect(auditChanges({ name: 'Old' }, null)).toEqual([{ field: 'name', before: 'Old', after: null }]);
    expect(auditChanges(null, null)).toEqual([]);
  });

  it('shows of long texts the stretch in which they differ', () => {
    const same = 'a'.repeat(1_000);
    const [change] = auditChanges({ text: `${same} old` }, { text: `${same} new` });
    expect(change).toEqual({
      field: 'text',
      before: `…${'a'.repeat(99)} old`,
      after: `…${'a'.repeat(99)} new`,
    });
    const [long] = auditChanges({ text: 'b' }, { text: same });
    expect(long?.after).toBe(`${'a'.repeat(500)}…`);
  });

  it('is kept without the fields that stayed the same', () => {
    const kept = changedFacts({ name: 'Old', city: 'Haifa' }, { name: 'New', city: 'Haifa' });
    expect(kept).toEqual({ before: { name: 'Old' }, after: { name: 'New' } });
    expect(changedFacts(null, { name: 'New' })).toEqual({ before: null, after: { name: 'New' } });
  });
});

import { describe, expect, it } from 'vitest';
import { auditChanges, changedFacts } from './audit-changes.ts';

describe('the changes of an audit log entry', () => {
  it('are listed field by field, without what stayed the same', () => {
    const before = { name: 'Old', city: 'Haifa', isFeatured: false, meals: ['BB', 'HB'], note: null };
    const after = { name: 'New', city: 'Haifa', isFeatured: true, meals: ['BB'], note: '' };
    expect(auditChanges(before, after)).toEqual([
      { field: 'name', before: 'Old', after: 'New' },
      { field: 'isFeatured', before: 'false', after: 'true' },
      { field: 'meals', before: 'BB\nHB', after: 'BB' },
    ]);
  });

  it('include every non-empty field when a record is created or deleted', () => {
    expect(auditChanges(null, { name: 'New', city: '', rooms: [] })).toEqual([
      { field: 'name', before: null, after: 'New' },
    ]);
    expect(auditChanges({ name: 'Old' }, null)).toEqual([{ field: 'name', before: 'Old', after: null }]);
    expect(auditChanges(null, null)).toEqual([]);
  });

  it('show excerpts of two long texts, from shortly before their first difference', () => {
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

  it('are stored without the fields that stayed the same', () => {
    const kept = changedFacts({ name: 'Old', city: 'Haifa' }, { name: 'New', city: 'Haifa' });
    expect(kept).toEqual({ before: { name: 'Old' }, after: { name: 'New' } });
    expect(changedFacts(null, { name: 'New' })).toEqual({ before: null, after: { name: 'New' } });
  });
});

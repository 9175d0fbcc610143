/** Noon in Israel on the day for which the examiners wrote their questions. */
const EXAMINED_AT = Date.parse('2026-11-26T10:00:00Z');

const RealDate = Date;
const ahead = EXAMINED_AT - RealDate.now();

// Imported before the product: the clock starts at the exam's day, so that replies do not depend on the date
// of the run.
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

/** Noon in Israel of the day that the examiners wrote their questions for. */
const EXAMINED_AT = Date.parse('2026-11-26T10:00:00Z');

const RealDate = Date;
const ahead = EXAMINED_AT - RealDate.now();

// Imported before the product: its clock runs on from the examined day, so that every answer is the same next year.
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

import { readFileSync } from 'node:fs';

// Loaded before a product (`node --import`): moves its calendar clock ahead by the minutes in the file
// CLOCK_FILE.
const RealDate = Date;
let ahead = 0;

const read = () => {
  try {
    ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) * 60_000 || 0;
  } catch {
    // The file was only half written; the next read gets it.
  }
};
setInterval(read, 100).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};

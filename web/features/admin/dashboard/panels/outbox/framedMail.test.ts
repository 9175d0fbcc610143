import { describe, expect, it } from 'vitest';
import { framedMail } from './framedMail.ts';

describe('an email in a frame', () => {
  it('has its inline styles moved to one style sheet with the nonce', () => {
    const page = framedMail(
      '<html lang="he" dir="rtl"><head><style>p{margin:0}</style></head><body><p style="color:red">a</p><p style="color:blue">b</p></body></html>',
      'abc',
    );
    expect(page).not.toContain('style="');
    expect(page).toContain('dir="rtl"');
    expect(page.match(/<style nonce="abc">/g)).toHaveLength(2);
    expect(page).toContain('<p data-rule="1">b</p>');
    expect(page).toContain('[data-rule="1"]{color:blue}');
  });

  it('keeps text that looks like a style attribute', () => {
    expect(framedMail('<p>In style="free" rooms</p>', 'abc')).toContain('<p>In style="free" rooms</p>');
  });

  it('may be plain text', () => {
    expect(framedMail('Hello', null)).toContain('Hello');
  });
});

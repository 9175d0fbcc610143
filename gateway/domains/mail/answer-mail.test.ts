import { describe, expect, it, vi } from 'vitest';
import type { AdminMessage } from '#models/admin/admin-records.ts';
import { bare, mailService } from './testing/kit.ts';

const answered = (over: Partial<AdminMessage> = {}): AdminMessage => ({
  id: 'm1',
  kind: 'contact',
  name: 'Dana',
  email: 'dana@example.com',
  phone: '',
  subject: 'Late arrival',
  message: 'First line\n<script>alert(1)</script>',
  preferredContact: 'email',
  language: 'en',
  isHandled: true,
  answer: {
    text: 'Of course.\n\nAsk for <Yael>.',
    by: 'noa@example.com',
    at: '2025-01-01T00:00:00Z',
    key: 'k',
  },
  createdAt: '2025-01-01T00:00:00Z',
  ...over,
});

async function mailOf(message: AdminMessage) {
  const { service, stored } = mailService();
  service.messageAnswer(message);
  await service.idle();
  return stored;
}

describe('the mail with an answer', () => {
  it('contains the answer and quotes the message, both escaped as text', async () => {
    const [mail] = await mailOf(answered());
    expect(mail).toMatchObject({
      to: 'dana@example.com',
      kind: 'message-answer',
      reference: 'm1',
      language: 'en',
      key: 'message-answer m1',
    });
    expect(bare(mail?.subject ?? '')).toBe('Re: Late arrival');
    expect(mail?.html).toContain('<bdi dir="auto">Ask for &lt;Yael&gt;.</bdi>');
    expect(mail?.html).toContain('<br/><bdi dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;</bdi>');
    expect(bare(mail?.text ?? '')).toContain(
      'Hello Dana,\n\nOf course.\n\nAsk for <Yael>.\n\nYou wrote\n\n> First line\n> <script>alert(1)</script>\n',
    );
  });

  it('is Hebrew for a message from Hebrew pages, and quotes nothing when the message has no text', async () => {
    const [mail] = await mailOf(answered({ language: 'he', subject: '', message: '', name: '' }));
    expect(mail?.subject).toBe('התשובה שלנו להודעה שלכם');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain('שלום,\n\nOf course.');
    expect(mail?.text).not.toMatch(/כתבתם|>\s/u);
  });

  it('is English when the language of the message is unknown', async () => {
    const [mail] = await mailOf(answered({ language: null }));
    expect(mail?.language).toBe('en');
  });

  it('is not written before there is an answer', async () => {
    expect(await mailOf(answered({ answer: null }))).toEqual([]);
  });

  it('is written by the check for missing mails, but not for a fresh answer, nor without an address', async () => {
    const fresh = { text: 'x', by: 'noa@example.com', at: new Date().toISOString(), key: 'k' };
    const pending = [answered(), answered({ id: 'm2', answer: fresh }), answered({ id: 'm3', email: '' })];
    const { service, stored } = mailService([], [], undefined, pending);
    const end = service.keepWatch();
    await vi.waitFor(() => expect(stored).toHaveLength(1));
    await service.idle();
    end();
    expect(stored.map(({ reference, key }) => [reference, key])).toEqual([['m1', 'message-answer m1']]);
  });
});

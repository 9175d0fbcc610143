import { describe, expect, it } from 'vitest';
import { badContactFields } from './contactForm.ts';
import type { ContactForm } from './contactForm.ts';

const good: ContactForm = {
  name: 'Maya Stern',
  email: 'maya@example.com',
  phone: '',
  subject: null,
  message: 'A quiet room, please.',
  preferredContact: 'email',
};

describe('the fields to correct in the contact form', () => {
  it.each<[string, Partial<ContactForm>, readonly string[]]>([
    ['only the required fields', {}, []],
    ['everything', { phone: '+972 50 123 4567', subject: 'feedback', preferredContact: 'whatsapp' }, []],
    ['nothing at all', { name: '', email: '', message: '' }, ['name', 'email', 'message']],
    ['only spaces', { name: '  ', message: '\n' }, ['name', 'message']],
    ['an invalid email address', { email: 'maya' }, ['email']],
    ['an email address between spaces', { email: ' maya@example.com ' }, []],
    ['a message of the maximum length', { message: 'x'.repeat(5000) }, []],
    ['a longer message', { message: 'x'.repeat(5001) }, ['message']],
    ['texts that are too long', { name: 'x'.repeat(101), phone: '1'.repeat(51) }, ['name', 'phone']],
  ])('are the invalid ones of a form with %s', (_name, changes, fields) => {
    expect(badContactFields({ ...good, ...changes })).toEqual(fields);
  });
});

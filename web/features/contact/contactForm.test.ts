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
    ['nothing but what is needed', {}, []],
    ['everything', { phone: '+972 50 123 4567', subject: 'feedback', preferredContact: 'whatsapp' }, []],
    ['nothing at all', { name: '', email: '', message: '' }, ['name', 'email', 'message']],
    ['only blanks', { name: '  ', message: '\n' }, ['name', 'message']],
    ['no address', { email: 'maya' }, ['email']],
    ['an address between blanks', { email: ' maya@example.com ' }, []],
    ['a message of the longest length', { message: 'x'.repeat(5000) }, []],
    ['a longer one', { message: 'x'.repeat(5001) }, ['message']],
    ['texts too long for the desk', { name: 'x'.repeat(101), phone: '1'.repeat(51) }, ['name', 'phone']],
  ])('are found in a form with %s', (_name, changes, fields) => {
    expect(badContactFields({ ...good, ...changes })).toEqual(fields);
  });
});

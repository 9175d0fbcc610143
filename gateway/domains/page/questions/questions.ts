import type { Contact, PageText } from '../page.ts';
import { accountQuestions } from './account-questions.ts';
import { bookingQuestions } from './booking-questions.ts';
import { cancellationQuestions } from './cancellation-questions.ts';
import { companyQuestions, contactQuestions, siteQuestions } from './company-questions.ts';
import { paymentQuestions } from './payment-questions.ts';
import type { PageQuestion } from './question.ts';
import { stayQuestions } from './stay-questions.ts';

/**
 * All questions, by subject.
 * @param contact how travellers reach a person
 * @param brand the product's name
 */
export const allQuestions = (contact: Contact, brand: PageText): readonly PageQuestion[] => [
  ...cancellationQuestions,
  ...bookingQuestions,
  ...paymentQuestions,
  ...stayQuestions,
  ...accountQuestions,
  ...contactQuestions(contact),
  ...companyQuestions(brand),
  ...siteQuestions,
];

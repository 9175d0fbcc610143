import { describe, expect, it } from 'vitest';
import { demandFields } from './demand-fields.ts';
import { errorCodes } from '#shared/errors/error-codes.ts';
import { AppError } from '#gateway/errors.ts';
import { errorSentence } from './error-sentence.ts';

const sentenceFor = (checks: Parameters<typeof demandFields>[0]): string => {
  try {
    demandFields(checks);
  } catch (cause) {
    if (cause instanceof AppError) return errorSentence(cause);
  }
  return 'accepted';
};

describe('the message of an error', () => {
  it.each(errorCodes)('is a sentence instead of the code for %s', (code) => {
    const message = errorSentence(new AppError(code));
    expect(message).toMatch(/^[A-Z][a-z ].* .*\.$/);
    expect(message).not.toContain(code);
  });

  it('names the refused fields and what they accept', () => {
    expect(sentenceFor({ page: '1 or more', pageSize: true, meals: 'any of Half Board, Full Board' })).toBe(
      'Refused fields, with what is accepted in brackets: page (1 or more); meals (any of Half Board, Full Board).',
    );
    expect(sentenceFor({ page: true })).toBe('accepted');
  });

  it('names refused fields without a rule', () => {
    expect(errorSentence(new AppError('BAD_USER_INPUT', { fields: ['key'] }))).toContain(': key.');
  });

  it.each([
    [1, 'Try again in 1 second.'],
    [5, 'Try again in 5 seconds.'],
  ])('says after how many seconds to retry: %i', (retryAfter, words) => {
    expect(errorSentence(new AppError('RATE_LIMITED', { retryAfter }))).toContain(words);
  });
});

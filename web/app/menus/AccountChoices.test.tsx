import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountChoicesDocument, SaveAccountChoicesDocument } from '#generated/graphql.ts';
import { CurrencyProvider, useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { LocaleProvider, useLocale } from '#i18n/LocaleProvider.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { AccountChoices } from './AccountChoices.tsx';

const me = viewer();

/** Shows the current language and currency, with buttons to change them. */
function Chosen() {
  const { language, setLanguage } = useLocale();
  const { currency, setCurrency } = useCurrency();
  return (
    <>
      <p>{`${language.code} ${currency.code}`}</p>
      <button type="button" onClick={() => setLanguage('he')}>
        Hebrew
      </button>
      <button type="button" onClick={() => setCurrency('EUR')}>
        Euro
      </button>
    </>
  );
}

const account = (language: string | null, currency: string | null) => ({
  __typename: 'Viewer',
  id: me.id,
  preferences: { __typename: 'Preferences', language, currency },
});

/** Renders the app of a member whose account has this language and currency. */
const open = (language: string | null, currency: string | null) => {
  const saved: unknown[] = [];
  let isAnswered = false;
  const view = renderRoute(
    // These nested providers read only the cookies, as in the app; those of the test page have fixed values.
    <LocaleProvider>
      <CurrencyProvider>
        <AccountChoices />
        <Chosen />
      </CurrencyProvider>
    </LocaleProvider>,
    {
      viewer: me,
      mocks: [
        {
          request: { query: AccountChoicesDocument },
          result: () => {
            isAnswered = true;
            return { data: { __typename: 'Query', me: account(language, currency) } };
          },
        },
        {
          request: {
            query: SaveAccountChoicesDocument,
            variables: (variables: { preferences: unknown }) => {
              saved.push(variables.preferences);
              return true;
            },
          },
          result: {
            data: {
              __typename: 'Mutation',
              updateMe: { __typename: 'ProfileSaved', viewer: account('he', 'USD') },
            },
          },
          maxUsageCount: 5,
        },
      ],
    },
  );
  /** Resolves once the account's choices have been loaded. */
  const loaded = async () => {
    await waitFor(() => expect(isAnswered).toBe(true));
    await act(() => new Promise((resolve) => void setTimeout(resolve, 20)));
  };
  return { ...view, saved, loaded };
};

const forget = (name: string) => {
  document.cookie = `${name}=; path=/; max-age=0`;
};
const cookie = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/`;
};

beforeEach(() => {
  forget('lang');
  forget('currency');
});

describe('language and currency of the account', () => {
  it('are applied on a device without its own choices', async () => {
    const { saved } = open('he', 'EUR');
    expect(await screen.findByText('he EUR')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('do not replace a choice made on the device', async () => {
    cookie('lang', 'en');
    cookie('currency', 'GBP');
    const { user, saved, loaded } = open('he', 'EUR');
    await loaded();
    expect(await screen.findByText('en GBP')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Euro' }));
    await waitFor(() => expect(saved).toContainEqual({ language: 'en', currency: 'EUR' }));
    expect(screen.getByText('en EUR')).toBeVisible();
  });

  it('keep the current language when the account names one that does not exist', async () => {
    open('tlh', 'XXX');
    expect(await screen.findByText('en USD')).toBeVisible();
  });

  it('are saved to the account when they are changed', async () => {
    const { user, saved, loaded } = open(null, null);
    await loaded();
    expect(await screen.findByText('en USD')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hebrew' }));
    expect(await screen.findByText('he USD')).toBeVisible();
    await waitFor(() => expect(saved).toContainEqual({ language: 'he', currency: 'USD' }));
  });
});

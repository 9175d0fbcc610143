import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DeleteAccountDocument,
  ProfilePageDocument,
  ProfileStatsDocument,
  SaveProfileDocument,
} from '#generated/graphql.ts';
import type { ProfilePage_ViewerFragment } from '#generated/graphql.ts';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const profile = (changes: Partial<ProfilePage_ViewerFragment> = {}): ProfilePage_ViewerFragment => ({
  ...viewer({ phone: '+972501234567' }),
  createdAt: '2026-02-04T10:00:00.000Z',
  preferences: { __typename: 'Preferences', newsletter: true, notifications: false },
  ...changes,
});
const often = { maxUsageCount: 10 };
const standing = [
  {
    request: { query: ProfilePageDocument },
    result: { data: { __typename: 'Query', me: profile() } },
    ...often,
  },
  {
    request: { query: ProfileStatsDocument },
    result: {
      data: {
        __typename: 'Query',
        me: {
          __typename: 'Viewer',
          id: 'user-1',
          travelStats: { __typename: 'TravelStats', bookings: 3, countries: 2, reviews: 1 },
        },
      },
    },
    ...often,
  },
];
const saving = (answer: object) => ({
  request: { query: SaveProfileDocument, variables: () => true },
  result: { data: { __typename: 'Mutation', updateMe: answer } },
});
const open = (mocks: NonNullable<RouteOptions['mocks']> = [], options: RouteOptions = {}) =>
  renderRoute(<ProfilePage />, {
    address: '/Profile',
    viewer: viewer(),
    ...options,
    mocks: [...mocks, ...standing],
  });

describe('the profile page', () => {
  it('shows the member and the travel statistics', async () => {
    open();
    expect(await screen.findByText('Member')).toBeVisible();
    expect(screen.getByText(/Created/)).toHaveTextContent('Created 4 February 2026');
    const count = (name: string) => screen.getByText(name).parentElement;
    expect(await screen.findByText('3')).toBeVisible();
    expect(count('Bookings')).toHaveTextContent('3');
    expect(count('Countries')).toHaveTextContent('2');
    expect(count('Reviews')).toHaveTextContent('1');
  });

  it('makes name and phone editable after Edit, but never the email address', async () => {
    const { user } = open([
      saving({ __typename: 'ProfileSaved', viewer: profile({ fullName: 'Maya New' }) }),
    ]);
    const name = await screen.findByRole('textbox', { name: 'Full name' });
    expect(name).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(name).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await user.clear(name);
    await user.type(name, 'Maya New');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Maya New' })).toBeVisible();
  });

  it('sends only what was changed, because another tab may have changed the rest', async () => {
    const sent: object[] = [];
    const { user } = open([
      {
        ...saving({ __typename: 'ProfileSaved', viewer: profile({ fullName: 'Maya New' }) }),
        request: { query: SaveProfileDocument, variables: ({ input }) => sent.push(input) > 0 },
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const name = screen.getByRole('textbox', { name: 'Full name' });
    await user.clear(name);
    await user.type(name, 'Maya New');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your profile was saved.')).toBeVisible();
    expect(sent).toEqual([{ fullName: 'Maya New' }]);
  });

  it('marks an empty name and an invalid phone together', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.clear(screen.getByRole('textbox', { name: 'Full name' }));
    await user.clear(phone);
    await user.type(phone, '12ab');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(phone).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Full name' })).toBeInvalid();
  });

  it('keeps typed text when a field is refused, and Cancel discards it', async () => {
    const { user } = open([
      saving({ __typename: 'ProfileRefused', code: 'BAD_USER_INPUT', fields: ['phone'] }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '12');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/Enter a phone number/)).toBeVisible();
    expect(phone).toHaveValue('12');
    expect(phone).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(phone).toHaveValue('+972501234567');
  });

  it('resets a switch that could not be saved', async () => {
    const { user } = open([
      {
        request: { query: SaveProfileDocument, variables: () => true },
        error: new TypeError('Failed to fetch'),
      },
    ]);
    const newsletter = await screen.findByRole('switch', { name: /Newsletter/ });
    expect(newsletter).toBeChecked();
    await user.click(newsletter);
    expect(await screen.findByText('The choice could not be saved. Please try again.')).toBeVisible();
    expect(newsletter).toBeChecked();
  });

  it('saves switches one after the other, each after the response for the previous one', async () => {
    const sent: object[] = [];
    const { user } = open([
      {
        request: {
          query: SaveProfileDocument,
          variables: ({ input }) => {
            sent.push(input.preferences);
            return true;
          },
        },
        result: {
          data: {
            __typename: 'Mutation',
            updateMe: {
              __typename: 'ProfileSaved',
              viewer: profile({
                preferences: { __typename: 'Preferences', newsletter: false, notifications: false },
              }),
            },
          },
        },
        // Longer than the second press takes on a busy machine.
        delay: 3_000,
        ...often,
      },
    ]);
    await user.click(await screen.findByRole('switch', { name: /Newsletter/ }));
    await user.click(screen.getByRole('switch', { name: /otifications/ }));
    expect(sent).toEqual([{ newsletter: false }]);
    await waitFor(() => expect(sent).toEqual([{ newsletter: false }, { notifications: true }]));
  });

  it('links to the bookings when an upcoming stay prevents deleting the account', async () => {
    const { user } = open([
      {
        request: { query: DeleteAccountDocument, variables: { password: 'secret-1' } },
        result: {
          data: {
            __typename: 'Mutation',
            deleteMyAccount: { __typename: 'ProfileRefused', code: 'INVALID_STATE', fields: [] },
          },
        },
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete my account' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await within(dialog).findByText('Enter your password.')).toBeVisible();
    expect(within(dialog).getByLabelText(/Your password/)).toHaveFocus();
    await user.type(within(dialog).getByLabelText(/Your password/), 'secret-1');
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    expect(await within(dialog).findByRole('link', { name: 'My Bookings' })).toHaveAttribute(
      'href',
      '/Bookings',
    );
  });
});

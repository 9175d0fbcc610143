import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RoomBedLines } from './RoomBedLines.tsx';

it.each([
  ['one room', ['Deluxe Room, 1 King Bed'], '1 king bed'],
  ['two equal rooms once', ['Suite, 2 Queen Beds', 'Suite, 2 Queen Beds'], '2 queen beds in each room'],
  ['each of two different rooms', ['Room, 1 King Bed', 'Room, 2 Twin Beds'], '1 king bed2 single beds'],
  ['only the rooms whose names mention beds', ['Standard Room', 'Room, 1 King Bed'], '1 king bed'],
])('the list of beds has the beds of %s', (_, names, words) => {
  renderRoute(
    <p data-testid="beds">
      <RoomBedLines names={names} />
    </p>,
    { mocks: [] },
  );
  expect(screen.getByTestId('beds')).toHaveTextContent(new RegExp(`^${words}$`));
});

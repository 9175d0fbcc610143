import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { RoomBedLines } from './RoomBedLines.tsx';

it.each([
  ['one room', ['Deluxe Room, 1 King Bed'], '1 king bed'],
  ['two equal rooms, once', ['Suite, 2 Queen Beds', 'Suite, 2 Queen Beds'], '2 queen beds in each room'],
  ['two different rooms, each', ['Room, 1 King Bed', 'Room, 2 Twin Beds'], '1 king bed2 single beds'],
  ['a room whose name does not tell them, not at all', ['Standard Room', 'Room, 1 King Bed'], '1 king bed'],
])('lists the beds of %s', (_, names, words) => {
  renderRoute(
    <p data-testid="beds">
      <RoomBedLines names={names} />
    </p>,
    { mocks: [] },
  );
  expect(screen.getByTestId('beds')).toHaveTextContent(new RegExp(`^${words}$`));
});

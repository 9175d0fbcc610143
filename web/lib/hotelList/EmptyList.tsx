import type { ReactNode } from 'react';
import { Text } from '#i18n/Text.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { homePath } from '../page/paths.ts';
import { messages } from './hotelList.messages.ts';

interface EmptyListProps {
  title: string;
  /** Explains how a hotel is added to the list. */
  children: ReactNode;
}

/** A list of the traveller that is still empty, with a link to the search. */
export function EmptyList({ title, children }: EmptyListProps) {
  return (
    <EmptyState
      title={title}
      picture="sherry-wave"
      action={
        <ButtonLink to={homePath}>
          <Text message={messages.discover} />
        </ButtonLink>
      }
    >
      {children}
    </EmptyState>
  );
}

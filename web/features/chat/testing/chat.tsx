import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { ChatReplyProgressDocument, SendChatMessageDocument } from '#generated/graphql.ts';
import type { ChatMessageInput, SendChatMessageMutation } from '#generated/graphql.ts';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { ChatProvider } from '../ChatProvider.tsx';
import type { ReplyProgress } from '../reply/useReplyProgress.ts';

type Reply = SendChatMessageMutation['sendChatMessage'];

function Opener({ opening }: { opening: ChatOpening }) {
  const chat = useChatLauncher();
  return (
    <button type="button" onClick={() => chat.open(opening)}>
      open
    </button>
  );
}

/** Mock of the progress subscription: sends one state of the reply, or nothing, and stays open. */
export const follow = (progress: ReplyProgress | null): MockLink.MockedResponse => ({
  request: { query: ChatReplyProgressDocument, variables: () => true },
  ...(progress
    ? { result: { data: { __typename: 'Subscription', chatReplyProgress: progress } } }
    : { delay: Number.POSITIVE_INFINITY, result: { data: {} } }),
  maxUsageCount: Number.POSITIVE_INFINITY,
});

export interface ChatOptions extends RouteOptions {
  /** State of a reply before it is complete. */
  progress?: Omit<ReplyProgress, '__typename'>;
}

/** Renders a page with one button that opens the chat. */
export const renderChat = (opening: ChatOpening, { progress, ...options }: ChatOptions = {}) => {
  const following = follow(progress ? { __typename: 'ChatProgress', ...progress } : null);
  return renderRoute(
    <ChatProvider>
      <Opener opening={opening} />
    </ChatProvider>,
    { ...options, mocks: [...(options.mocks ?? []), following] },
  );
};

/** Renders the page and opens the chat. */
export const openChat = async (opening: ChatOpening, options: ChatOptions = {}) => {
  const view = renderChat(opening, options);
  await view.user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog', {}, { timeout: 5000 });
  return view;
};

/** A reply; by default it has only a text. */
export const reply = (text: string, more: Partial<Reply> = {}): Reply => ({
  __typename: 'ChatReply',
  threadId: 'thread-1',
  text,
  hotels: [],
  suggestions: [],
  actions: [],
  mood: 'neutral',
  ...more,
});

/** A reply that never arrives. */
export const never = 'never';

const refusal = (code: string) => ({ errors: [new GraphQLError('refused', { extensions: { code } })] });

/** A text, a complete reply, a network error, or an error code of the server; `never` never responds. */
export type ChatAnswer = string | Reply | Error | { readonly code: string };

const answerOf = (answer: ChatAnswer) => {
  if (answer === never) return { delay: Number.POSITIVE_INFINITY, result: { data: {} } };
  if (answer instanceof Error) return { error: answer };
  if (typeof answer === 'object' && 'code' in answer) return { result: refusal(answer.code) };
  const sendChatMessage = typeof answer === 'string' ? reply(answer) : answer;
  return { result: { data: { __typename: 'Mutation' as const, sendChatMessage } } };
};

/** Mocks of the mutation that respond in this order, and the inputs they received. */
export const replies = (...answers: readonly ChatAnswer[]) => {
  const sent: ChatMessageInput[] = [];
  const request = {
    query: SendChatMessageDocument,
    variables: ({ input }: { input: ChatMessageInput }) => {
      sent.push(input);
      return true;
    },
  };
  const mocks = answers.map((answer): MockLink.MockedResponse =>
    Object.assign({ request }, answerOf(answer)),
  );
  return { sent, mocks };
};

export const hotelOfReply = (id: string, href: string): Reply['hotels'][number] => ({
  __typename: 'ChatHotel',
  href,
  hotel: {
    __typename: 'Hotel',
    id,
    name: { __typename: 'LocalizedText', en: 'Almog Beach', he: 'אלמוג ביץ׳' },
    city: 'Tel Aviv',
    stars: 4,
    images: [{ __typename: 'HotelImage', url: '/stock/1.svg', isIllustration: false }],
  },
  cheapestOffer: offer(),
});

export const offer = (
  cancellation: { isFree: boolean; freeUntil?: string | null } = {
    isFree: true,
    freeUntil: '2026-12-08T15:00',
  },
): NonNullable<Reply['hotels'][number]['cheapestOffer']> => ({
  __typename: 'Offer',
  pricePerNight: { __typename: 'Money', amountMinor: 74_240, currency: 'ILS' },
  total: { __typename: 'Money', amountMinor: 296_960, currency: 'ILS' },
  mealPlan: 'Half Board',
  mealChoices: ['Half Board'],
  beds: [null],
  bedsForAll: null,
  propertyFees: [],
  propertyFeesTotal: null,
  cancellation: { __typename: 'CancellationTerms', freeUntil: null, ...cancellation },
});

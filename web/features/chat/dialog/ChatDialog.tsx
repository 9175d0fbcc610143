import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { AssistantDialog } from '#ui/AssistantDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { useHasPanelRoom, useIsPhone } from '#ui/useIsPhone.ts';
import { messages } from '../chat.messages.ts';
import { ensureChatUserId } from '../conversation/chatUser.ts';
import { Composer } from './Composer.tsx';
import { moodOf } from '../conversation/conversation.ts';
import styles from '../handOver/HandOver.module.css';
import { messages as handOverMessages } from '../handOver/handOver.messages.ts';
import { HandOver } from '../handOver/HandOver.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { MessageList } from './MessageList.tsx';
import { useConversation } from '../conversation/useConversation.ts';
import { useDraft } from './useDraft.ts';
import { useHandOver } from '../handOver/useHandOver.ts';
import { useSignIn } from '../conversation/useSignIn.ts';

interface ChatDialogProps {
  opening: ChatOpening;
  onClose: () => void;
}

function HandOverActions(props: {
  formId: string;
  handOver: ReturnType<typeof useHandOver>;
  onBack: () => void;
}) {
  const { formId, handOver, onBack } = props;
  return (
    <div className={styles.actions}>
      <Button variant={handOver.isSent ? 'primary' : 'secondary'} onPress={onBack}>
        <Text message={handOverMessages.back} />
      </Button>
      {!handOver.isSent && (
        <Button type="submit" form={formId} isPending={handOver.isSending}>
          <Text message={handOverMessages.submit} />
        </Button>
      )}
    </div>
  );
}

/** Moves the focus after a button in the log was pressed, because that button disappears. */
const useFocusAfterPress = () => {
  const isPhone = useIsPhone();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // On a phone, focusing the field would open the keyboard over the reply.
  return { log, field, moveFocus: () => (isPhone ? log : field).current?.focus({ preventScroll: true }) };
};

const stay = () => undefined;

/** The chat with the assistant. When it is opened again, it offers to continue the last conversation. */
export function ChatDialog({ opening, onClose }: ChatDialogProps) {
  const intl = useIntl();
  const { brand } = useLocale();
  const { viewerId } = useViewer();
  const signIn = useSignIn(opening);
  const formId = useId();
  const chat = useConversation(opening);
  const { conversation } = chat;
  const [draft, setDraft] = useDraft(opening.preset ?? '', chat.unsent, viewerId);
  const handOver = useHandOver(conversation.threadId);
  const [isHandingOver, setHandingOver] = useState(false);
  const { log, field, moveFocus } = useFocusAfterPress();
  const isBeside = useHasPanelRoom();
  useEffect(ensureChatUserId, []);
  const opened = useRef(opening);
  // A button on the page beside the open dialog was pressed, so the chat is shown instead of the hand-over form.
  useEffect(() => {
    if (opened.current === opening) return;
    opened.current = opening;
    setHandingOver(false);
    field.current?.focus({ preventScroll: true });
  }, [opening, field]);

  const talkToPerson = () => {
    handOver.begin();
    setHandingOver(true);
  };
  const backToChat = () => setHandingOver(false);
  const pressed =
    <Args extends readonly unknown[]>(action: (...args: Args) => void) =>
    (...args: Args) => {
      action(...args);
      moveFocus();
    };
  const listChat = {
    ...chat,
    stop: pressed(chat.stop),
    sendAgain: pressed(chat.sendAgain),
    resume: chat.resume && pressed(chat.resume),
    begin: chat.startOver && pressed(chat.startOver),
  };
  return (
    <AssistantDialog
      onClose={onClose}
      onDismiss={isHandingOver ? backToChat : onClose}
      title={brand.assistant}
      subtitle={intl.formatMessage(messages.subtitle)}
      mood={moodOf(conversation)}
      action={!isHandingOver && <HeaderActions onBegin={listChat.begin} onTalkToPerson={talkToPerson} />}
      footer={
        isHandingOver ? (
          <HandOverActions formId={formId} handOver={handOver} onBack={backToChat} />
        ) : (
          <Composer
            text={draft}
            onChange={setDraft}
            isPending={conversation.isPending}
            onSend={chat.send}
            fieldRef={field}
          />
        )
      }
    >
      {isHandingOver ? (
        <HandOver id={formId} handOver={handOver} hasConversation={conversation.turns.length > 0} />
      ) : (
        <MessageList
          opening={opening}
          chat={listChat}
          logRef={log}
          onSuggestion={pressed(chat.send)}
          onSignIn={signIn}
          onTalkToPerson={talkToPerson}
          onFollowLink={isBeside ? stay : onClose}
        />
      )}
    </AssistantDialog>
  );
}

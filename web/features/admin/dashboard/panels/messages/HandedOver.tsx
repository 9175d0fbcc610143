import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { readHandedOver } from './handedOver.ts';
import { inbox } from '../panels.messages.ts';
import styles from '../panels.module.css';

/** A conversation with at most this many turns is expanded at first. */
const shortConversation = 4;

/** A traveller's request to talk to a person, with the preceding conversation with the assistant. */
export function HandedOver({ text }: { text: string }) {
  const { brand } = useLocale();
  const { note, isCut, turns } = readHandedOver(text);
  return (
    <>
      {note && (
        <p className={styles.body} dir="auto">
          {note}
        </p>
      )}
      {turns.length > 0 && (
        <Disclosure
          headingLevel={4}
          defaultExpanded={turns.length <= shortConversation}
          label={
            <Text message={inbox.conversation} values={{ assistant: brand.assistant, count: turns.length }} />
          }
        >
          <div className={styles.turns}>
            {isCut && (
              <p className={styles.note}>
                <Text message={inbox.isCut} />
              </p>
            )}
            {turns.map(({ nth, isAssistant, text: words }) => (
              <div key={nth}>
                <p className={styles.speaker}>
                  {isAssistant ? brand.assistant : <Text message={inbox.traveller} />}
                </p>
                <p className={styles.body} dir="auto">
                  {words}
                </p>
              </div>
            ))}
          </div>
        </Disclosure>
      )}
    </>
  );
}

import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { HotelForm_HotelFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { failureCode } from '#lib/failures/errors.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { problemText } from '#lib/failures/problemText.ts';
import { useLeaveQuestion } from '#lib/hooks/useLeaveQuestion.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { messages as row } from '../HotelRow.messages.ts';
import { useMissing } from '../useMissing.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { HotelFields } from './HotelFields.tsx';
import styles from './HotelForm.module.css';
import { closing, messages } from './HotelForm.messages.ts';
import { ReplacedNumbers } from './fields/replacedNumbers.ts';
import { useConfirmReplacedNumbers } from './fields/useConfirmReplacedNumbers.tsx';
import { missingIn } from './hotelDraft.ts';
import { useHotelForm } from './useHotelForm.ts';

interface HotelDialogProps {
  /** The hotel to change; null for a new one. */
  id: string | null;
  onClose: () => void;
  onSaved: (hotel: HotelForm_HotelFragment) => void;
}

type Form = ReturnType<typeof useHotelForm>;

function Waiting({ reading }: Pick<Form, 'reading'>) {
  const intl = useIntl();
  if (reading.error) return <Problem error={reading.error} onRetry={reading.retry} />;
  if (reading.isGone) {
    return (
      <Notice tone="danger" role="alert">
        <Text message={messages.gone} />
      </Notice>
    );
  }
  return (
    <SkeletonRegion label={intl.formatMessage(messages.loading)} className={styles.form}>
      {['3rem', '3rem', '9rem', '3rem', '6rem'].map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- skeletons have no other identity
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </SkeletonRegion>
  );
}

interface FooterProps {
  form: Form;
  /** True while saving waits for uploads of pictures. */
  isWaiting: boolean;
  formId: string;
  onCancel: () => void;
}

function Footer({ form, isWaiting, formId, onCancel }: FooterProps) {
  const missing = useMissing();
  const noteId = useId();
  const parts = form.draft ? missingIn(form.draft) : [];
  const code = form.failure === null ? null : failureCode(form.failure);
  return (
    <>
      {code !== null && (
        <Notice tone="danger" role="alert" className={styles.failure}>
          <Text message={messages.failed} />{' '}
          <Text message={problemText(code, { BAD_USER_INPUT: messages.refused })} />
        </Notice>
      )}
      {isWaiting && (
        <Notice tone="info" role="alert" className={styles.failure}>
          <Text message={messages.waiting} />
        </Notice>
      )}
      {parts.length > 0 && (
        <p id={noteId} className={styles.footNote}>
          <Text message={row.notOffered} values={{ missing: missing(parts) }} />
        </p>
      )}
      <Button variant="secondary" onPress={onCancel}>
        <Text message={messages.cancel} />
      </Button>
      <Button
        type="submit"
        form={formId}
        isPending={form.isSaving || isWaiting}
        isDisabled={form.draft === null}
        {...(parts.length > 0 && { 'aria-describedby': noteId })}
      >
        <Text message={messages.save} />
      </Button>
    </>
  );
}

/**
 * “Add New Hotel”, or the form of a stored one. Any field may be empty when it is saved. Saving asks first when a typed
 * number was replaced, closing asks before changes are discarded, and a failure keeps the typed text.
 */
export function HotelDialog({ id, onClose, onSaved }: HotelDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useHotelForm({ id, onSaved });
  const [isLeaving, setLeaving] = useState(false);
  // True when Save was pressed during an upload: the form is saved once the upload has finished.
  const [isWaiting, setWaiting] = useState(false);
  const { replaced, askBefore, question } = useConfirmReplacedNumbers();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { draft, original, conflict } = form;
  useLeaveQuestion(form.isDirty);
  const close = () => (form.isDirty || form.isSaving ? setLeaving(true) : onClose());
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isUploading) {
      setWaiting(true);
      await form.uploadsEnd();
      setWaiting(false);
    }
    askBefore(() => void latest.current.save());
  };
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        size="form"
        title={intl.formatMessage(id === null ? messages.addTitle : messages.editTitle)}
        footer={<Footer form={form} isWaiting={isWaiting} formId={formId} onCancel={close} />}
      >
        {draft ? (
          <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
            <ReplacedNumbers value={replaced}>
              <HotelFields draft={draft} change={form.change} uploading={form.uploading} />
            </ReplacedNumbers>
          </form>
        ) : (
          <Waiting reading={form.reading} />
        )}
      </Dialog>
      <AlertDialog
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        title={intl.formatMessage(closing.title)}
        message={<Text message={closing.note} />}
        actions={[
          { label: intl.formatMessage(closing.keep), isSafe: true },
          { label: intl.formatMessage(closing.discard), variant: 'danger', onPress: onClose },
        ]}
      />
      {question}
      {original && (
        <ConflictDialog
          original={original}
          current={conflict.current}
          onKeep={conflict.keep}
          onReload={conflict.takeTheirs}
          onOverwrite={conflict.overwrite}
        />
      )}
    </>
  );
}

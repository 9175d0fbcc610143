import { Mail, Pencil, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ProfilePage_ViewerFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';
import { messages } from '../ProfilePage.messages.ts';
import styles from '../ProfilePage.module.css';
import { useProfileForm } from '../useProfileForm.ts';

/** Name and phone, editable after a press; the email address is not editable. */
export function BasicInfo({ viewer }: { viewer: ProfilePage_ViewerFragment }) {
  const intl = useIntl();
  const form = useProfileForm(viewer);
  const name = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const phone = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { draft } = form;
  const isEditing = draft !== null;
  // Edit and Cancel replace each other, so the pressed button is gone and the focus has to move.
  useEffect(() => {
    if (isEditing && !wasEditing.current) name.current?.focus();
    if (!isEditing && wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const submit = () =>
    void form.save(
      () => undefined,
      (field) => (field === 'phone' ? phone : name).current?.focus(),
    );
  return (
    <Card as="section">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSaving) submit();
        }}
      >
        <div className={styles.head}>
          <h2 className="title">
            <Text message={messages.basic} />
          </h2>
          {isEditing ? (
            <Badge tone="info">
              <Text message={messages.editing} />
            </Badge>
          ) : (
            <Button variant="secondary" size="sm" icon={Pencil} onPress={form.edit} ref={edit}>
              <Text message={messages.edit} />
            </Button>
          )}
        </div>
        {form.problem && (
          <Notice tone="danger" role="alert">
            <Text message={form.problem} />
          </Notice>
        )}
        <div className={styles.fields}>
          <TextField
            ref={name}
            name="fullName"
            label={intl.formatMessage(messages.fullName)}
            value={draft?.fullName ?? viewer.fullName}
            onChange={(fullName) => form.change({ fullName })}
            autoComplete="name"
            dir="auto"
            maxLength={100}
            isReadOnly={!isEditing}
            {...(isEditing ? { isRequired: true } : {})}
            {...(form.isWrong('fullName') ? { error: intl.formatMessage(messages.nameWrong) } : {})}
          />
          <TextField
            ref={phone}
            name="phone"
            type="tel"
            icon={Phone}
            dir="ltr"
            label={intl.formatMessage(messages.phone)}
            value={draft?.phone ?? viewer.phone}
            onChange={(value) => form.change({ phone: value })}
            autoComplete="tel"
            maxLength={40}
            isReadOnly={!isEditing}
            {...(isEditing ? {} : { placeholder: intl.formatMessage(messages.notGiven) })}
            {...(form.isWrong('phone') ? { error: intl.formatMessage(messages.phoneWrong) } : {})}
          />
          <TextField
            name="email"
            type="email"
            icon={Mail}
            dir="ltr"
            label={intl.formatMessage(messages.email)}
            value={viewer.email}
            onChange={() => undefined}
            isReadOnly
            className={styles.wide ?? ''}
          />
        </div>
        {isEditing && (
          <div className={styles.buttons}>
            <Button variant="secondary" onPress={form.cancel}>
              <Text message={messages.cancel} />
            </Button>
            <Button type="submit" isPending={form.isSaving}>
              <Text message={messages.save} />
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

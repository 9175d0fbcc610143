import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSaveProfileMutation } from '#generated/graphql.ts';
import type { ProfilePage_ViewerFragment } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { failureCode } from '#lib/failures/errors.ts';
import { problemText } from '#lib/failures/problemText.ts';
import { isPhone, normalPhone } from '#shared/text/phone.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './ProfilePage.messages.ts';

type Draft = Pick<ProfilePage_ViewerFragment, 'fullName' | 'phone'>;

const none: { readonly fields: readonly string[]; readonly problem: Message | null } = {
  fields: [],
  problem: null,
};

/** Name and phone while they are edited; typed text stays when saving failed. */
export const useProfileForm = (viewer: ProfilePage_ViewerFragment) => {
  const intl = useIntl();
  const toasts = useToasts();
  const [mutate, { loading }] = useSaveProfileMutation();
  const [draft, setDraft] = useState<Draft | null>(null);
  /** The values at the start of editing. */
  const [start, setStart] = useState<Draft | null>(null);
  const [failure, setFailure] = useState(none);

  const save = async (onSaved: () => void, onRefused: (field: string) => void) => {
    if (!draft) return;
    const fullName = draft.fullName.trim();
    const phone = draft.phone.trim();
    if (fullName === '') {
      const isPhoneWrong = phone !== '' && phone !== start?.phone && !isPhone(normalPhone(phone));
      setFailure({ fields: ['fullName', ...(isPhoneWrong ? ['phone'] : [])], problem: null });
      onRefused('fullName');
      return;
    }
    // Unchanged fields are left out: another tab may have changed them meanwhile.
    const input = {
      ...(fullName !== start?.fullName && { fullName }),
      ...(phone !== start?.phone && { phone }),
    };
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.updateMe;
      if (answer?.__typename !== 'ProfileSaved') {
        const fields = answer?.fields ?? [];
        setFailure({ fields, problem: fields.length === 0 ? problemText('INTERNAL') : null });
        if (fields[0]) onRefused(fields[0]);
        return;
      }
      setDraft(null);
      setFailure(none);
      toasts.show({ tone: 'ok', text: intl.formatMessage(messages.saved) });
      onSaved();
    } catch (error) {
      // The values may have been saved, so the next attempt sends both.
      setStart(null);
      setFailure({ fields: [], problem: problemText(failureCode(error)) });
    }
  };
  return {
    draft,
    problem: failure.problem,
    isWrong: (field: string) => failure.fields.includes(field),
    isSaving: loading,
    edit: () => {
      const { fullName, phone } = viewer;
      setStart({ fullName, phone });
      setDraft({ fullName, phone });
    },
    change: (part: Partial<Draft>) => setDraft((now) => now && { ...now, ...part }),
    cancel: () => {
      setDraft(null);
      setFailure(none);
    },
    save,
  };
};

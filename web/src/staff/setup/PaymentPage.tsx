import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { documents } from '@selasar/domain/core';
import { pictureName } from '@selasar/domain/offers';
import {
  arePayable,
  noPaymentTerms,
  paymentTermsFields,
  paymentTermsLimits,
} from '@selasar/domain/pricing';
import { toast } from 'sonner';
import { changedFields, pick } from '../../data/offers/changes.ts';
import {
  setPaymentTerms,
  type StoredPaymentTerms,
  usePaymentTerms,
} from '../../data/offers/paymentTerms.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { Loaded } from '../common/Loaded.tsx';
import { headingOf, setupPages } from '../common/links.ts';
import { Panel } from '../common/Panel.tsx';
import { reasonOf } from '../common/attempt.ts';
import { AdminsOnly } from '../common/session.tsx';
import { paymentLabels } from '../common/settingsText.ts';
import { hasDraft } from '../editing/drafts.ts';
import { EditsOf } from '../offers/edits/EditsOf.tsx';
import { PictureInput } from '../offers/images/PictureInputs.tsx';
import { useUploads } from '../offers/images/useUploads.ts';
import { NumberInput } from '../editing/NumberInput.tsx';
import { useDraftPlace } from '../editing/useSharedForm.ts';
import { SettingsForm, useSettings } from './SettingsForm.tsx';

const PaymentPage = () => (
  <AdminsOnly
    title="Only an admin can see these settings"
    hint="Please ask an admin to change how guests pay."
  >
    <Settings />
  </AdminsOnly>
);

const Settings = () => (
  <Loaded live={usePaymentTerms()} failed="Failed to load the payment details" height={380}>
    {(stored) => (
      <Box sx={{ maxWidth: 900 }}>
        <PaymentTermsForm stored={stored} />
        <EditsOf path={documents.paymentTerms} />
      </Box>
    )}
  </Loaded>
);

export { PaymentPage as Component };
export const handle = headingOf(setupPages.payment);

const place = { collection: 'terms', slug: 'payment' } as const;
const toForm = ({ terms }: StoredPaymentTerms) => terms;

function PaymentTermsForm({ stored }: { stored: StoredPaymentTerms }) {
  const draft = useDraftPlace(place.collection, place.slug);
  const uploads = useUploads({ folder: 'tour-images', isKept: () => hasDraft(draft) });
  const settings = useSettings({
    name: 'Payment details',
    place,
    schema: paymentTermsFields,
    empty: noPaymentTerms,
    stored,
    toForm,
    onSave: async (values, base, onUnsure) => {
      const changes = pick(values, changedFields(base, values));
      const isSaved = await setPaymentTerms({ seen: stored.version, changes }, onUnsure);
      if (isSaved) uploads.settle([values.qrPicture], [base.qrPicture]);
      return isSaved;
    },
  });
  const { form, typed } = settings.edit;
  const uploadCode = async (file: File, onDone: (url: string) => void) => {
    try {
      const [url] = await uploads.upload([file], (done, share) => (done + share) * 100);
      if (url) onDone(url);
    } catch (error) {
      toast.error('The picture is not uploaded', { description: reasonOf(error) });
    } finally {
      uploads.finish();
    }
  };
  return (
    <SettingsForm
      settings={settings}
      labels={paymentLabels}
      textOf={(value) => pictureName(String(value)) || 'none'}
      problems={
        arePayable(stored.terms) ? null : (
          <Alert severity="info">
            Nothing is set: guests read that you will write to them about how to pay a deposit.
          </Alert>
        )
      }
    >
      <Panel heading="Ways to pay">
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
          Guests with an open deposit see what you fill in here, in their confirmation and on the
          page of their trip.
        </Typography>
        <Stack spacing={2.25}>
          <TextInput
            control={form.control}
            name="bankAccount"
            multiline
            minRows={3}
            label={paymentLabels.bankAccount}
            hint="Bank, account number, name of the owner, SWIFT code"
            maxLength={paymentTermsLimits.bankAccount}
          />
          <TextInput
            control={form.control}
            name="payPal"
            label={paymentLabels.payPal}
            hint="An email address, or your link at paypal.me"
            maxLength={paymentTermsLimits.payPal}
          />
          <PictureInput
            name="qrPicture"
            label={paymentLabels.qrPicture}
            hint="A picture of your QR code, such as QRIS"
            upload={{
              isRunning: uploads.uploading !== undefined,
              run: (...args) => void uploadCode(...args),
            }}
          />
          <TextInput
            control={form.control}
            name="words"
            multiline
            minRows={3}
            label={paymentLabels.words}
            hint="Anything else, such as who pays the fees"
            maxLength={paymentTermsLimits.words}
          />
        </Stack>
      </Panel>
      <Panel heading="When it is due">
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '300px' } }}>
          <NumberInput name="dueDays" label={paymentLabels.dueDays} typed={typed} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Never later than the day of the tour or the check-in. A booking keeps the day that it got
          when it was confirmed. Guests are reminded on the day before.
        </Typography>
      </Panel>
    </SettingsForm>
  );
}
